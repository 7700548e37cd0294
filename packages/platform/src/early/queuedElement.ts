/**
 * Appearance of an element while its action is queued: `pressed`, or `busy` with a spinner for buttons that add or
 * submit something.
 */
export type PendingActionState = "pressed" | "busy";

/** Functions of this module, which become text of an early script. */
export interface QueuedElementFunctions {
  readonly findRendered: typeof findRendered;
  readonly isSameGroup: typeof isSameGroup;
  readonly showPending: typeof showPending;
  readonly simulatePress: typeof simulatePress;
}

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

/**
 * Returns whether two elements are radio buttons of the same group.
 *
 * The function becomes text of an early script, so it must not reference its outer scope.
 */
export function isSameGroup(one: HTMLElement, other: HTMLElement): boolean {
  return (
    [one, other].every((field) => field instanceof HTMLInputElement && field.type === "radio") &&
    ["name", "form"].every((key) => Reflect.get(one, key) === Reflect.get(other, key))
  );
}

/**
 * Simulates the start of a press, after which React completes the hydration of the element synchronously; during
 * hydration, React would overwrite replayed input.
 *
 * The function becomes text of an early script, so it must not reference its outer scope.
 */
export function simulatePress(element: HTMLElement): void {
  for (const type of ["pointerdown", "pointerup"])
    element.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0 }));
}
