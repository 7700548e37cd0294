import { createReplayQueue } from "./createReplayQueue.ts";
import { isHydrated } from "./isHydrated.ts";
import { keepEarlyActions } from "./keepEarlyActions.ts";
import { replayInput } from "./replayInput.ts";

/**
 * Returns the text of the function that keeps early actions, for {@link hydrationScript}.
 * @param extensions Texts of functions that are called with the {@link ReplayQueue} of early actions.
 */
export const createEarlyActionsScript = (...extensions: readonly string[]): string =>
  `(isHydrated,queue=(${createReplayQueue.toString()})(isHydrated))=>{(${keepEarlyActions.toString()})(queue,${replayInput.toString()});` +
  `${extensions.map((extension) => `(${extension})(queue);`).join("")}}`;

/**
 * Returns the text of a script for the page's head that calls functions with {@link isHydrated}, which it contains once.
 * @param scripts Texts of the functions.
 */
export const hydrationScript = (...scripts: readonly string[]): string =>
  `((isHydrated)=>{${scripts.map((script) => `(${script})(isHydrated);`).join("")}})(${isHydrated.toString()});`;
