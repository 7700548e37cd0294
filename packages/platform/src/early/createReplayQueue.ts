import type { PendingActionState, QueuedElementFunctions } from "./queuedElement.ts";

export interface ReplayOptions {
  /** Appearance of the element until the action runs or expires, in `data-early`. */
  readonly state?: PendingActionState;
  /** Whether a link is followed unless React starts soon. @default false */
  readonly isFollowedSoon?: boolean;
}

/** Queue of visitor actions that are replayed once React has hydrated the elements. */
export interface ReplayQueue {
  /** Returns whether React has hydrated an element. */
  readonly isHydrated: (element: Element) => boolean;
  /** Returns whether React listens to the events of the page. */
  readonly hasReactStarted: () => boolean;
  /** Adds an action; an earlier one on the same element is replaced. */
  readonly add: (element: HTMLElement, replay: (target: HTMLElement) => void, options?: ReplayOptions) => void;
  /** Returns whether any action is queued. */
  readonly isWaiting: () => boolean;
  /** Returns whether an action in the form of a button is queued, on which a press of the button depends. */
  readonly isFormWaiting: (button: HTMLButtonElement) => boolean;
  /** Gives an element the appearance of a pressed one, until {@link remove}. */
  readonly mark: (element: HTMLElement, state: PendingActionState) => void;
  /** Removes the action on an element, and its appearance; for a radio button, also actions on the others of its group. */
  readonly remove: (element: HTMLElement) => void;
}

interface Action {
  readonly replay: (target: HTMLElement) => void;
  readonly expiryTime: number;
  /** Time by which React must have begun, in unix milliseconds; then the action waits until `expiryTime`. */
  readonly startDeadline: number;
  isTouched: boolean;
}

/**
 * Creates the queue of the actions recorded by `recordEarlyActions`. An action expires after 20 seconds, because a later
 * effect would be unexpected. If React replaces an element before it is hydrated, the action is applied to the new
 * element with the same tag and label, if there is exactly one. A link that becomes a button is followed if it is not a
 * button after six seconds, and one with `isFollowedSoon` also if React has not started within 600 ms.
 *
 * The function becomes text of an early script, so it must not reference its outer scope.
 * @param isHydrated Returns whether React has hydrated an element.
 * @param functions Functions of `queuedElement.ts`.
 */
export function createReplayQueue(
  isHydrated: (element: Element) => boolean,
  { findRendered, isSameGroup, showPending, simulatePress }: QueuedElementFunctions,
): ReplayQueue {
  const maxAgeMs = 20_000;
  const maxLinkAgeMs = 6_000;
  const maxStartMs = 600;
  const pollIntervalMs = 30;
  const actions = new Map<HTMLElement, Action>();
  let isReplaying = false;
  const hasReactStarted = () => Object.keys(document).some((key) => key.startsWith("_reactListening"));
  const removeAction = (element: HTMLElement) => {
    actions.delete(element);
    showPending(element, null);
  };

  const processQueue = () => {
    for (const [element, action] of actions) {
      const target = findRendered(element);
      const isExpired = Date.now() > (hasReactStarted() ? action.expiryTime : action.startDeadline);
      const isObsolete = isExpired || (!element.isConnected && !element.getAttribute("aria-label"));
      // One poll after the simulated press, when React has also run the effects.
      const canReplay = action.isTouched && target !== null;
      if (isObsolete || canReplay) removeAction(element);
      if (isExpired && element instanceof HTMLAnchorElement) location.assign(element.href);
      if (isObsolete) continue;
      if (canReplay) {
        isReplaying = true;
        action.replay(target);
        isReplaying = false;
        // One action per task, because each action may depend on the rendering of the previous one, such as two
        // selections stored in one URL.
        break;
      }
      if (target && isHydrated(target)) {
        simulatePress(target);
        action.isTouched = true;
      }
    }
    if (actions.size > 0) setTimeout(processQueue, pollIntervalMs);
  };

  return {
    isHydrated,
    hasReactStarted,
    add: (element, replay, { state: pendingState, isFollowedSoon } = {}) => {
      if (actions.size === 0) setTimeout(processQueue, pollIntervalMs);
      if (pendingState) showPending(element, pendingState);
      const expiryTime = Date.now() + (element instanceof HTMLAnchorElement ? maxLinkAgeMs : maxAgeMs);
      const startDeadline = isFollowedSoon ? Date.now() + maxStartMs : expiryTime;
      actions.set(element, { replay, expiryTime, startDeadline, isTouched: false });
    },
    isWaiting: () => actions.size > 0,
    isFormWaiting: ({ form }) =>
      !isReplaying && form !== null && [...actions.keys()].some((element) => Reflect.get(element, "form") === form),
    mark: showPending,
    remove: (element) => {
      removeAction(element);
      // The replay of an option does not concern those that were selected after it.
      for (const other of actions.keys()) if (!isReplaying && isSameGroup(element, other)) removeAction(other);
    },
  };
}
