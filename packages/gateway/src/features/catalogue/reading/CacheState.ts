import type { IndexOptions } from "@rewire/catalogue-index";
import type { ReadFailure } from "@rewire/domain";
import type { Log } from "../../../log/createLog.ts";
import type { PriceHistory } from "../../priceHistory/PriceHistory.ts";
import type { CatalogueReader } from "./createCatalogueReader.ts";
import type { createSnapshotSaver } from "./createSnapshotSaver.ts";
import type { SnapshotStore } from "./createSnapshotStore.ts";
import type { PreparedCatalogue } from "./prepareCatalogue.ts";
import type { Publish } from "./createPublisher.ts";
import type { ProductsByIdsResult } from "./readCatalogueChanges.ts";

/** State of the catalogue cache: the catalogue in memory, and the outcome of its latest read. */
export interface CacheState {
  /** Catalogue; null before the first part is loaded. */
  index: PreparedCatalogue | null;
  /** Whether the catalogue on disk has been read, if there was one. */
  isLoaded: boolean;
  /** Failure of the latest read; null after a success. */
  failure: { readonly reason: ReadFailure; readonly at: number } | null;
  /** Resolved when another part is available. */
  nextPart: PromiseWithResolvers<void>;
  /** Products read by id during the current read of the catalogue, which may have read older data. */
  newer: ProductsByIdsResult[];
}

/**
 * Callback after every read, with the previous and the current catalogue. If nothing has changed, both are the same
 * object. Never rejects.
 */
export type OnRead = (before: PreparedCatalogue | null, after: PreparedCatalogue) => Promise<void>;

/** Dependencies of the functions that read the catalogue into the cache. */
export interface CacheDependencies {
  readonly reader: CatalogueReader;
  readonly options: IndexOptions;
  readonly snapshot: SnapshotStore;
  readonly snapshotSaver: ReturnType<typeof createSnapshotSaver>;
  readonly publish: Publish;
  readonly onRead: OnRead;
  readonly prices: PriceHistory;
  readonly now: () => number;
  readonly log: Log;
}

/** Returns whether the whole catalogue is loaded. */
export const isComplete = ({ index }: CacheState): boolean => index !== null && index.progress === null;
