import { runAfterPress } from "./runAfterPress.ts";
import { createModuleStarter } from "./createModuleStarter.ts";
import { createStartRecovery } from "./createStartRecovery.ts";
import { startAfterPaint } from "./startAfterPaint.ts";
import { startOnIntent } from "./startOnIntent.ts";
import { trackDepartures } from "../leaving/trackDepartures.ts";

export interface StartScriptOptions {
  /**
   * `paint`: modules start after the first paint. `intent`: modules start at the visitor's first sign of interaction
   * (pointer movement, press, touch, key, focus or scrolling), or once the page is idle.
   */
  readonly startTrigger: "paint" | "intent";
  /** Name of the Trusted Types policy that creates scripts from their source texts. */
  readonly policyName: string;
  /** Name of the cookie that prevents reload loops. */
  readonly reloadCookie: string;
  /** Minimum interval between automatic reloads, in seconds. */
  readonly reloadGuardSeconds: number;
}

/**
 * Returns the source text of a script for the page's head that starts the page's modules, and reloads the page once if
 * they cannot be loaded.
 */
export const createStartScript = (options: StartScriptOptions): string => {
  const { startTrigger, policyName, reloadCookie, reloadGuardSeconds } = options;
  const recoveryArguments = `(${trackDepartures.toString()})(),${JSON.stringify(reloadCookie)},${reloadGuardSeconds}`;
  const recovery = `(${createStartRecovery.toString()})(${recoveryArguments})`;
  return (
    `(${(startTrigger === "paint" ? startAfterPaint : startOnIntent).toString()})(` +
    `(${createModuleStarter.toString()})(${JSON.stringify(policyName)},${runAfterPress.toString()},${recovery}));`
  );
};
