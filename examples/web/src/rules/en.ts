// en.ts - the chapters of the rules in English, in their order.
import base from "../../../texts/rules/en/base.txt";
import two from "../../../texts/rules/en/two.txt";
import steps from "../../../texts/rules/en/steps.txt";
import towers from "../../../texts/rules/en/towers.txt";
import dreams from "../../../texts/rules/en/dreams.txt";
import nightmarium from "../../../texts/rules/en/nightmarium.txt";

export const en = [base, two, steps, towers, dreams, nightmarium];
