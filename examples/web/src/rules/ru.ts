// ru.ts - the chapters of the rules in Russian, in their order.
import base from "../../../texts/rules/ru/base.txt";
import two from "../../../texts/rules/ru/two.txt";
import steps from "../../../texts/rules/ru/steps.txt";
import towers from "../../../texts/rules/ru/towers.txt";
import dreams from "../../../texts/rules/ru/dreams.txt";
import nightmarium from "../../../texts/rules/ru/nightmarium.txt";

export const ru = [base, two, steps, towers, dreams, nightmarium];
