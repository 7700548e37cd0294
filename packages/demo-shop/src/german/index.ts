export { translateSettings } from "./germanSettings.ts";
export { translateCatalogue } from "./translateCatalogue.ts";
