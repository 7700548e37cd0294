import type { KeyboardEvent, MouseEvent } from "react";

// @chunk shopFrame: used by every header except the checkout's.

/**
 * Returns the props of a link that is a button for whoever has scripts: its click and the space key press it. Such a
 * link stays the same element when the page is hydrated, because a replaced one would lose the focus. The role is set by
 * the caller, after hydration.
 * @param press Called unless the click opens the link in another tab or window, or saves it.
 */
export const createButtonLinkProps = (press: () => void) => ({
  // Robots need not crawl what is a panel for visitors.
  rel: "nofollow",
  onClick: (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    press();
  },
  onKeyDown: keepPageOnSpace,
  onKeyUp: clickOnSpace,
});

/** Keeps the space key from scrolling the page. */
function keepPageOnSpace(event: KeyboardEvent) {
  if (event.key === " ") event.preventDefault();
}

/**
 * Clicks the link when the space key is released, as browsers do with buttons, but not with links. A key held down
 * would otherwise press what takes the focus next.
 */
function clickOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key === " ") event.currentTarget.click();
}
