import type { ReadPosition } from "./createCatalogueReader.ts";
import type { SavedCatalogue, SnapshotStore } from "./createSnapshotStore.ts";
import type { ReadCatalogue } from "./prepareCatalogue.ts";

interface SnapshotSaverOptions {
  readonly snapshot: SnapshotStore;
  /** Returns the position of the reads. */
  readonly position: () => ReadPosition;
  readonly now: () => number;
}

/** Pause after a save, as a multiple of its duration: saving takes at most a fiftieth of the process's time. */
const PAUSE_FACTOR = 50;

/**
 * Creates the service that saves a catalogue to disk. The longer saving takes, the less often it is done. Unsaved
 * changes are read again after a restart, because the position is stored with the catalogue.
 */
export function createSnapshotSaver({ snapshot, position, now }: SnapshotSaverOptions) {
  let pendingCatalogue: SavedCatalogue | null = null;
  let nextSaveAt = Number.NEGATIVE_INFINITY;
  let isClosed = false;

  const writeSnapshot = async (): Promise<void> => {
    if (!pendingCatalogue) return;
    const startTime = now();
    const catalogue = pendingCatalogue;
    pendingCatalogue = null;
    await snapshot.save(catalogue);
    nextSaveAt = now() + (now() - startTime) * PAUSE_FACTOR;
  };

  return {
    /** Saves the catalogue; does nothing once closed, because the folder may have been removed. */
    save: async (catalogue: ReadCatalogue): Promise<void> => {
      if (isClosed) return;
      pendingCatalogue = { catalogue, position: position() };
      if (now() >= nextSaveAt) await writeSnapshot();
    },
    /** Records a catalogue to be saved on closing, because only the position has changed. */
    note: (catalogue: ReadCatalogue): void => {
      pendingCatalogue = { catalogue, position: position() };
    },
    close: async (): Promise<void> => {
      isClosed = true;
      await writeSnapshot();
      await snapshot.settle();
    },
  };
}
