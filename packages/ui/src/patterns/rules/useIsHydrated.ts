import { startTransition, useEffect, useState, useSyncExternalStore } from "react";

// @chunk frame: used by headers and lazily loaded pages.

const emptySubscribe = () => () => undefined;
const getEmptySnapshot = () => 0;

/**
 * Returns whether the component is hydrated: false on the server and in the first render. A component can use it to
 * replace a link that works without JavaScript with a button. Use it in small components, because they render twice on
 * load.
 * @param isEnabled Whether to wait for hydration; if false, the result is always true.
 * @default true
 */
export function useIsHydrated(isEnabled = true): boolean {
  let isHydrating = false;
  // React calls the server snapshot on the server and during hydration.
  /* oxlint-disable react/immutability -- the flag is only read during rendering */
  useSyncExternalStore(emptySubscribe, getEmptySnapshot, () => {
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
