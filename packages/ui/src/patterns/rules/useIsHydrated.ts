import { startTransition, useEffect, useState, useSyncExternalStore } from "react";

// @chunk frame: headers, and pages that come late.

const never = () => () => undefined;
const same = () => 0;

/**
 * Whether JavaScript runs: false on the server and in the first render, so that links can become buttons.
 * What asks is drawn twice before anybody can use the page, so a small part should. The second time has no hurry: were
 * it a value of the store itself, React would draw all who ask in one go, in the task that brings the page to life.
 * @param matters Where it makes no difference it is true from the start. @default true
 */
export function useIsHydrated(matters = true): boolean {
  let isHydrating = false;
  // React asks for the server's value on the server and while it takes over what the server has made.
  /* oxlint-disable react/immutability -- it asks while it renders, and only then */
  useSyncExternalStore(never, same, () => {
    isHydrating = true;
    return 0;
  });
  /* oxlint-enable react/immutability */
  const [isHydrated, setHydrated] = useState(!isHydrating || !matters);
  useEffect(() => {
    if (!isHydrated) startTransition(() => setHydrated(true));
  }, [isHydrated]);
  return isHydrated;
}
