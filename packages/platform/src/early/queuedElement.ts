/**
 * Appearance of an element while its action is queued: `pressed`, or `busy` with a spinner for buttons that add or
 * submit something.
 */
export type PendingActionState = "pressed" | "busy";

/**
 * Gives an element the appearance of one whose action is queued; null removes it.
 *
 * The function becomes text of an early script, so it must not reference its outer scope.
 */
export function showPending(element: HTMLElement, state: PendingActionState | null): void {
  if (element.dataset["early"] === "busy" && state === null) element.removeAttribute("aria-busy");
  if (state === null) delete element.dataset["early"];
  else element.dataset["early"] = state;
  if (state === "busy") element.setAttribute("aria-busy", "true");
}

/**
 * Finds the element that the page shows for one that React may have replaced before it was hydrated: the element itself,
 * or the only one with the same tag and label.
 *
 * The function becomes text of an early script, so it must not reference its outer scope.
 */
export function findRendered(element: HTMLElement): HTMLElement | null {
  if (element.isConnected) return element;
  const label = element.getAttribute("aria-label");
  const matches = [...document.querySelectorAll<HTMLElement>(element.tagName)].filter(
    (match) => label && match.getAttribute("aria-label") === label,
  );
  return matches.length === 1 ? (matches[0] ?? null) : null;
}
