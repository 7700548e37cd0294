import { indexCatalogueSteps, type CatalogueIndex, type IndexOptions } from "@rewire/catalogue-index";
import type { Catalogue, ReadingProgress } from "@rewire/domain";
import { computeListings, visibleCatalogue } from "../listings.ts";

/** Catalogue with the time of its read, as saved to disk. */
export interface ReadCatalogue extends Catalogue {
  /** Time of the read, in milliseconds since 1970. */
  readonly readAt: number;
}

/** Progress of a catalogue that is being read. */
export interface PartProgress extends ReadingProgress {
  readonly hasRepairs: boolean;
}

/** Catalogue prepared for lists: newest products first, largest categories first. */
export interface PreparedCatalogue extends CatalogueIndex {
  /** Time of the read, in milliseconds since 1970. */
  readonly readAt: number;
  /** Progress of the read; null when complete. */
  readonly progress: PartProgress | null;
}

function* prepareSteps(catalogue: Catalogue, options: IndexOptions): Generator<undefined, CatalogueIndex> {
  const index = yield* indexCatalogueSteps(catalogue, options);
  yield* computeListings(visibleCatalogue(index));
  return index;
}

/** Maximum time for which preparing may block other requests, in milliseconds. */
const MAX_STEP_MS = 8;

const yieldToEventLoop = () => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * Prepares a catalogue for lists and yields to other work in between: a hundred thousand products take seconds.
 *
 * @param progress null for a complete catalogue.
 */
export async function prepareCatalogue(
  { entries, categories, attributes, readAt }: ReadCatalogue,
  options: IndexOptions,
  progress: PartProgress | null = null,
): Promise<PreparedCatalogue> {
  const categoriesByCount = categories.toSorted((a, b) => b.count - a.count);
  const steps = prepareSteps({ entries, attributes, categories: categoriesByCount }, options);
  let turn = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return { ...step.value, readAt, progress };
    if (performance.now() - turn < MAX_STEP_MS) continue;
    await yieldToEventLoop();
    turn = performance.now();
  }
}
