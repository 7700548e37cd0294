import { isRecord } from "@rewire/domain";
import { useCallback, useEffect, useEffectEvent, useRef } from "react";

/** Field of a history entry's state that marks the entry of an open menu. */
const HISTORY_STATE_KEY = "openMenu";

const readState = (): Record<string, unknown> => (isRecord(window.history.state) ? window.history.state : {});

/**
 * Closes something that is open when the reader goes back, as phones do it: while it is open, the history has one more
 * entry with the same URL and state, of which the router is told nothing.
 *
 * @returns Function that removes this entry and then does something, such as following a link, which adds an entry of
 * its own.
 */
export function useBackToClose(isOpen: boolean, onClose: () => void): (next: () => void) => void {
  const afterCloseRef = useRef<(() => void) | null>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!isOpen) return undefined;
    const state = readState();
    const entryId = crypto.randomUUID();
    // Later, because an effect that React only tries out must leave no entry.
    const timer = setTimeout(() => {
      window.history.pushState({ ...state, [HISTORY_STATE_KEY]: entryId }, "");
      window.addEventListener("popstate", handlePopState, true);
    });
    const handlePopState = (event: PopStateEvent) => {
      window.removeEventListener("popstate", handlePopState, true);
      // Back to where the menu was opened is no navigation; further back is one.
      if (isRecord(event.state) ? event.state["key"] === state["key"] : state["key"] === undefined)
        event.stopImmediatePropagation();
      close();
      afterCloseRef.current?.();
      afterCloseRef.current = null;
    };
    return () => {
      clearTimeout(timer);
      // Closed by its button, or by a navigation that has left the entry behind.
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
