import { useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Gives the focus a place when what had it is gone: a chip that was taken back, a value that nothing has any more.
 * It goes to the filter that was open around it, else to the number of products, which says what came of it.
 *
 * @param answer Changes when the list has changed.
 * @returns what to put around the list, and what to call before a change.
 */
export function useKeptFocus(answer: unknown): {
  readonly area: RefObject<HTMLDivElement | null>;
  readonly noteFocus: () => void;
} {
  const area = useRef<HTMLDivElement>(null);
  const noted = useRef<{ readonly element: Element; readonly filter: HTMLElement | null; readonly before: unknown }>(
    null,
  );

  useLayoutEffect(() => {
    if (!noted.current || noted.current.before === answer) return;
    const { element, filter } = noted.current;
    noted.current = null;
    const isLost =
      !element.isConnected && (document.activeElement === null || document.activeElement === document.body);
    if (!isLost) return;
    const target = filter?.isConnected ? filter : area.current?.querySelector<HTMLElement>("[data-result-count]");
    target?.focus({ preventScroll: true });
  });

  const noteFocus = () => {
    const element = document.activeElement;
    noted.current =
      element && area.current?.contains(element)
        ? { element, filter: element.closest("details")?.querySelector("summary") ?? null, before: answer }
        : null;
  };
  return { area, noteFocus };
}
