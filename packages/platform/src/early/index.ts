export type { ReplayQueue } from "./createReplayQueue.ts";
export { createEarlyActionsScript, createHydrationScript } from "./createEarlyActionsScript.ts";
export { guardEarlyForms } from "./guardEarlyForms.ts";
export { deferModuleScripts } from "./deferModuleScripts.ts";
export { isHydrated } from "./isHydrated.ts";
export { storeEarlyLanguage } from "./storeEarlyLanguage.ts";
export { markFirstAction } from "./markFirstAction.ts";
export { createStartScript } from "./createStartScript.ts";
export { showTouch } from "./showTouch.ts";
