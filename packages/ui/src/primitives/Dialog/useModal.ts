import { useEffect } from "react";

/** Class of the body that disables scrolling of the page; see globalStyles.ts. */
const LOCKED_CLASS = "overflow-hidden";

let lockCount = 0;
let unlockPage = () => {};

/**
 * Returns the props with which the root of Chakra's dialog or drawer is modal. The page behind it does not scroll.
 * Chakra's own lock sets an inherited property on the root element, for which the browser computes the styles of the
 * whole page again, at opening and at closing; it is left on where Safari on a phone needs it.
 */
export function useModal(isOpen: boolean, onClose: () => void) {
  useEffect(() => (isOpen ? lockScrolling() : undefined), [isOpen]);
  return {
    unstyled: true,
    open: isOpen,
    onOpenChange: ({ open }: { open: boolean }) => !open && onClose(),
    // A server has no `CSS`; there it does not matter.
    preventScroll: typeof CSS !== "undefined" && CSS.supports("-webkit-touch-callout", "none"),
  };
}

/** Disables scrolling of the page until as many returned functions have been called. */
function lockScrolling() {
  lockCount += 1;
  if (lockCount === 1) unlockPage = lockPage();
  return () => {
    lockCount -= 1;
    if (lockCount === 0) unlockPage();
  };
}

/** Hides the scroll bar and leaves its width free, on its side, so that nothing moves. */
function lockPage() {
  const { documentElement, body } = document;
  const scrollbarWidth = window.innerWidth - documentElement.clientWidth;
  const isScrollbarLeft = Math.round(documentElement.getBoundingClientRect().left) + documentElement.scrollLeft !== 0;
  const paddingSide = isScrollbarLeft ? "paddingLeft" : "paddingRight";
  const oldPadding = body.style[paddingSide];
  if (scrollbarWidth > 0) body.style[paddingSide] = `${scrollbarWidth}px`;
  body.classList.add(LOCKED_CLASS);
  return () => {
    body.style[paddingSide] = oldPadding;
    body.classList.remove(LOCKED_CLASS);
  };
}
