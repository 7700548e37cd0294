import type { KeyValueStore } from "../../../storage/KeyValueStore.ts";

/** Duration of a reservation during checkout, in seconds. */
export const holdSeconds = 30 * 60;

/** Time for which a slot is stored after its start, in seconds. */
const RETENTION_SECONDS = 24 * 60 * 60;

/** Reservations and bookings, shared by all gateways. */
export interface SlotBook {
  /** Returns the number of reservations and bookings per start time. */
  countTaken(starts: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /**
   * Reserves a slot temporarily and releases the holder's previous one. A repeated call extends the reservation.
   *
   * @returns false if none is free.
   */
  hold(start: string, holder: string): Promise<boolean>;
  /** Returns the start time of a holder's reserved slot; null for none. */
  slotHeldBy(holder: string): Promise<string | null>;
  /**
   * Converts a reservation to a booking, which its holder can no longer release: it belongs to the order, even if an
   * old tab still has the holder's id. A repeated call changes nothing.
   *
   * @returns false if the reservation was lost and no slot is free.
   */
  confirm(start: string, holder: string): Promise<boolean>;
  /** Releases the reservation. */
  release(holder: string): Promise<void>;
}

/**
 * Creates the slot book. A start time has one place per customer that can be served at once; each place is a key in the
 * store, set atomically, so that two customers cannot get the last place.
 */
export function createSlotBook(store: KeyValueStore, placesPerSlot: number, now: () => number): SlotBook {
  const toPlaceKeys = (start: string) => Array.from({ length: placesPerSlot }, (_, index) => `slot:${start}:${index}`);
  const keyOf = (holder: string) => `slot-holder:${holder}`;
  const bookedValue = (holder: string) => `booked ${holder}`;
  const readValues = (keys: readonly string[]) => Promise.all(keys.map((key) => store.get(key)));

  /** Sets a value in the first free place; returns the place's key, or null if none is free. */
  const reservePlace = async (keys: readonly string[], value: string, seconds: number): Promise<string | null> => {
    for (const key of keys) if ((await store.putIfAbsent(key, value, seconds)) === null) return key;
    return null;
  };

  const releaseHolder = async (holder: string): Promise<void> => {
    const key = await store.get(keyOf(holder));
    if (key) await store.deleteIf(key, holder);
    await store.delete(keyOf(holder));
  };

  return {
    async countTaken(starts) {
      const counts = await Promise.all(
        starts.map(
          async (start) =>
            [start, (await readValues(toPlaceKeys(start))).filter((holder) => holder !== null).length] as const,
        ),
      );
      return new Map(counts);
    },
    async hold(start, holder) {
      const keys = toPlaceKeys(start);
      const holderPlace = keys[(await readValues(keys)).indexOf(holder)];
      if (holderPlace && (await store.renewIf(holderPlace, holder, holdSeconds))) {
        await store.set(keyOf(holder), holderPlace, holdSeconds);
        return true;
      }
      const placeKey = await reservePlace(keys, holder, holdSeconds);
      if (!placeKey) return false;
      await releaseHolder(holder);
      await store.set(keyOf(holder), placeKey, holdSeconds);
      return true;
    },
    async slotHeldBy(holder) {
      const key = await store.get(keyOf(holder));
      return key !== null && (await store.get(key)) === holder ? key.slice("slot:".length, key.lastIndexOf(":")) : null;
    },
    async confirm(start, holder) {
      const keys = toPlaceKeys(start);
      const seconds = Math.max(holdSeconds, Math.ceil((Date.parse(start) - now()) / 1000)) + RETENTION_SECONDS;
      const holders = await readValues(keys);
      const holderPlace = keys[holders.indexOf(holder)];
      if (holderPlace && (await store.renewIf(holderPlace, holder, seconds))) {
        await store.set(holderPlace, bookedValue(holder), seconds);
        await store.delete(keyOf(holder));
        return true;
      }
      return holders.includes(bookedValue(holder)) || (await reservePlace(keys, bookedValue(holder), seconds)) !== null;
    },
    release: releaseHolder,
  };
}
