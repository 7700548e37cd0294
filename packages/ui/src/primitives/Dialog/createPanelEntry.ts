import { isRecord } from "@rewire/domain";

/** Field of a history entry's state that marks the entry of an open panel. */
const HISTORY_STATE_KEY = "openPanel";

/** History entry of an open panel, on top of the entry of its page. */
export interface PanelEntry {
  /** Adds the entry; does nothing if it is there. */
  add(): void;
  /** Removes the entry, unless it is added again in the same task. */
  remove(): void;
}

const readState = (): Record<string, unknown> => (isRecord(window.history.state) ? window.history.state : {});

/** Returns whether the current history entry is one of an open panel. */
export const isPanelEntryCurrent = (): boolean => readState()[HISTORY_STATE_KEY] !== undefined;

/** Whether the entry of a panel is being removed by a step back, which ends with an event. All panels share the history. */
let isSteppingBack = false;
/** Add the entries of panels that were opened during the step back. */
const addAfterStepBack = new Set<() => void>();

/** Creates the history entry of a panel, which closes the panel when the user navigates back. */
export function createPanelEntry(closePanel: () => void): PanelEntry {
  let id = "";
  let pageKey: unknown;
  let pageHash = "";
  let isPanelOpen = false;

  const isCurrent = () => id !== "" && readState()[HISTORY_STATE_KEY] === id;

  const push = () => {
    const state = readState();
    // Pages served without TLS have no `crypto.randomUUID`.
    id = crypto.getRandomValues(new Uint32Array(4)).join("-");
    pageKey = state["key"];
    pageHash = window.location.hash;
    window.history.pushState({ ...state, [HISTORY_STATE_KEY]: id }, "");
    window.addEventListener("popstate", handlePopState, true);
  };

  const forget = () => {
    id = "";
    window.removeEventListener("popstate", handlePopState, true);
  };

  const handlePopState = (event: PopStateEvent) => {
    // A link to a part of the page adds an entry on top, from which Back leads to the panel's.
    if (!isSteppingBack && (isCurrent() || window.location.hash !== pageHash)) return;
    const wasRemoved = isSteppingBack;
    isSteppingBack = false;
    forget();
    // Only the step back to the page below the panel is hidden from the router.
    if ((isRecord(event.state) ? event.state["key"] : undefined) === pageKey) event.stopImmediatePropagation();
    for (const addEntry of addAfterStepBack) addEntry();
    addAfterStepBack.clear();
    if (isPanelOpen && !wasRemoved) closePanel();
  };
  const pushIfOpen = () => {
    if (isPanelOpen) push();
  };

  return {
    add: () => {
      isPanelOpen = true;
      if (isSteppingBack) addAfterStepBack.add(pushIfOpen);
      else if (!isCurrent()) push();
    },
    remove: () => {
      isPanelOpen = false;
      // React may run an effect, clean it up and run it again.
      setTimeout(() => {
        if (isPanelOpen || isSteppingBack || id === "") return;
        // After a navigation from the open panel another entry is the current one.
        if (!isCurrent()) return forget();
        isSteppingBack = true;
        window.history.back();
      });
    },
  };
}
