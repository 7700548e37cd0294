/**
 * Returns whether React has completely hydrated an element. React sets its properties on the element when hydration
 * begins, but does not handle the element's events until hydration is complete, which may require further code or data.
 *
 * The function becomes text of an early script, so it must not reference its outer scope.
 */
export function isHydrated(element: Element): boolean {
  interface Fiber {
    readonly alternate: Fiber | null;
    readonly return: Fiber | null;
    readonly flags: number;
  }
  const placement = 2;
  const hydratingFlag = 4096;
  const isFiber = (value: unknown): value is Fiber => typeof value === "object" && value !== null && "flags" in value;
  const key = Object.keys(element).find((name) => name.startsWith("__reactFiber$"));
  const ownFiber: unknown = key && Reflect.get(element, key);
  if (!isFiber(ownFiber)) return false;
  // A second version of the fiber exists only after the first one was committed.
  if (ownFiber.alternate) return true;
  for (let fiber: Fiber | null = ownFiber; fiber; fiber = fiber.return)
    if ((fiber.flags & (placement | hydratingFlag)) !== 0) return false;
  return true;
}
