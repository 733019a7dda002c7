export { load } from "./index.js";
