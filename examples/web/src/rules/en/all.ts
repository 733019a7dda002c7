// all.ts - the chapters of the rules in one language.
export { base } from "./base";
export { dreams } from "./dreams";
export { nightmarium } from "./nightmarium";
export { steps } from "./steps";
export { towers } from "./towers";
export { two } from "./two";
