import { createReplayQueue } from "./createReplayQueue.ts";
import { isHydrated } from "./isHydrated.ts";
import { findRendered, isSameGroup, showPending, simulatePress, type QueuedElementFunctions } from "./queuedElement.ts";
import { recordEarlyActions } from "./recordEarlyActions.ts";
import { recordInput } from "./recordInput.ts";

const toText = (functions: QueuedElementFunctions): string =>
  `{${Object.entries(functions)
    .map(([name, value]) => `${name}:${String(value)}`)
    .join()}}`;

/**
 * Returns the source text of a function that records the visitor's actions before hydration and replays them
 * afterwards, for {@link createHydrationScript}.
 * @param extensions Source texts of functions that are called with the {@link ReplayQueue}.
 */
export const createEarlyActionsScript = (...extensions: readonly string[]): string =>
  `(isHydrated,queue=(${createReplayQueue.toString()})(isHydrated,${toText({ findRendered, isSameGroup, showPending, simulatePress })}))=>{(${recordEarlyActions.toString()})(queue,${recordInput.toString()});` +
  `${extensions.map((extension) => `(${extension})(queue);`).join("")}}`;

/**
 * Returns the source text of a script for the page's head that calls several functions with {@link isHydrated} as the
 * argument.
 * @param scripts Source texts of the functions.
 */
export const createHydrationScript = (...scripts: readonly string[]): string =>
  `((isHydrated)=>{${scripts.map((script) => `(${script})(isHydrated);`).join("")}})(${isHydrated.toString()});`;
