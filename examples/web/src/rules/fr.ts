// fr.ts - the chapters of the rules in French, in their order.
import base from "../../../texts/rules/fr/base.txt";
import two from "../../../texts/rules/fr/two.txt";
import steps from "../../../texts/rules/fr/steps.txt";
import towers from "../../../texts/rules/fr/towers.txt";
import dreams from "../../../texts/rules/fr/dreams.txt";
import nightmarium from "../../../texts/rules/fr/nightmarium.txt";

export const fr = [base, two, steps, towers, dreams, nightmarium];
