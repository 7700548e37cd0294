import { useEffect, useRef, type RefObject } from "react";

/**
 * Returns the ref of an element that receives the focus when a change of `state` has removed the control that had it,
 * so that the keyboard goes on where it was.
 * @param state Whatever changes when controls are removed; undefined while the content is loading.
 */
export function useFocusFallback<Target extends HTMLElement>(
  state: string | number | boolean | null | undefined,
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const lastState = useRef(state);
  useEffect(() => {
    const hasChanged = lastState.current !== undefined && lastState.current !== state;
    lastState.current = state;
    if (hasChanged && document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, [state]);
  return target;
}
