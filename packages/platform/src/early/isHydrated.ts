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
  const hydrating = 4096;
  const entries = Object.entries<Fiber>(element as object as Record<string, Fiber>);
  let fiber = entries.find(([key]) => key.startsWith("__reactFiber$"))?.[1] ?? null;
  if (!fiber) return false;
  // A second version of the fiber exists only after the first one was committed.
  if (fiber.alternate) return true;
  for (; fiber; fiber = fiber.return) if ((fiber.flags & (placement | hydrating)) !== 0) return false;
  return true;
}
