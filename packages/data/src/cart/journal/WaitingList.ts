import { piecesOf, type CartLine, type JournalItem, type PendingChange } from "@rewire/domain";
import type { JournalStore } from "./JournalStore.ts";

/** A change of lines that is about to be sent. */
export interface NotedChange {
  readonly kind: PendingChange["kind"];
  readonly key: string | null;
  readonly item: JournalItem;
  readonly quantity: number;
  readonly name: string;
  readonly shown?: CartLine | null | undefined;
}

/** The changes of lines that the shop has not confirmed. */
export interface WaitingList {
  /** Name of this tab. */
  readonly tab: string;
  /** Notes a change before it is sent, so that it survives whatever happens to page and network. @returns its id */
  readonly note: (change: NotedChange) => string;
  /** What it takes to put a line into the cart again, also after it was taken out here. */
  readonly itemOf: (line: Pick<CartLine, "key" | "productId" | "variationId">) => JournalItem;
  /** It is sent now. */
  readonly markSent: (id: string) => void;
  /** The shop has answered. */
  readonly drop: (id: string) => void;
  /** Nobody answered: it waits for the connection. Only the newest number of a line counts. */
  readonly keep: (id: string) => void;
  /** Whether nobody is about to send it: it was kept, or its tab is gone. */
  readonly isLeftOver: (change: PendingChange) => boolean;
}

/** A tab that has not sent its change after so long is gone. */
const GONE_MS = 60_000;

/** Sends what nobody sends. */
export const nobody = "";

/** Makes the list of one tab. */
export function createWaitingList(journal: JournalStore, now: () => number = Date.now): WaitingList {
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
    isLeftOver: (one) => one.tab === nobody || (one.tab === tab ? !own.has(one.id) : now() - one.at > GONE_MS),
  };
}

/** `crypto.randomUUID` is missing on pages that come without TLS. */
const newId = (): string => [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join("");
