import type { Log } from "../log/createLog.ts";
import { isSealed, type Sealer } from "./createSealer.ts";
import type { StoreBackend, StoreEntry } from "./KeyValueStore.ts";

/** Name of the entry with the id of the secret that last sealed the store. A store without it predates sealing. */
const MARKER_NAME = "sealed-with";
const MARKER_TTL_SECONDS = 10 * 365 * 24 * 60 * 60;

/** Prefix of the keys of counters. Counters are not encrypted, because the store itself increments them. */
export const COUNT_PREFIX = "count:";

/** Unseals a stored value; null if no secret does. */
type Unseal = (name: string, raw: string) => ReturnType<Sealer["unseal"]>;

/** Creates the function that decrypts stored values. It logs the first value that cannot be decrypted. */
export function createUnsealer(sealer: Sealer, log: Log): Unseal {
  let hasLogged = false;
  return (name, sealedValue) => {
    const unsealedEntry = sealer.unseal(name, sealedValue);
    if (unsealedEntry || hasLogged) return unsealedEntry;
    hasLogged = true;
    log.error(
      "Entries of the state store were sealed with another secret and are ignored; name it second in REWIRE_SECRET",
    );
    return null;
  };
}

/** Returns the encrypted form of an entry. */
export const toSealedEntry = (sealer: Sealer, name: string, value: string): StoreEntry => ({
  key: name,
  value: sealer.seal(name, value),
});

/** Dependencies of {@link createStoreSealer}. */
export interface StoreSealerDependencies {
  readonly backend: StoreBackend;
  readonly sealer: Sealer;
  readonly unseal: Unseal;
  readonly log: Log;
}

/** Service that encrypts the existing entries of a store. */
export interface StoreSealer {
  /** Resolves once unsealed entries have been sealed. If the store is unavailable, the next call retries. */
  readonly isReady: () => Promise<void>;
  /** Stops resealing and closes the store. */
  readonly close: () => Promise<void>;
}

/**
 * Creates the service that encrypts the existing entries of a store: all of them before first use if the store was
 * unencrypted, or again in the background if there is a new secret.
 */
export function createStoreSealer({ backend, sealer, unseal, log }: StoreSealerDependencies): StoreSealer {
  let preparationPromise: Promise<void> | null = null;
  let rotationPromise: Promise<void> = Promise.resolve();
  let isClosing = false;
  const writeMarker = () => backend.set(MARKER_NAME, sealer.keyId, MARKER_TTL_SECONDS);

  const resealAll = async () => {
    let count = 0;
    await backend.replaceAll(({ key, value }) => {
      if (key === MARKER_NAME || key.startsWith(COUNT_PREFIX) || isClosing) return null;
      const unsealedEntry = unseal(key, value);
      if (!unsealedEntry || unsealedEntry.isCurrent) return null;
      count += 1;
      return toSealedEntry(sealer, key, unsealedEntry.value);
    });
    if (isClosing) return;
    await writeMarker();
    log.info("The state store has been sealed with the new secret", { entries: count });
  };

  const sealUnsealedEntries = async () => {
    const markerValue = await backend.get(MARKER_NAME);
    if (markerValue === null) await sealPlainEntries({ backend, sealer, unseal, log }, writeMarker);
    else if (markerValue !== sealer.keyId) {
      rotationPromise = resealAll().catch((error: unknown) =>
        log.error("The state store could not be sealed anew", { error }),
      );
    }
  };
  const isReady = (): Promise<void> => {
    preparationPromise ??= sealUnsealedEntries().catch((error: unknown) => {
      preparationPromise = null;
      throw error;
    });
    return preparationPromise;
  };

  return {
    isReady,
    async close() {
      isClosing = true;
      await rotationPromise;
      await backend.close();
    },
  };
}

/** Seals the entries of an unsealed store in place, and then marks the store. */
async function sealPlainEntries(
  { backend, sealer, log }: StoreSealerDependencies,
  writeMarker: () => Promise<void>,
): Promise<void> {
  let count = 0;
  let isEmpty = true;
  await backend.replaceAll(({ key, value }) => {
    isEmpty = false;
    if (isSealed(value) || key.startsWith(COUNT_PREFIX)) return null;
    count += 1;
    return toSealedEntry(sealer, sealer.nameOf(key), value);
  });
  if (count > 0) log.info("The state store has been sealed", { entries: count });
  try {
    if (!isEmpty) await backend.scrub();
  } catch (error) {
    // Without the mark the next start retries.
    log.warn("What the state store held before it was sealed could not be wiped", { error });
    return;
  }
  await writeMarker();
}
