import { isRecord } from "../../core/index.ts";

/**
 * Renames the fields of a journal stored by an earlier release, so that no pending change is lost. Values are not
 * validated.
 */
export function upgradeJournal(journal: unknown): unknown {
  if (!isRecord(journal) || journal["version"] !== 1) return journal;
  const { waiting, orderedBy, losses, ...same } = journal;
  return {
    ...same,
    version: 2,
    pending: mapEach(waiting, ({ shown, isKept, before, ...change }) => ({
      ...change,
      preview: shown,
      isQueued: isKept,
      quantityBefore: before,
    })),
    losses: mapEach(losses, ({ wanted, kept, ...loss }) => ({
      ...loss,
      requestedQuantity: wanted,
      quantityInCart: kept,
    })),
    settledAttempt: orderedBy,
  };
}

const mapEach = (list: unknown, rename: (entry: Record<string, unknown>) => object): unknown =>
  Array.isArray(list) ? list.map((entry: unknown) => (isRecord(entry) ? rename(entry) : entry)) : list;
