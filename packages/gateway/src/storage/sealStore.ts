import type { Log } from "../log/createLog.ts";
import { createSealer, isSealed } from "./createSealer.ts";
import type { Secrets } from "../config/secrets.ts";
import type { StateStore, StoreBackend, StoreEntry } from "./StateStore.ts";

/** Names the secret that everything in the store was last sealed with. Without it a store is one of before sealing. */
const MARKER = "sealed-with";
const MARKER_SECONDS = 10 * 365 * 24 * 60 * 60;

/** Begins the names of numbers. They lie open, since the store itself adds to them; a number alone tells nothing. */
const COUNT_PREFIX = "count:";

/**
 * Seals a store: what lies in it is read by who has a secret alone, and the names of entries tell nothing either.
 *
 * Before the first call is answered, entries of a store that was never sealed are sealed once, in place. Once the
 * newest secret is another one than last time, everything is sealed with it in the background, and each entry that is
 * read until then at once. What no secret unseals is treated as absent, and told to the log once.
 */
export function sealStore(backend: StoreBackend, secrets: Secrets, log: Log): StateStore {
  const sealer = createSealer(secrets);
  let preparation: Promise<void> | null = null;
  let rotation: Promise<void> = Promise.resolve();
  let isClosing = false;
  let hasToldUnreadable = false;

  const unsealOrTell = (name: string, raw: string) => {
    const opened = sealer.unseal(name, raw);
    if (opened || hasToldUnreadable) return opened;
    hasToldUnreadable = true;
    log.error(
      "Entries of the state store were sealed with another secret and are ignored; name it second in REWIRE_SECRET",
    );
    return null;
  };
  const sealEntry = (name: string, value: string): StoreEntry => ({ key: name, value: sealer.seal(name, value) });
  const mark = () => backend.set(MARKER, sealer.keyId, MARKER_SECONDS);

  const sealPlain = async () => {
    let count = 0;
    let isEmpty = true;
    await backend.replaceAll(({ key, value }) => {
      isEmpty = false;
      if (isSealed(value) || key.startsWith(COUNT_PREFIX)) return null;
      count += 1;
      return sealEntry(sealer.nameOf(key), value);
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
  };

  const sealAnew = async () => {
    let count = 0;
    await backend.replaceAll(({ key, value }) => {
      if (key === MARKER || key.startsWith(COUNT_PREFIX) || isClosing) return null;
      const opened = unsealOrTell(key, value);
      if (!opened || opened.isCurrent) return null;
      count += 1;
      return sealEntry(key, opened.value);
    });
    if (isClosing) return;
    await mark();
    log.info("The state store has been sealed with the new secret", { entries: count });
  };

  const prepare = async () => {
    const marked = await backend.get(MARKER);
    if (marked === null) await sealPlain();
    else if (marked !== sealer.keyId) {
      rotation = sealAnew().catch((error: unknown) => log.error("The state store could not be sealed anew", { error }));
    }
  };
  /** A store that is away is tried again by the next call. */
  const isReady = (): Promise<void> => {
    preparation ??= prepare().catch((error: unknown) => {
      preparation = null;
      throw error;
    });
    return preparation;
  };

  /** Does something with an entry as it lies there, if its value is this one; again where it was sealed anew meanwhile. */
  const whileIs = async (key: string, value: string, act: (name: string, raw: string) => Promise<boolean>) => {
    await isReady();
    const name = sealer.nameOf(key);
    for (let last: string | null = null; ;) {
      const raw = await backend.get(name);
      if (raw === null || raw === last || unsealOrTell(name, raw)?.value !== value) return false;
      if (await act(name, raw)) return true;
      last = raw;
    }
  };

  return {
    async get(key) {
      await isReady();
      const name = sealer.nameOf(key);
      const raw = await backend.get(name);
      const opened = raw === null ? null : unsealOrTell(name, raw);
      if (raw === null || !opened) return null;
      // Reading goes on where nothing can be written.
      if (!opened.isCurrent) {
        await backend.replaceIf({ key: name, value: raw }, sealEntry(name, opened.value)).catch(() => false);
      }
      return opened.value;
    },
    async has(key) {
      await isReady();
      return backend.has(sealer.nameOf(key));
    },
    async set(key, value, seconds) {
      await isReady();
      const entry = sealEntry(sealer.nameOf(key), value);
      await backend.set(entry.key, entry.value, seconds);
    },
    async putIfAbsent(key, value, seconds) {
      await isReady();
      const entry = sealEntry(sealer.nameOf(key), value);
      for (;;) {
        const raw = await backend.putIfAbsent(entry.key, entry.value, seconds);
        if (raw === null) return null;
        const opened = unsealOrTell(entry.key, raw);
        if (opened) return opened.value;
        await backend.deleteIf(entry.key, raw);
      }
    },
    async delete(key) {
      await isReady();
      await backend.delete(sealer.nameOf(key));
    },
    deleteIf: (key, value) => whileIs(key, value, (name, raw) => backend.deleteIf(name, raw)),
    renewIf: (key, value, seconds) => whileIs(key, value, (name, raw) => backend.renewIf(name, raw, seconds)),
    async add(key, amount, seconds) {
      await isReady();
      return backend.add(`${COUNT_PREFIX}${sealer.nameOf(key)}`, amount, seconds);
    },
    async close() {
      isClosing = true;
      await rotation;
      await backend.close();
    },
  };
}
