export type { ReplayQueue } from "./createReplayQueue.ts";
export { createEarlyActionsScript, createHydrationScript } from "./createEarlyActionsScript.ts";
export { guardEarlyForms } from "./guardEarlyForms.ts";
export { holdScripts } from "./holdScripts.ts";
export { isHydrated } from "./isHydrated.ts";
export { keepEarlyLanguage } from "./keepEarlyLanguage.ts";
export { markFirstAction } from "./markFirstAction.ts";
export { createStartScript } from "./createStartScript.ts";
