import { piecesOf, type CartLine, type JournalItem, type PendingChange } from "@rewire/domain";
import type { JournalStorage } from "./JournalStorage.ts";

/** A change of lines before it is sent. */
export interface NewChange {
  readonly kind: PendingChange["kind"];
  readonly key: string | null;
  readonly item: JournalItem;
  readonly quantity: number;
  readonly name: string;
  readonly shown?: CartLine | null | undefined;
}

/** Changes of lines that the shop has not confirmed; they are kept in the journal. */
export interface PendingChanges {
  /** Name of this tab. */
  readonly tab: string;
  /** Adds a change before it is sent, so that it survives page and network. @returns its id */
  readonly note: (change: NewChange) => string;
  /** Returns what adds a line again, also after it was removed in this tab. */
  readonly itemOf: (line: Pick<CartLine, "key" | "productId" | "variationId">) => JournalItem;
  /** Marks a change as sent. */
  readonly markSent: (id: string) => void;
  /** Removes a change that the shop has answered. */
  readonly drop: (id: string) => void;
  /** Keeps a change without an answer until there is a connection; of a line only the newest quantity counts. */
  readonly keep: (id: string) => void;
  /** Whether no tab is about to send it: it is kept, or its tab is closed. */
  readonly isLeftOver: (change: PendingChange) => boolean;
}

/** A tab that has not sent its change after so long is taken for closed. */
const MAX_TAB_SILENCE_MS = 60_000;

/** The `tab` of a change that no tab is sending. */
export const nobody = "";

/** Makes the pending changes of one tab. */
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

/** `crypto.randomUUID` is missing on pages that come without TLS. */
const newId = (): string => [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join("");
