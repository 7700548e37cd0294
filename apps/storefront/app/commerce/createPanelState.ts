/** Status of the commerce code, the cart panel and the notices in the current document. */
export interface PanelStatus {
  /** Whether the commerce code is running, so that requests to the shop are possible. */
  readonly isStarted: boolean;
  readonly isCartOpen: boolean;
  /** Whether a notice has been shown, so that the page needs a notice region. */
  readonly hasNotices: boolean;
}

/** Observable store of the panel status, for `useSyncExternalStore`. */
export interface PanelState {
  readonly read: () => PanelStatus;
  /** Returns the initial state, for server rendering and hydration. */
  readonly readFirst: () => PanelStatus;
  /** Subscribes to changes; returns the unsubscribe function. */
  readonly onChange: (listener: () => void) => () => void;
  readonly change: (part: Partial<PanelStatus>) => void;
}

const initialStatus: PanelStatus = { isStarted: false, isCartOpen: false, hasNotices: false };

/** Creates the store of the panel status. Initially, nothing is loaded or open. */
export function createPanelState(): PanelState {
  const listeners = new Set<() => void>();
  let status = initialStatus;
  return {
    read: () => status,
    readFirst: () => initialStatus,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (part) => {
      const next = { ...status, ...part };
      // Spreading keeps the sequence of the fields.
      if (JSON.stringify(next) === JSON.stringify(status)) return;
      status = next;
      for (const listener of listeners) listener();
    },
  };
}
