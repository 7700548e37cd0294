import { useEffectEvent, useLayoutEffect, useRef, type MouseEvent } from "react";
import { isPanelEntryCurrent, PanelEntry } from "./PanelEntry.ts";

/**
 * Closes an open panel when the user navigates back, as is usual on phones. While the panel is open, the browser
 * history contains an additional entry for the same page.
 * @returns
 * - `close`: closes the panel, for its buttons and the Escape key; needed only where the panel is unmounted then.
 * - `handleClick`: handles clicks in the panel, in their capture phase: a link is followed when the entry is removed, so
 *   that the page is one step back from where the link leads.
 */
export function useBackToClose(isOpen: boolean, onClose: () => void) {
  const entryRef = useRef<PanelEntry | null>(null);
  const closePanel = useEffectEvent(() => onClose());

  // Before the panel is painted, because a step back that follows at once would leave the page.
  useLayoutEffect(() => {
    if (!isOpen) return entryRef.current?.close();
    const entry = (entryRef.current ??= new PanelEntry(() => closePanel()));
    entry.add();
    return () => entry.release();
  }, [isOpen]);

  return {
    close: () => {
      entryRef.current?.close();
      onClose();
    },
    handleClick: (event: MouseEvent) => {
      const link = findLeavingLink(event);
      if (!link || !isPanelEntryCurrent()) return;
      event.preventDefault();
      event.stopPropagation();
      entryRef.current?.closeThen(() => link.click());
    },
  };
}

/** Returns the clicked link if the click leaves the page; null for one to a part of the page, or to another tab. */
function findLeavingLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const isPlainClick = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  // The click that is dispatched after the step back is not trusted, and therefore not intercepted again.
  if (!link || !isPlainClick || !event.isTrusted || !link.href.startsWith("http")) return null;
  if (link.target !== "" && link.target !== "_self") return null;
  const isPartOfPage = link.hash !== "" && link.href.split("#")[0] === window.location.href.split("#")[0];
  return isPartOfPage ? null : link;
}
