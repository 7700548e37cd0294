/**
 * Returns whether React has hydrated an element. React sets its properties on an element when it begins to hydrate the
 * part around it; if that part is not completed, because it waits for code or data, it handles no event of the element.
 *
 * It is inlined in the page's head as text, so it must not reference anything outside itself.
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
  const own: unknown = key && Reflect.get(element, key);
  if (!isFiber(own)) return false;
  // A second version of the fiber exists only after the first one was committed.
  if (own.alternate) return true;
  for (let fiber: Fiber | null = own; fiber; fiber = fiber.return)
    if ((fiber.flags & (placement | hydratingFlag)) !== 0) return false;
  return true;
}
