export { createBrowser } from "./createBrowser.ts";
export { createErrorInjection, type InjectedFault } from "./createErrorInjection.ts";
export { smallCatalogue } from "./smallCatalogue.ts";
