export type { ReplayQueue } from "./createReplayQueue.ts";
export { earlyActionsScript, hydrationScript } from "./earlyActionsScript.ts";
export { guardEarlyForms } from "./guardEarlyForms.ts";
export { holdScripts } from "./holdScripts.ts";
export { isHydrated } from "./isHydrated.ts";
export { keepEarlyLanguage } from "./keepEarlyLanguage.ts";
export { markFirstAction } from "./markFirstAction.ts";
export { startScript } from "./startScript.ts";
