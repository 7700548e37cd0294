import { indexCatalogueSteps, type CatalogueIndex, type IndexOptions } from "@rewire/catalogue-index";
import type { Catalogue, ReadingProgress } from "@rewire/domain";
import { fillShelves, shownIn } from "../listings.ts";

/** The catalogue as it was read, and when: what is kept on disk. */
export interface ReadCatalogue extends Catalogue {
  /** Milliseconds since 1970. */
  readonly readAt: number;
}

/** How much of a catalogue is there while the rest is being read. */
export interface PartProgress extends ReadingProgress {
  readonly hasRepairs: boolean;
}

/** The catalogue that lists are made from: newest first, categories fullest first. */
export interface PreparedCatalogue extends CatalogueIndex {
  /** When it was read, milliseconds since 1970. */
  readonly readAt: number;
  /** null where all of it is there. */
  readonly progress: PartProgress | null;
}

function* prepareSteps(catalogue: Catalogue, options: IndexOptions): Generator<undefined, CatalogueIndex> {
  const index = yield* indexCatalogueSteps(catalogue, options);
  yield* fillShelves(shownIn(index));
  return index;
}

/** So long preparing may keep visitors waiting, in milliseconds. */
const LONGEST_TURN = 8;

const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * Prepares what was read, letting others have their turn in between: a hundred thousand products take seconds.
 *
 * @param progress null where all of it was read.
 */
export async function prepareCatalogue(
  { entries, categories, attributes, readAt }: ReadCatalogue,
  options: IndexOptions,
  progress: PartProgress | null = null,
): Promise<PreparedCatalogue> {
  const fullestFirst = categories.toSorted((a, b) => b.count - a.count);
  const steps = prepareSteps({ entries, attributes, categories: fullestFirst }, options);
  let turn = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return { ...step.value, readAt, progress };
    if (performance.now() - turn < LONGEST_TURN) continue;
    await nextTurn();
    turn = performance.now();
  }
}
