import { isRecord } from "../../core/index.ts";

/** Converts a cart journal stored by an earlier release to the current field names. Values are not validated. */
export function upgradeJournal(journal: unknown): unknown {
  if (!isRecord(journal) || journal["version"] !== 1) return journal;
  const { waiting: pendingChanges, orderedBy: orderedAttempt, losses, ...unchangedFields } = journal;
  return {
    ...unchangedFields,
    version: 2,
    pending: mapRecords(
      pendingChanges,
      ({ shown: linePreview, isKept: isQueued, before: quantityBefore, ...change }) => ({
        ...change,
        preview: linePreview,
        isQueued,
        quantityBefore,
      }),
    ),
    losses: mapRecords(losses, ({ wanted: requestedQuantity, kept: quantityInCart, ...lostItem }) => ({
      ...lostItem,
      requestedQuantity,
      quantityInCart,
    })),
    settledAttempt: orderedAttempt,
  };
}

const mapRecords = (list: unknown, renameFields: (entry: Record<string, unknown>) => object): unknown =>
  Array.isArray(list) ? list.map((entry: unknown) => (isRecord(entry) ? renameFields(entry) : entry)) : list;
