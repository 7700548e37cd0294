/** Status of the store in the current document. */
export interface PanelStatus {
  /** Whether the store has started, so that requests to the shop are possible. */
  readonly isStarted: boolean;
  readonly isCartOpen: boolean;
  /** Whether there has been a notice, so that a region for it is needed. */
  readonly hasNotices: boolean;
}

/** Status of the store outside of React, for `useSyncExternalStore`. */
export interface PanelState {
  readonly read: () => PanelStatus;
  /** Returns the initial status, for server rendering and hydration. */
  readonly readFirst: () => PanelStatus;
  /** Subscribes to changes; returns the unsubscribe function. */
  readonly onChange: (listener: () => void) => () => void;
  readonly change: (part: Partial<PanelStatus>) => void;
}

const first: PanelStatus = { isStarted: false, isCartOpen: false, hasNotices: false };

/** Creates the state of a store that has not started. */
export function createPanelState(): PanelState {
  const listeners = new Set<() => void>();
  let status = first;
  return {
    read: () => status,
    readFirst: () => first,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (part) => {
      const next = { ...status, ...part };
      if (
        next.isStarted === status.isStarted &&
        next.isCartOpen === status.isCartOpen &&
        next.hasNotices === status.hasNotices
      )
        return;
      status = next;
      for (const listener of listeners) listener();
    },
  };
}
