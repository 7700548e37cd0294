import { useEffect, useRef, type RefObject } from "react";

/**
 * Returns the ref of an element that receives the focus when a change of `state` has removed the control that had it,
 * so that the keyboard goes on where it was. Does nothing if the control was elsewhere on the page, or if nothing had
 * the focus, as after a click on a button in Safari: a change that comes by itself must not move a reader.
 * @param state Whatever changes when controls are removed; undefined while the content is loading.
 */
export function useFocusFallback<Target extends HTMLElement>(
  state: string | number | boolean | null | undefined,
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const lastState = useRef(state);
  const focusPath = useFocusPath();
  useEffect(() => {
    const hasChanged = lastState.current !== undefined && lastState.current !== state;
    lastState.current = state;
    if (!hasChanged || !target.current || !wasFocusRemoved(focusPath.current, target.current)) return;
    target.current.focus({ preventScroll: true });
    showIfOutOfSight(target.current);
  }, [state, focusPath]);
  return target;
}

/** Height in px of the page's sticky header, as in the global `scrollPaddingTop`. */
const HEADER_HEIGHT = 88;

/**
 * Scrolls to an element of which nothing is visible: a message that takes the place of a long form is far above the
 * button that was pressed.
 */
function showIfOutOfSight(element: HTMLElement): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom <= HEADER_HEIGHT || top >= window.innerHeight) element.scrollIntoView({ block: "nearest" });
}

/** Returns a ref with the element that was focused last, followed by its ancestors at that time; empty if none was. */
function useFocusPath(): RefObject<readonly Element[]> {
  const path = useRef<readonly Element[]>([]);
  useEffect(() => {
    const update = () => (path.current = listPath(document.activeElement));
    update();
    document.addEventListener("focusin", update);
    return () => document.removeEventListener("focusin", update);
  }, []);
  return path;
}

/** Lists an element and its ancestors up to the body, which counts as no element. */
const listPath = (element: Element | null): readonly Element[] =>
  element && element !== document.body ? [element, ...listPath(element.parentElement)] : [];

/** Returns whether the element that was focused last has been removed from the surroundings of `target`. */
function wasFocusRemoved(path: readonly Element[], target: HTMLElement): boolean {
  if (document.activeElement !== document.body || !path[0] || path[0].isConnected) return false;
  const container = path.find((element) => element.isConnected);
  return container !== undefined && (container.contains(target) || target.parentElement?.contains(container) === true);
}
