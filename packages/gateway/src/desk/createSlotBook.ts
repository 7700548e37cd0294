import type { StateStore } from "../state/StateStore.ts";

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
  /** Makes a held place a booked one; false if it was lost meanwhile and nobody has left one. */
  confirm(start: string, holder: string): Promise<boolean>;
  /** Gives back what is held or booked. */
  release(holder: string): Promise<void>;
}

/**
 * Opens the book. A start has as many places as people can come at once; each is one key in the store, taken in a
 * single step, so that the last one cannot go to two people.
 */
export function createSlotBook(store: StateStore, placesPerSlot: number, now: () => number): SlotBook {
  const places = (start: string) => Array.from({ length: placesPerSlot }, (_, place) => `slot:${start}:${place}`);
  const keyOf = (holder: string) => `slot-holder:${holder}`;

  const take = async (start: string, holder: string, seconds: number): Promise<boolean> => {
    const keys = places(start);
    const holders = await Promise.all(keys.map((key) => store.get(key)));
    const own = keys[holders.indexOf(holder)];
    if (own) {
      await store.set(own, holder, seconds);
      await store.set(keyOf(holder), own, seconds);
      return true;
    }
    for (const key of keys) {
      if ((await store.putIfAbsent(key, holder, seconds)) !== null) continue;
      await giveBack(holder);
      await store.set(keyOf(holder), key, seconds);
      return true;
    }
    return false;
  };

  const giveBack = async (holder: string): Promise<void> => {
    const key = await store.get(keyOf(holder));
    if (key && (await store.get(key)) === holder) await store.delete(key);
    await store.delete(keyOf(holder));
  };

  return {
    async taken(starts) {
      const counts = await Promise.all(
        starts.map(async (start) => [start, (await Promise.all(places(start).map((key) => store.get(key)))).filter((holder) => holder !== null).length] as const),
      );
      return new Map(counts);
    },
    hold: (start, holder) => take(start, holder, holdSeconds),
    confirm: (start, holder) => take(start, holder, Math.max(holdSeconds, Math.ceil((Date.parse(start) - now()) / 1000)) + AFTERWARDS),
    release: giveBack,
  };
}
