export { load, OnirimError } from "./index.js";
