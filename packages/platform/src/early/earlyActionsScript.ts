import { createReplayQueue } from "./createReplayQueue.ts";
import { isHydrated } from "./isHydrated.ts";
import { keepEarlyActions } from "./keepEarlyActions.ts";
import { replayInput } from "./replayInput.ts";

/** Returns the text of the script that keeps early actions, for the page's head. */
export const earlyActionsScript = (): string =>
  `(${keepEarlyActions.toString()})((${createReplayQueue.toString()})(${isHydrated.toString()}),${replayInput.toString()});`;
