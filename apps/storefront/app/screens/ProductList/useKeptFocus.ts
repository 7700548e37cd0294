import { useCallback, useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Moves the focus if the focused element disappears, such as a removed chip or an option without results: to the open
 * filter around it, else to the number of products.
 *
 * @param answers Values that change one after the other when the list and its filters have changed.
 * @returns Ref for the element around the list, and a stable function to call before a change.
 */
export function useRestoredFocus(...answers: readonly unknown[]): {
  readonly area: RefObject<HTMLDivElement | null>;
  readonly saveFocus: () => void;
} {
  const area = useRef<HTMLDivElement>(null);
  const latest = useRef(answers);
  const remembered = useRef<{
    readonly element: Element;
    readonly filter: HTMLElement | null;
    readonly before: readonly unknown[];
  }>(null);

  useLayoutEffect(() => {
    latest.current = answers;
    if (!remembered.current) return;
    const { element, filter, before } = remembered.current;
    const changes = answers.filter((answer, index) => answer !== before[index]).length;
    if (changes === 0) return;
    if (changes === answers.length) remembered.current = null;
    const isLost =
      !element.isConnected && (document.activeElement === null || document.activeElement === document.body);
    if (!isLost) return;
    remembered.current = null;
    const target = filter?.isConnected ? filter : area.current?.querySelector<HTMLElement>("[data-result-count]");
    target?.focus({ preventScroll: true });
  });

  const saveFocus = useCallback(() => {
    const element = document.activeElement;
    remembered.current =
      element && area.current?.contains(element)
        ? { element, filter: element.closest("details")?.querySelector("summary") ?? null, before: latest.current }
        : null;
  }, []);
  return { area, saveFocus };
}
