import { piecesOf, type CartLine, type JournalItem, type PendingChange } from "@rewire/domain";
import type { JournalStorage } from "./JournalStorage.ts";

/** Change of a cart line before it is sent. */
export interface NewChange {
  readonly kind: PendingChange["kind"];
  readonly key: string | null;
  readonly item: JournalItem;
  readonly quantity: number;
  readonly name: string;
  readonly shown?: CartLine | null | undefined;
}

/** Changes of cart lines that the shop has not confirmed; stored in the journal. */
export interface PendingChanges {
  /** Id of this tab. */
  readonly tab: string;
  /** Adds a change before it is sent, so that it survives a reload or a network failure. @returns its id */
  readonly note: (change: NewChange) => string;
  /** Returns the item that adds a line again, also after the line was removed in this tab. */
  readonly itemOf: (line: Pick<CartLine, "key" | "productId" | "variationId">) => JournalItem;
  /** Marks a change as sent. */
  readonly markSent: (id: string) => void;
  /** Removes a change after the shop has answered it. */
  readonly drop: (id: string) => void;
  /** Queues an unanswered change until there is a connection; per line only the newest quantity is kept. */
  readonly keep: (id: string) => void;
  /** Returns whether no tab is about to send the change: it is queued, or its tab is closed. */
  readonly isLeftOver: (change: PendingChange) => boolean;
}

/** Time after which the tab of an unsent change is considered closed. */
const MAX_TAB_SILENCE_MS = 60_000;

/** Value of `tab` for a change that no tab is sending. */
export const nobody = "";

/** Creates the pending changes of one tab. */
export function createPendingChanges(journal: JournalStorage, now: () => number = Date.now): PendingChanges {
  const tab = newId();
  const own = new Set<string>();
  const items = new Map<string, JournalItem>();
  const change = (id: string, next: (one: PendingChange) => PendingChange) =>
    journal.update((all) => ({ ...all, waiting: all.waiting.map((one) => (one.id === id ? next(one) : one)) }));

  return {
    tab,
    note: ({ shown = null, ...noted }) => {
      const id = newId();
      own.add(id);
      if (noted.key !== null) items.set(noted.key, noted.item);
      journal.update((all) => ({
        ...all,
        waiting: [...all.waiting, { ...noted, shown, id, tab, isKept: false, before: null, at: now() }],
      }));
      return id;
    },
    itemOf: ({ key, productId, variationId }) =>
      journal.read().lines.find((line) => line.key === key)?.item ??
      items.get(key) ?? { productId, variationId, variation: [], extraData: null },
    markSent: (id) => {
      const { lines } = journal.read();
      change(id, (one) => ({ ...one, before: one.before ?? piecesOf(lines, one.item, one.key) }));
    },
    drop: (id) => {
      own.delete(id);
      journal.update((all) =>
        all.waiting.some((one) => one.id === id)
          ? { ...all, waiting: all.waiting.filter((one) => one.id !== id) }
          : all,
      );
    },
    keep: (id) => {
      own.delete(id);
      journal.update((all) => {
        const kept = all.waiting.find((one) => one.id === id);
        if (!kept) return all;
        const isOlder = (one: PendingChange) =>
          kept.kind === "set" && one.kind === "set" && one.isKept && one.key === kept.key;
        return {
          ...all,
          waiting: all.waiting
            .filter((one) => !isOlder(one))
            .map((one) => (one.id === id ? { ...one, isKept: true, tab: nobody } : one)),
        };
      });
    },
    isLeftOver: (one) =>
      one.tab === nobody || (one.tab === tab ? !own.has(one.id) : now() - one.at > MAX_TAB_SILENCE_MS),
  };
}

/** `crypto.randomUUID` is unavailable on pages served without TLS. */
const newId = (): string => [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join("");
