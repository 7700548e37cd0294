export { holdScripts } from "./holdScripts.ts";
export { keepEarlyActions } from "./keepEarlyActions.ts";
export { keepEarlyLanguage } from "./keepEarlyLanguage.ts";
export { startAfterPaint } from "./startAfterPaint.ts";
