import { sumQuantity, type CartLine, type JournalItem, type PendingChange } from "@rewire/domain";
import { createUuid } from "../../client/createUuid.ts";
import type { JournalStorage } from "./JournalStorage.ts";

/** Change of a cart line that has not been sent yet. */
export interface NewChange {
  readonly kind: PendingChange["kind"];
  readonly key: string | null;
  readonly item: JournalItem;
  readonly quantity: number;
  readonly name: string;
  readonly preview?: CartLine | null | undefined;
}

/** Changes of cart lines that await the shop's response. They are stored in the journal. */
export interface PendingChanges {
  /** Id of this tab. */
  readonly tab: string;
  /** Adds a change before it is sent, so that it survives a reload or a network failure. @returns its id */
  readonly add: (change: NewChange) => string;
  /** Returns the item that adds a line again, also after the line was removed in this tab. */
  readonly getItem: (line: Pick<CartLine, "key" | "productId" | "variationId">) => JournalItem;
  /** Marks a change as sent. */
  readonly markSent: (id: string) => void;
  /** Removes a change after the shop's response. */
  readonly remove: (id: string) => void;
  /**
   * Queues an unanswered change until there is a connection. Of several queued quantities of one line, only the newest
   * is kept.
   */
  readonly queue: (id: string) => void;
  /** Returns whether no tab is about to send the change: it is queued, or its tab is closed. */
  readonly isUnclaimed: (change: PendingChange) => boolean;
}

/** Time after which the tab of an unsent change is considered closed. */
const MAX_TAB_INACTIVITY_MS = 60_000;

/** Value of the field `tab` of a change that no tab is sending. */
export const NO_TAB = "";

/**
 * Creates the store of a browser tab's pending changes, which writes them to the journal.
 * @param now Returns the current time in milliseconds since 1970.
 * @default Date.now
 */
export function createPendingChanges(journal: JournalStorage, now: () => number = Date.now): PendingChanges {
  const tab = createUuid();
  const ownChangeIds = new Set<string>();
  const items = new Map<string, JournalItem>();

  return {
    tab,
    add: ({ preview = null, ...change }) => {
      const id = createUuid();
      ownChangeIds.add(id);
      if (change.key !== null) items.set(change.key, change.item);
      const newEntry: PendingChange = { ...change, preview, id, tab, isQueued: false, quantityBefore: null, at: now() };
      journal.update((current) => ({ ...current, pending: [...current.pending, newEntry] }));
      return id;
    },
    getItem: ({ key, productId, variationId }) =>
      journal.read().lines.find((line) => line.key === key)?.item ??
      items.get(key) ?? { productId, variationId, variation: [], extraData: null },
    markSent: (id) => {
      const { lines } = journal.read();
      journal.update((current) => ({
        ...current,
        pending: current.pending.map((change) =>
          change.id === id
            ? { ...change, quantityBefore: change.quantityBefore ?? sumQuantity(lines, change.item, change.key) }
            : change,
        ),
      }));
    },
    remove: (id) => {
      ownChangeIds.delete(id);
      journal.update((current) =>
        current.pending.some((change) => change.id === id)
          ? { ...current, pending: current.pending.filter((change) => change.id !== id) }
          : current,
      );
    },
    queue: (id) => {
      ownChangeIds.delete(id);
      journal.update((current) => {
        const newestChange = current.pending.find((change) => change.id === id);
        if (!newestChange) return current;
        const isSupersededChange = ({ kind, isQueued, key }: PendingChange) =>
          newestChange.kind === "set" && kind === "set" && isQueued && key === newestChange.key;
        return {
          ...current,
          pending: current.pending
            .filter((change) => !isSupersededChange(change))
            .map((change) => (change.id === id ? { ...change, isQueued: true, tab: NO_TAB } : change)),
        };
      });
    },
    isUnclaimed: (change) =>
      change.tab === NO_TAB ||
      (change.tab === tab ? !ownChangeIds.has(change.id) : now() - change.at > MAX_TAB_INACTIVITY_MS),
  };
}
