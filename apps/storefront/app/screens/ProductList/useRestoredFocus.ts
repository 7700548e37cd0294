import { useCallback, useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Restores the focus when an update of the list removes the focused element, such as a filter chip or an option without
 * results. The focus moves to the heading of the filter that contained the element, or else to the number of products.
 * @param responses Values that change whenever the list or its facets are updated.
 * @returns Ref for the element that contains the list, and a stable function to call before each change.
 */
export function useRestoredFocus(...responses: readonly unknown[]): {
  readonly listArea: RefObject<HTMLDivElement | null>;
  readonly saveFocus: () => void;
} {
  const listArea = useRef<HTMLDivElement>(null);
  const latestResponses = useRef(responses);
  const savedFocus = useRef<{
    readonly element: Element;
    readonly filter: HTMLElement | null;
    readonly before: readonly unknown[];
  }>(null);

  useLayoutEffect(() => {
    latestResponses.current = responses;
    if (!savedFocus.current) return;
    const { element, filter, before: previousResponses } = savedFocus.current;
    const changes = responses.filter((response, index) => response !== previousResponses[index]).length;
    if (changes === 0) return;
    if (changes === responses.length) savedFocus.current = null;
    const isFocusLost =
      !element.isConnected && (document.activeElement === null || document.activeElement === document.body);
    if (!isFocusLost) return;
    savedFocus.current = null;
    const target = filter?.isConnected ? filter : listArea.current?.querySelector<HTMLElement>("[data-result-count]");
    target?.focus({ preventScroll: true });
  });

  const saveFocus = useCallback(() => {
    const element = document.activeElement;
    savedFocus.current =
      element && listArea.current?.contains(element)
        ? {
            element,
            filter: element.closest("details")?.querySelector("summary") ?? null,
            before: latestResponses.current,
          }
        : null;
  }, []);
  return { listArea, saveFocus };
}
