export { translateSettings } from "./germanSettings.ts";
export { translateCatalogue, translateCategory } from "./translateCatalogue.ts";
