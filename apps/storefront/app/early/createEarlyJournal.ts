import type { CartJournal, JournalItem, PendingChange } from "@rewire/domain";

/** Interface to this browser's cart journal, for products that are added before the page is hydrated. */
export interface EarlyJournal {
  /** Adds an addition that is being sent. @returns its id; null where this browser has no journal of this version */
  readonly add: (item: JournalItem, quantity: number, name: string) => string | null;
  /** Removes an addition after the shop's response. */
  readonly remove: (id: string) => void;
  /**
   * Queues an addition without a response: the app reads the cart, and sends the addition again if the shop has not
   * received it.
   */
  readonly queue: (id: string) => void;
}

/**
 * Creates the interface to the cart journal for early scripts. Entries have the format of `PendingChanges` in the data
 * package. The tab id of an entry equals its id, so that the app does not send an entry that an early script is still
 * sending.
 *
 * The function becomes text of an early script (`composeEarlyScripts.ts`), so it must not reference its outer scope.
 * @param key Storage key of the journal.
 * @param maxAgeMs Age in milliseconds at which a journal is discarded.
 * @param emptyJournal Empty journal, used if this browser has none.
 */
export function createEarlyJournal(key: string, maxAgeMs: number, emptyJournal: CartJournal): EarlyJournal {
  const read = (): CartJournal => {
    // A value of another shape has no `lines`, which throws an error here; the app sends the addition then.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const journal = JSON.parse(localStorage.getItem(key) ?? "null") as CartJournal | null;
    return { ...(journal && Date.now() - journal.at < maxAgeMs ? journal : emptyJournal), at: Date.now() };
  };
  const update = (change: (pending: readonly PendingChange[]) => readonly PendingChange[]) => {
    const journal = read();
    localStorage.setItem(key, JSON.stringify({ ...journal, pending: change(journal.pending) }));
  };
  const removeAttributePrefix = (name: string) => name.toLowerCase().replace(/^pa_/, "");
  /** The rule of `isSameItem` of the domain package. */
  const isSameItem = (firstItem: JournalItem, item: JournalItem) =>
    firstItem.productId === item.productId &&
    firstItem.variationId === item.variationId &&
    firstItem.extraData === item.extraData &&
    firstItem.variation.every(({ attributeName, attributeValue }) =>
      item.variation.every(
        (otherLine) =>
          removeAttributePrefix(otherLine.attributeName) !== removeAttributePrefix(attributeName) ||
          otherLine.attributeValue === attributeValue,
      ),
    );
  return {
    add: (item, quantity, name) => {
      try {
        const { version, lines } = read();
        if (version !== emptyJournal.version) return null;
        const id = `early-${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
        const quantityBefore = lines.reduce((sum, line) => sum + (isSameItem(line.item, item) ? line.quantity : 0), 0);
        const change = { id, kind: "add", key: null, item, quantity, name, preview: null } as const;
        update((changes) => [...changes, { ...change, isQueued: false, tab: id, quantityBefore, at: Date.now() }]);
        return id;
      } catch {
        return null;
      }
    },
    remove: (id) => update((changes) => changes.filter((candidate) => candidate.id !== id)),
    queue: (id) =>
      update((changes) =>
        changes.map((firstItem) => (firstItem.id === id ? { ...firstItem, isQueued: true, tab: "" } : firstItem)),
      ),
  };
}
