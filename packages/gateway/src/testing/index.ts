export { createBrowser } from "./createBrowser.ts";
export { createWeather, type Trouble } from "./createWeather.ts";
export { smallCatalogue } from "./smallCatalogue.ts";
