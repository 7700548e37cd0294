import { runAfterPress } from "./runAfterPress.ts";
import { createModuleStarter } from "./createModuleStarter.ts";
import { createStartRecovery } from "./createStartRecovery.ts";
import { startAfterPaint } from "./startAfterPaint.ts";
import { startOnIntent } from "./startOnIntent.ts";
import { trackDepartures } from "../leaving/trackDepartures.ts";

/** Time for which a page whose modules are lost waits for a navigation that has begun, in milliseconds. */
const DEPARTURE_PERIOD_MS = 30_000;

/**
 * Returns the source text of a script for the page's head that starts the page's modules, and reloads the page once if
 * they cannot be loaded.
 * @param startTrigger `paint`: modules start after the first paint. `intent`: modules start at the visitor's first sign
 * of interaction (pointer movement, press, touch, key, focus or scrolling), or once the page is idle.
 * @param policyName Name of the Trusted Types policy that creates scripts from their source texts.
 * @param sentFormPath Action of the forms that an early script sends itself.
 */
export const createStartScript = (
  startTrigger: "paint" | "intent",
  policyName: string,
  sentFormPath: string,
): string => {
  const isLeaving = `(${trackDepartures.toString()})(${DEPARTURE_PERIOD_MS})`;
  const recovery = `(${createStartRecovery.toString()})(${JSON.stringify(sentFormPath)},${isLeaving})`;
  return (
    `(${(startTrigger === "paint" ? startAfterPaint : startOnIntent).toString()})(` +
    `(${createModuleStarter.toString()})(${JSON.stringify(policyName)},${runAfterPress.toString()},${recovery}));`
  );
};
