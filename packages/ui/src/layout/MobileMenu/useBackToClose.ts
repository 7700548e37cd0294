import { isRecord } from "@rewire/domain";
import { useCallback, useEffect, useEffectEvent, useRef } from "react";

/** Field of a history entry's state that marks the entry of an open menu. */
const HISTORY_STATE_KEY = "openMenu";

const readState = (): Record<string, unknown> => (isRecord(window.history.state) ? window.history.state : {});

/**
 * Closes an open panel when the user navigates back, as is usual on phones. While the panel is open, the browser
 * history contains an additional entry for the same page.
 * @returns Function that removes the entry and then runs a callback, which may follow a link.
 */
export function useBackToClose(isOpen: boolean, onClose: () => void): (next: () => void) => void {
  const afterCloseRef = useRef<(() => void) | null>(null);
  const closePanel = useEffectEvent(onClose);

  useEffect(() => {
    if (!isOpen) return undefined;
    const state = readState();
    const entryId = crypto.randomUUID();
    // Delayed, because React may run an effect and clean it up immediately, which must not add an entry.
    const timer = setTimeout(() => {
      window.history.pushState({ ...state, [HISTORY_STATE_KEY]: entryId }, "");
      window.addEventListener("popstate", handlePopState, true);
    });
    const handlePopState = (event: PopStateEvent) => {
      window.removeEventListener("popstate", handlePopState, true);
      // Only the step back to the page below the panel is hidden from the router.
      if (isRecord(event.state) ? event.state["key"] === state["key"] : state["key"] === undefined)
        event.stopImmediatePropagation();
      closePanel();
      afterCloseRef.current?.();
      afterCloseRef.current = null;
    };
    return () => {
      clearTimeout(timer);
      // The panel was closed by its button, or by a navigation after which the entry is not the current one.
      if (readState()[HISTORY_STATE_KEY] === entryId) window.history.back();
      else window.removeEventListener("popstate", handlePopState, true);
    };
  }, [isOpen]);

  return useCallback((next) => {
    if (readState()[HISTORY_STATE_KEY] === undefined) return next();
    afterCloseRef.current = next;
    window.history.back();
  }, []);
}
