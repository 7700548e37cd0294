import { runAfterPress } from "./runAfterPress.ts";
import { createModuleStarter } from "./createModuleStarter.ts";
import { startAfterPaint } from "./startAfterPaint.ts";
import { startOnIntent } from "./startOnIntent.ts";

/**
 * Returns the source text of a script for the page's head that starts the page's modules.
 * @param startTrigger `paint`: modules start after the first paint. `intent`: modules start at the visitor's first sign
 * of interaction (pointer movement, press, touch, key, focus or scrolling), or once the page is idle.
 * @param policyName Name of the Trusted Types policy that creates scripts from their source texts.
 */
export const createStartScript = (startTrigger: "paint" | "intent", policyName: string): string =>
  `(${(startTrigger === "paint" ? startAfterPaint : startOnIntent).toString()})(` +
  `(${createModuleStarter.toString()})(${JSON.stringify(policyName)},${runAfterPress.toString()}));`;
