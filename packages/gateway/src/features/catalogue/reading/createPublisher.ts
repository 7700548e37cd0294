import type { IndexOptions } from "@rewire/catalogue-index";
import pLimit from "p-limit";
import type { PriceHistory } from "../../priceHistory/PriceHistory.ts";
import type { CacheState, OnRead } from "./CacheState.ts";
import { prepareCatalogue, type PreparedCatalogue, type ReadCatalogue } from "./prepareCatalogue.ts";

interface PublishDependencies {
  readonly state: CacheState;
  readonly options: IndexOptions;
  readonly onRead: OnRead;
  readonly prices: PriceHistory;
}

/**
 * Prepares a catalogue and publishes it. Changes are applied one after the other, each to the result of the previous
 * one.
 *
 * @param change Returns the catalogue to publish, or null if nothing has changed.
 * @returns The published catalogue; null if there is none yet.
 */
export type Publish = (
  change: (current: PreparedCatalogue | null) => ReadCatalogue | null,
) => Promise<PreparedCatalogue | null>;

/** Creates the function that publishes complete catalogues in the cache. */
export function createPublisher({ state, options, onRead, prices }: PublishDependencies): Publish {
  const runExclusively = pLimit(1);
  return (change) =>
    runExclusively(async () => {
      const before = state.index;
      const changedCatalogue = change(before);
      const catalogue = changedCatalogue ?? state.index;
      // Prices are in the log before anybody sees them.
      const entries =
        catalogue && (await prices.record(before?.progress ? null : (before?.entries ?? null), catalogue.entries));
      if (catalogue && entries && (changedCatalogue || entries !== catalogue.entries))
        state.index = await prepareCatalogue({ ...catalogue, entries }, options, { previousIndex: before });
      if (state.index) await onRead(before, state.index);
      return state.index;
    });
}
