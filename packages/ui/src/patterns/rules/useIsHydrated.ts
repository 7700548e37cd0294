import { startTransition, useEffect, useState, useSyncExternalStore } from "react";

// @chunk frame: headers, and pages that come late.

const subscribeNever = () => () => undefined;
const getSnapshot = () => 0;

/**
 * Returns whether the component is hydrated: false on the server and in the first render, so that links can become
 * buttons. Use it in small components, because each renders twice on load. The second render has low priority: with the
 * store's own value, React would render all of them at once, in the task that hydrates the page.
 * @param isEnabled Whether the result matters; if not, it is true from the start. @default true
 */
export function useIsHydrated(isEnabled = true): boolean {
  let isHydrating = false;
  // React calls the server snapshot on the server and during hydration.
  /* oxlint-disable react/immutability -- it asks while it renders, and only then */
  useSyncExternalStore(subscribeNever, getSnapshot, () => {
    isHydrating = true;
    return 0;
  });
  /* oxlint-enable react/immutability */
  const [isHydrated, setHydrated] = useState(!isHydrating || !isEnabled);
  useEffect(() => {
    if (!isHydrated) startTransition(() => setHydrated(true));
  }, [isHydrated]);
  return isHydrated;
}
