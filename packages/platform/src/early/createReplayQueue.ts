/** Actions that wait until React has hydrated their elements. */
export interface ReplayQueue {
  /** Returns whether React has hydrated an element. */
  readonly isHydrated: (element: Element) => boolean;
  /** Adds an action; an earlier one on the same element is replaced. */
  readonly add: (element: HTMLElement, replay: () => void) => void;
  /** Removes the action on an element. */
  readonly remove: (element: HTMLElement) => void;
}

/**
 * Creates the queue of `keepEarlyActions`. An action older than 20 seconds is dropped, because its effect would be
 * unexpected.
 *
 * It is inlined in the page's head as text, so it must not reference anything outside itself.
 */
export function createReplayQueue(isHydrated: (element: Element) => boolean): ReplayQueue {
  const maxAgeMs = 20_000;
  const pauseMs = 30;
  const actions = new Map<HTMLElement, { replay: () => void; until: number; isTouched: boolean }>();

  // How every press begins. React completes the hydration of the element at once for it; in the middle of its work it
  // would overwrite what is replayed.
  const touch = (element: HTMLElement) => {
    for (const type of ["pointerdown", "pointerup"])
      element.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0 }));
  };

  const look = () => {
    for (const [element, action] of actions) {
      const isGone = !element.isConnected || Date.now() > action.until;
      // A turn after the touch, when React has run the effects too.
      if (isGone || action.isTouched) actions.delete(element);
      if (isGone) continue;
      if (action.isTouched) {
        action.replay();
        // One a turn: the next builds on what React draws of this one, as two choices in one address do.
        break;
      }
      if (isHydrated(element)) {
        touch(element);
        action.isTouched = true;
      }
    }
    if (actions.size > 0) setTimeout(look, pauseMs);
  };

  return {
    isHydrated,
    add: (element, replay) => {
      if (actions.size === 0) setTimeout(look, pauseMs);
      actions.set(element, { replay, until: Date.now() + maxAgeMs, isTouched: false });
    },
    remove: (element) => void actions.delete(element),
  };
}
