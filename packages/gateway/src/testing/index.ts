export { createBrowser } from "./createBrowser.ts";
export { createFaultInjection, type InjectedFault } from "./createFaultInjection.ts";
export { passTurns } from "./passTurns.ts";
export { smallCatalogue } from "./smallCatalogue.ts";
