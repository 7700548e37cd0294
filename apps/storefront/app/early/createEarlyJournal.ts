import type { CartJournal, JournalItem, PendingChange } from "@rewire/domain";

/** Pending additions of a page that has no scripts yet, in the cart journal of this browser. */
export interface EarlyJournal {
  /** Adds an addition that is being sent. @returns its id; null where this browser has no journal of this version */
  readonly add: (item: JournalItem, quantity: number, name: string) => string | null;
  /** Removes an addition that the shop has answered. */
  readonly remove: (id: string) => void;
  /** Queues an addition without an answer: the store reads the cart, and adds what the shop has not received. */
  readonly queue: (id: string) => void;
}

/**
 * Creates the early journal. Its changes have the format of `PendingChanges` of the data package, and their ids stand for
 * a tab, so that the store does not send them while this page does.
 *
 * It is inlined in the page's head as text, so it must not reference anything outside itself.
 * @param maxAgeMs Age at which a journal is discarded.
 * @param empty Journal for a browser without one.
 */
export function createEarlyJournal(key: string, maxAgeMs: number, empty: CartJournal): EarlyJournal {
  const read = (): CartJournal => {
    // What is no journal has no lines; the app sends then.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const journal = JSON.parse(localStorage.getItem(key) ?? "null") as CartJournal | null;
    return journal && Date.now() - journal.at < maxAgeMs ? journal : { ...empty, at: Date.now() };
  };
  const update = (change: (pending: readonly PendingChange[]) => readonly PendingChange[]) => {
    const journal = read();
    localStorage.setItem(key, JSON.stringify({ ...journal, pending: change(journal.pending) }));
  };
  const bareName = (name: string) => name.toLowerCase().replace(/^pa_/, "");
  /** The rule of `isSameItem` of the domain package. */
  const isSame = (one: JournalItem, item: JournalItem) =>
    one.productId === item.productId &&
    one.variationId === item.variationId &&
    one.extraData === item.extraData &&
    one.variation.every(({ attributeName, attributeValue }) =>
      item.variation.every(
        (other) => bareName(other.attributeName) !== bareName(attributeName) || other.attributeValue === attributeValue,
      ),
    );
  return {
    add: (item, quantity, name) => {
      try {
        const { version, lines } = read();
        if (version !== empty.version) return null;
        const id = `early-${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
        const quantityBefore = lines.reduce((sum, line) => sum + (isSame(line.item, item) ? line.quantity : 0), 0);
        const change = { id, kind: "add", key: null, item, quantity, name, preview: null } as const;
        update((all) => [...all, { ...change, isQueued: false, tab: id, quantityBefore, at: Date.now() }]);
        return id;
      } catch {
        return null;
      }
    },
    remove: (id) => update((all) => all.filter((one) => one.id !== id)),
    queue: (id) => update((all) => all.map((one) => (one.id === id ? { ...one, isQueued: true, tab: "" } : one))),
  };
}
