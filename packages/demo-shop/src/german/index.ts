export { translateSettings } from "./germanSettings.ts";
export { germanCategories } from "./terms.ts";
export { translateCatalogue } from "./translateCatalogue.ts";
