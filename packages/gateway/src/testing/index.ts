export { createBrowser } from "./createBrowser.ts";
export { createErrorInjection, type InjectedFault } from "./createErrorInjection.ts";
export { passTurns } from "./passTurns.ts";
export { smallCatalogue } from "./smallCatalogue.ts";
