import { createReplayQueue } from "./createReplayQueue.ts";
import { isHydrated } from "./isHydrated.ts";
import { keepEarlyActions } from "./keepEarlyActions.ts";
import { replayInput } from "./replayInput.ts";

/**
 * Returns the text of the script that keeps early actions, for the page's head.
 * @param extensions Texts of functions that are called with the {@link ReplayQueue} of early actions.
 */
export const earlyActionsScript = (...extensions: readonly string[]): string =>
  `((queue)=>{(${keepEarlyActions.toString()})(queue,${replayInput.toString()});` +
  `${extensions.map((extension) => `(${extension})(queue);`).join("")}})((${createReplayQueue.toString()})(${isHydrated.toString()}));`;
