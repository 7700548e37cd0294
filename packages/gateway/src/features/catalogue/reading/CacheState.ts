import type { IndexOptions } from "@rewire/catalogue-index";
import type { ReadFailure } from "@rewire/domain";
import type { Log } from "../../../log/createLog.ts";
import type { CatalogueReader } from "./createCatalogueReader.ts";
import type { createSaver } from "./createSaver.ts";
import type { Snapshot } from "./createSnapshot.ts";
import type { PreparedCatalogue } from "./prepareCatalogue.ts";

/** The catalogue in memory, and how its last reading ended. */
export interface CacheState {
  /** null before anything can be shown. */
  index: PreparedCatalogue | null;
  /** Whether the catalogue on disk has been read, if there was one. */
  isLoaded: boolean;
  /** The failure of the last reading; null after a success. */
  failure: { readonly reason: ReadFailure; readonly at: number } | null;
  /** Settled when a further part is shown. */
  nextPart: PromiseWithResolvers<void>;
}

/** Dependencies of what fills the cache. */
export interface CacheParts {
  readonly reader: CatalogueReader;
  readonly options: IndexOptions;
  readonly snapshot: Snapshot;
  readonly saver: ReturnType<typeof createSaver>;
  readonly now: () => number;
  readonly log: Log;
}

/** Whether the whole catalogue is known. */
export const isComplete = ({ index }: CacheState): boolean => index !== null && index.progress === null;
