import { useLayoutEffect, type RefObject } from "react";

/** Moves the focus to the page's main element when an element that has it is removed, such as a button that was pressed. */
export function useReturnFocusToMain(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = element.current;
    const main = root?.closest("main");
    return () => {
      // The element is still in the document when layout effects of a removed component are cleaned up.
      if (!root?.contains(document.activeElement)) return;
      setTimeout(() => {
        if (document.activeElement === document.body) main?.focus({ preventScroll: true });
      });
    };
  }, [element]);
}
