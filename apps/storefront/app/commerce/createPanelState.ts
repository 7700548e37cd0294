/** What changes about the store while a page is open. */
export interface PanelStatus {
  /** Whether the store has started, so that more may be asked of the shop. */
  readonly isStarted: boolean;
  readonly isCartOpen: boolean;
  /** Whether anything has been said, so that there must be a place for it. */
  readonly hasNotices: boolean;
}

/** The store's status outside of React, for `useSyncExternalStore`. */
export interface PanelState {
  readonly read: () => PanelStatus;
  /** How it stood when the page was made. */
  readonly readFirst: () => PanelStatus;
  /** Calls back after each change; answers with how to stop that. */
  readonly onChange: (listener: () => void) => () => void;
  readonly change: (part: Partial<PanelStatus>) => void;
}

const first: PanelStatus = { isStarted: false, isCartOpen: false, hasNotices: false };

/** A store that has not started. */
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
