import type { Log } from "../log/createLog.ts";
import { isSealed, type Sealer } from "./createSealer.ts";
import type { StoreBackend, StoreEntry } from "./KeyValueStore.ts";

/** Names the secret that everything in the store was last sealed with. Without it a store is one of before sealing. */
const MARKER = "sealed-with";
const MARKER_SECONDS = 10 * 365 * 24 * 60 * 60;

/** Begins the names of numbers. They lie open, since the store itself adds to them; a number alone tells nothing. */
export const COUNT_PREFIX = "count:";

/** Unseals a stored value; null where no secret does. */
type Unseal = (name: string, raw: string) => ReturnType<Sealer["unseal"]>;

/** Makes the function that unseals, and logs once that an entry could not be read. */
export function createUnsealer(sealer: Sealer, log: Log): Unseal {
  let hasLogged = false;
  return (name, raw) => {
    const opened = sealer.unseal(name, raw);
    if (opened || hasLogged) return opened;
    hasLogged = true;
    log.error(
      "Entries of the state store were sealed with another secret and are ignored; name it second in REWIRE_SECRET",
    );
    return null;
  };
}

/** An entry as it is stored. */
export const sealedEntry = (sealer: Sealer, name: string, value: string): StoreEntry => ({
  key: name,
  value: sealer.seal(name, value),
});

/** Dependencies of sealing a store. */
export interface SealingParts {
  readonly backend: StoreBackend;
  readonly sealer: Sealer;
  readonly unseal: Unseal;
  readonly log: Log;
}

/** The sealing of what lies in a store already. */
export interface Sealing {
  /** Settles once entries of before sealing are sealed. A store that is away is tried again by the next call. */
  readonly isReady: () => Promise<void>;
  /** Ends sealing with a new secret, and closes the store. */
  readonly close: () => Promise<void>;
}

/** Makes the sealing of a store: once in place where it was never sealed, in the background after a new secret. */
export function createSealing({ backend, sealer, unseal, log }: SealingParts): Sealing {
  let preparation: Promise<void> | null = null;
  let rotation: Promise<void> = Promise.resolve();
  let isClosing = false;
  const mark = () => backend.set(MARKER, sealer.keyId, MARKER_SECONDS);

  const sealAnew = async () => {
    let count = 0;
    await backend.replaceAll(({ key, value }) => {
      if (key === MARKER || key.startsWith(COUNT_PREFIX) || isClosing) return null;
      const opened = unseal(key, value);
      if (!opened || opened.isCurrent) return null;
      count += 1;
      return sealedEntry(sealer, key, opened.value);
    });
    if (isClosing) return;
    await mark();
    log.info("The state store has been sealed with the new secret", { entries: count });
  };

  const prepare = async () => {
    const marked = await backend.get(MARKER);
    if (marked === null) await sealPlain({ backend, sealer, unseal, log }, mark);
    else if (marked !== sealer.keyId) {
      rotation = sealAnew().catch((error: unknown) => log.error("The state store could not be sealed anew", { error }));
    }
  };
  const isReady = (): Promise<void> => {
    preparation ??= prepare().catch((error: unknown) => {
      preparation = null;
      throw error;
    });
    return preparation;
  };

  return {
    isReady,
    async close() {
      isClosing = true;
      await rotation;
      await backend.close();
    },
  };
}

/** Seals in place the entries of a store that was never sealed, and then marks it. */
async function sealPlain({ backend, sealer, log }: SealingParts, mark: () => Promise<void>): Promise<void> {
  let count = 0;
  let isEmpty = true;
  await backend.replaceAll(({ key, value }) => {
    isEmpty = false;
    if (isSealed(value) || key.startsWith(COUNT_PREFIX)) return null;
    count += 1;
    return sealedEntry(sealer, sealer.nameOf(key), value);
  });
  if (count > 0) log.info("The state store has been sealed", { entries: count });
  try {
    if (!isEmpty) await backend.scrub();
  } catch (error) {
    // Without the mark the next start tries again.
    log.warn("What the state store held before it was sealed could not be wiped", { error });
    return;
  }
  await mark();
}
