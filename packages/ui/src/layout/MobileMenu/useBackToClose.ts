import { useCallback, useEffectEvent, useLayoutEffect, useRef } from "react";
import { createPanelEntry, isPanelEntryCurrent, type PanelEntry } from "./createPanelEntry.ts";

/**
 * Closes an open panel when the user navigates back, as is usual on phones. While the panel is open, the browser
 * history contains an additional entry for the same page.
 * @returns Function that removes the entry and then runs a callback, which may follow a link.
 */
export function useBackToClose(isOpen: boolean, onClose: () => void): (next: () => void) => void {
  const entryRef = useRef<PanelEntry | null>(null);
  const afterCloseRef = useRef<(() => void) | null>(null);
  const closePanel = useEffectEvent(() => {
    onClose();
    afterCloseRef.current?.();
    afterCloseRef.current = null;
  });

  // Before the panel is painted, because a step back that follows at once would leave the page.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const entry = (entryRef.current ??= createPanelEntry(() => closePanel()));
    entry.add();
    return () => entry.remove();
  }, [isOpen]);

  return useCallback((next) => {
    if (!isPanelEntryCurrent()) return next();
    afterCloseRef.current = next;
    window.history.back();
  }, []);
}
