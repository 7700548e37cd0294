/**
 * Returns whether React has still to hydrate an element. It never hydrates what is within HTML that it has been given,
 * such as descriptions.
 *
 * The function becomes text of an early script, so it must not reference its outer scope.
 *
 * @param isHydrated See `isHydrated.ts`.
 */
export function awaitsHydration(element: Node, isHydrated: (element: Element) => boolean): boolean {
  for (let ancestor: Node | null = element; ancestor instanceof Element; ancestor = ancestor.parentNode) {
    const key = Object.keys(ancestor).find((name) => name.startsWith("__reactProps$"));
    const props: unknown = key && Reflect.get(ancestor, key);
    if (typeof props === "object" && props !== null)
      return !("dangerouslySetInnerHTML" in props) && !(ancestor === element && isHydrated(ancestor));
  }
  return true;
}
