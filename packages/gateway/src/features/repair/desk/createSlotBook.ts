import type { KeyValueStore } from "../../../storage/KeyValueStore.ts";

/** So long a time at the counter is kept for somebody who is on the way through checkout. */
export const holdSeconds = 30 * 60;

/** A place is remembered a day longer than its time, so that a late look still finds it. */
const AFTERWARDS = 24 * 60 * 60;

/** Who comes when. Every gateway beside this one sees the same book. */
export interface SlotBook {
  /** People who hold or have booked each start. */
  taken(starts: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /**
   * Keeps a place for a while; whoever held another one gives that back. Asked again, it is kept for longer.
   *
   * @returns false if there is none left.
   */
  hold(start: string, holder: string): Promise<boolean>;
  /** The start that a holder keeps a place of; null where none is held. */
  heldBy(holder: string): Promise<string | null>;
  /**
   * Makes a held place a booked one, which its holder cannot give back any more: it is the order's, also where an old tab
   * still knows the holder. Asked again, nothing changes.
   *
   * @returns false if it was lost meanwhile and nobody has left one.
   */
  confirm(start: string, holder: string): Promise<boolean>;
  /** Gives back what is held. */
  release(holder: string): Promise<void>;
}

/**
 * Opens the book. A start has as many places as people can come at once; each is one key in the store, taken in a
 * single step, so that the last one cannot go to two people.
 */
export function createSlotBook(store: KeyValueStore, placesPerSlot: number, now: () => number): SlotBook {
  const places = (start: string) => Array.from({ length: placesPerSlot }, (_, place) => `slot:${start}:${place}`);
  const keyOf = (holder: string) => `slot-holder:${holder}`;
  const booked = (holder: string) => `booked ${holder}`;
  const readAll = (keys: readonly string[]) => Promise.all(keys.map((key) => store.get(key)));

  /** Puts a value into the first free of some places; the place's key, or null where none is free. */
  const takeFree = async (keys: readonly string[], value: string, seconds: number): Promise<string | null> => {
    for (const key of keys) if ((await store.putIfAbsent(key, value, seconds)) === null) return key;
    return null;
  };

  const giveBack = async (holder: string): Promise<void> => {
    const key = await store.get(keyOf(holder));
    if (key) await store.deleteIf(key, holder);
    await store.delete(keyOf(holder));
  };

  return {
    async taken(starts) {
      const counts = await Promise.all(
        starts.map(
          async (start) => [start, (await readAll(places(start))).filter((holder) => holder !== null).length] as const,
        ),
      );
      return new Map(counts);
    },
    async hold(start, holder) {
      const keys = places(start);
      const own = keys[(await readAll(keys)).indexOf(holder)];
      if (own && (await store.renewIf(own, holder, holdSeconds))) {
        await store.set(keyOf(holder), own, holdSeconds);
        return true;
      }
      const place = await takeFree(keys, holder, holdSeconds);
      if (!place) return false;
      await giveBack(holder);
      await store.set(keyOf(holder), place, holdSeconds);
      return true;
    },
    async heldBy(holder) {
      const key = await store.get(keyOf(holder));
      return key !== null && (await store.get(key)) === holder ? key.slice("slot:".length, key.lastIndexOf(":")) : null;
    },
    async confirm(start, holder) {
      const keys = places(start);
      const seconds = Math.max(holdSeconds, Math.ceil((Date.parse(start) - now()) / 1000)) + AFTERWARDS;
      const holders = await readAll(keys);
      const own = keys[holders.indexOf(holder)];
      if (own && (await store.renewIf(own, holder, seconds))) {
        await store.set(own, booked(holder), seconds);
        await store.delete(keyOf(holder));
        return true;
      }
      return holders.includes(booked(holder)) || (await takeFree(keys, booked(holder), seconds)) !== null;
    },
    release: giveBack,
  };
}
