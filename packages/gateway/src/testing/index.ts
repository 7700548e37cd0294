export { createBrowser } from "./createBrowser.ts";
export { createWeather, type Trouble } from "./createWeather.ts";
export { passTurns } from "./passTurns.ts";
export { smallCatalogue } from "./smallCatalogue.ts";
