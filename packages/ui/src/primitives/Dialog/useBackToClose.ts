import { useEffectEvent, useLayoutEffect, useRef, type MouseEvent } from "react";
import { createPanelEntry, isPanelEntryCurrent, type PanelEntry } from "./createPanelEntry.ts";

/**
 * Closes an open panel when the user navigates back, as is usual on phones. While the panel is open, the browser
 * history contains an additional entry for the same page.
 * @returns Handler of clicks in the panel, for their capture phase: a link is followed when the entry is removed, so
 * that the page is one step back from where the link leads.
 */
export function useBackToClose(isOpen: boolean, onClose: () => void): (event: MouseEvent) => void {
  const entryRef = useRef<PanelEntry | null>(null);
  const clickedLinkRef = useRef<HTMLAnchorElement | null>(null);
  const closePanel = useEffectEvent(() => {
    onClose();
    clickedLinkRef.current?.click();
    clickedLinkRef.current = null;
  });

  // Before the panel is painted, because a step back that follows at once would leave the page.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const entry = (entryRef.current ??= createPanelEntry(() => closePanel()));
    entry.add();
    return () => entry.remove();
  }, [isOpen]);

  return (event) => {
    const link = findLeavingLink(event);
    if (!link || !isPanelEntryCurrent()) return;
    event.preventDefault();
    event.stopPropagation();
    clickedLinkRef.current = link;
    window.history.back();
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
