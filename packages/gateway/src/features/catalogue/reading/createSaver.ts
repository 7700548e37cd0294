import type { ReadingPosition } from "./createCatalogueReader.ts";
import type { SavedCatalogue, Snapshot } from "./createSnapshot.ts";
import type { ReadCatalogue } from "./prepareCatalogue.ts";

interface SaverOptions {
  readonly snapshot: Snapshot;
  /** Up to where the shop was read. */
  readonly position: () => ReadingPosition;
  readonly now: () => number;
}

/** Keeping the catalogue on disk takes at most one part in so many of our own time. */
const SAVING_SHARE = 50;

/**
 * Makes what keeps a catalogue on disk: at once where that is quick, and more seldom the longer it takes. What was not
 * kept is read again after a restart, because the position stands with the catalogue.
 */
export function createSaver({ snapshot, position, now }: SaverOptions) {
  let unsaved: SavedCatalogue | null = null;
  let nextAt = Number.NEGATIVE_INFINITY;
  let isClosed = false;

  const saveNow = async (): Promise<void> => {
    if (!unsaved) return;
    const started = now();
    const catalogue = unsaved;
    unsaved = null;
    await snapshot.save(catalogue);
    nextAt = now() + (now() - started) * SAVING_SHARE;
  };

  return {
    /** Does nothing once closed: who has closed it may have removed the folder. */
    save: async (catalogue: ReadCatalogue): Promise<void> => {
      if (isClosed) return;
      unsaved = { catalogue, position: position() };
      if (now() >= nextAt) await saveNow();
    },
    /** Is kept at the end: nothing has changed but the position. */
    note: (catalogue: ReadCatalogue): void => {
      unsaved = { catalogue, position: position() };
    },
    close: async (): Promise<void> => {
      isClosed = true;
      await saveNow();
      await snapshot.settle();
    },
  };
}
