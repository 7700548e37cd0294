import { indexCatalogueInSteps, type CatalogueIndex, type IndexOptions } from "@rewire/catalogue-index";
import type { Catalogue, CatalogueReadProgress } from "@rewire/domain";
import { computeListings, toVisibleCatalogue } from "../listings.ts";
import { runInTasks } from "./runInTasks.ts";

/** Catalogue with the time of its read, as saved to disk. */
export interface ReadCatalogue extends Catalogue {
  /** Time of the read, in milliseconds since 1970. */
  readonly readAt: number;
}

/** Progress of a catalogue read. Also states whether all repairs have been read. */
export interface PartProgress extends CatalogueReadProgress {
  readonly hasRepairs: boolean;
}

/** Catalogue prepared for lists: newest products first, largest categories first. */
export interface PreparedCatalogue extends CatalogueIndex {
  /** Time of the read, in milliseconds since 1970. */
  readonly readAt: number;
  /** Progress of the read; null when complete. */
  readonly progress: PartProgress | null;
}

function* prepareSteps(
  catalogue: Catalogue,
  options: IndexOptions,
  previousIndex: CatalogueIndex | null,
): Generator<undefined, CatalogueIndex> {
  const index = yield* indexCatalogueInSteps(catalogue, options, previousIndex);
  yield* computeListings(toVisibleCatalogue(index));
  return index;
}

/** State of the data that are prepared. */
interface PreparationOptions {
  /** Progress of the read. @default null: the catalogue is complete */
  readonly progress?: PartProgress | null | undefined;
  /** Catalogue before the change; unchanged parts are reused. */
  readonly previousIndex?: CatalogueIndex | null | undefined;
}

/**
 * Builds the index and the precomputed listings of a catalogue. Yields to the event loop in between, because building
 * them takes seconds for a hundred thousand products.
 */
export async function prepareCatalogue(
  { entries, categories, attributes, readAt }: ReadCatalogue,
  options: IndexOptions,
  { progress = null, previousIndex = null }: PreparationOptions = {},
): Promise<PreparedCatalogue> {
  const categoriesByCount = categories.toSorted((a, b) => b.count - a.count);
  const index = await runInTasks(
    prepareSteps({ entries, attributes, categories: categoriesByCount }, options, previousIndex),
  );
  return { ...index, readAt, progress };
}
