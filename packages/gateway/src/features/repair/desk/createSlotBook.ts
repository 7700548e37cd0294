import type { KeyValueStore } from "../../../storage/KeyValueStore.ts";
import { createSlotIndex } from "./createSlotIndex.ts";

/** Time for which a slot stays reserved during checkout, in seconds. */
export const HOLD_SECONDS = 30 * 60;

/** Time for which a slot is stored after its start, in seconds. */
const RETENTION_SECONDS = 24 * 60 * 60;

/**
 * Identifier of what a slot is booked for: the id of an order for its first repair, the id with a position for another
 * repair of it, or a trade-in with its appointment number.
 */
export type BookingId = number | `${number} repair ${number}` | `trade-in ${string}`;

/** Returns the identifier of the slot of a repair. @param position Position of the repair in its order, from 1. */
export const toRepairBookingId = (orderId: number, position: number): BookingId =>
  // An order that the shop did not tell has the id 0, by which nothing is cancelled.
  position === 1 || orderId === 0 ? orderId : `${orderId} repair ${position}`;

/** Reservations and bookings of the repair desk's slots, shared by all gateways. */
export interface SlotBook {
  /** Returns the number of reservations and bookings per start time. */
  countOccupied(startTimes: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /**
   * Reserves a slot temporarily and releases the holder's previous one. A repeated call extends the reservation.
   *
   * @returns false if none is free.
   */
  holdSlot(start: string, holder: string): Promise<boolean>;
  /** Returns the start time of a holder's reserved slot; null for none. */
  slotHeldBy(holder: string): Promise<string | null>;
  /**
   * Converts a reservation to a booking, which its holder can no longer release: it belongs to the order, even if an
   * old tab still has the holder's id. A repeated call changes nothing, also after {@link SlotBook.cancel}.
   *
   * @param bookingId What it is booked for, by which {@link SlotBook.cancel} finds it.
   * @returns false if the reservation was lost and no slot is free.
   */
  confirm(start: string, holder: string, bookingId?: BookingId): Promise<boolean>;
  /**
   * Books a slot for an order or a trade-in without a reservation; false if none is free. A repeated call changes
   * nothing.
   */
  book(start: string, bookingId: BookingId): Promise<boolean>;
  /**
   * Frees the slot that was booked for an order or a trade-in at a time, for which only {@link SlotBook.book} can book it
   * again. A repeated call changes nothing.
   */
  cancel(start: string, bookingId: BookingId): Promise<void>;
  /** Releases the reservation. */
  release(holder: string): Promise<void>;
}

/**
 * Creates the slot book. Each start time has one place per customer that can be served at once. A place is a store key
 * that is set atomically, so that two customers cannot get the last place.
 */
export function createSlotBook(store: KeyValueStore, placesPerSlot: number, now: () => number): SlotBook {
  const slotPlaces = createSlotPlaces(store, placesPerSlot, now);
  return { ...createReservations(store, slotPlaces), ...createBookings(store, slotPlaces) };
}

/** Places of the slots, each a key in the store. */
interface SlotPlaces {
  /** Returns the keys of a slot's places. */
  readonly toPlaceKeys: (start: string) => readonly string[];
  readonly readValues: (keys: readonly string[]) => Promise<readonly (string | null)[]>;
  /** Makes a slot's places known to {@link SlotPlaces.countTaken}; call it before one is taken or renewed. */
  readonly addToIndex: (start: string) => Promise<void>;
  /** Sets a value in the first free place of a slot; returns the place's key, or null if none is free. */
  readonly take: (start: string, value: string, seconds: number) => Promise<string | null>;
  /** Returns the number of taken places per start time. */
  readonly countTaken: (startTimes: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** Returns for how long a booking is stored, in seconds. */
  readonly getBookingSeconds: (start: string) => number;
}

function createSlotPlaces(store: KeyValueStore, placesPerSlot: number, now: () => number): SlotPlaces {
  const toPlaceKeys = (start: string) => Array.from({ length: placesPerSlot }, (_, index) => `slot:${start}:${index}`);
  const readValues = (keys: readonly string[]) => Promise.all(keys.map((key) => store.get(key)));
  /** Counts those that cannot be unsealed, too, which nobody else can take. */
  const countPlaces = async (start: string) =>
    (await Promise.all(toPlaceKeys(start).map((key) => store.has(key)))).filter(Boolean).length;
  const getBookingSeconds = (start: string) =>
    Math.max(HOLD_SECONDS, Math.ceil((Date.parse(start) - now()) / 1000)) + RETENTION_SECONDS;
  const index = createSlotIndex(store, {
    isOccupied: async (start) => (await countPlaces(start)) > 0,
    getBookingSeconds,
  });

  return {
    toPlaceKeys,
    readValues,
    getBookingSeconds,
    addToIndex: (start) => index.add(start),
    async take(start, value, seconds) {
      await index.add(start);
      for (const key of toPlaceKeys(start)) if ((await store.putIfAbsent(key, value, seconds)) === null) return key;
      return null;
    },
    async countTaken(startTimes) {
      const occupiedStarts = await index.filter(startTimes);
      const counts = await Promise.all(occupiedStarts.map(async (start) => [start, await countPlaces(start)] as const));
      return new Map([...startTimes.map((start) => [start, 0] as const), ...counts]);
    },
  };
}

const toHolderKey = (holder: string) => `slot-holder:${holder}`;
const toBookingKey = (start: string, bookingId: BookingId) => `slot-order:${bookingId}:${start}`;
const toCancellationKey = (start: string, bookingId: BookingId) => `${toBookingKey(start, bookingId)}:cancelled`;
const toBookedValue = (holder: string) => `booked ${holder}`;

/** Creates the part of the slot book that keeps slots during checkout. */
function createReservations(
  store: KeyValueStore,
  { toPlaceKeys, readValues, addToIndex, take: takePlace, countTaken }: SlotPlaces,
): Pick<SlotBook, "countOccupied" | "holdSlot" | "slotHeldBy" | "release"> {
  const releaseHolder = async (holder: string): Promise<void> => {
    const key = await store.get(toHolderKey(holder));
    if (key) await store.deleteIf(key, holder);
    await store.delete(toHolderKey(holder));
  };

  return {
    countOccupied: countTaken,
    async holdSlot(start, holder) {
      // A version without an index may have taken the holder's place.
      await addToIndex(start);
      const keys = toPlaceKeys(start);
      const holderPlace = keys[(await readValues(keys)).indexOf(holder)];
      if (holderPlace && (await store.renewIf(holderPlace, holder, HOLD_SECONDS))) {
        await store.set(toHolderKey(holder), holderPlace, HOLD_SECONDS);
        return true;
      }
      const placeKey = await takePlace(start, holder, HOLD_SECONDS);
      if (!placeKey) return false;
      await releaseHolder(holder);
      await store.set(toHolderKey(holder), placeKey, HOLD_SECONDS);
      return true;
    },
    async slotHeldBy(holder) {
      const key = await store.get(toHolderKey(holder));
      return key !== null && (await store.get(key)) === holder ? key.slice("slot:".length, key.lastIndexOf(":")) : null;
    },
    release: releaseHolder,
  };
}

/** Creates the value of a place that is booked for an order or a trade-in, different each time. */
const createBookedValue = (bookingId: BookingId): string =>
  toBookedValue(`${String(bookingId).startsWith("trade-in") ? "" : "order "}${bookingId} ${crypto.randomUUID()}`);

/** Creates the part of the slot book that keeps slots of orders. */
function createBookings(
  store: KeyValueStore,
  { toPlaceKeys, readValues, addToIndex, take: takePlace, getBookingSeconds }: SlotPlaces,
): Pick<SlotBook, "confirm" | "book" | "cancel"> {
  /** Stores which place is booked for an order or a trade-in. */
  const storeBooking = async (start: string, bookingId: BookingId, placeKey: string, value: string): Promise<void> => {
    if (bookingId !== 0)
      await store.set(toBookingKey(start, bookingId), `${placeKey} ${value}`, getBookingSeconds(start));
  };

  const readBooking = async (start: string, bookingId: BookingId) => {
    const booking = await store.get(toBookingKey(start, bookingId));
    const separator = booking?.indexOf(" ") ?? -1;
    if (!booking || separator < 0) return null;
    return { placeKey: booking.slice(0, separator), value: booking.slice(separator + 1) };
  };
  const isBooked = async (start: string, bookingId: BookingId): Promise<boolean> => {
    const booking = await readBooking(start, bookingId);
    return booking !== null && (await store.get(booking.placeKey)) === booking.value;
  };

  return {
    async confirm(start, holder, bookingId = 0) {
      if (bookingId !== 0 && (await store.has(toCancellationKey(start, bookingId)))) return true;
      await addToIndex(start);
      const keys = toPlaceKeys(start);
      const seconds = getBookingSeconds(start);
      const value = toBookedValue(holder);
      const holders = await readValues(keys);
      const holderPlace = keys[holders.indexOf(holder)];
      if (holderPlace && (await store.renewIf(holderPlace, holder, seconds))) {
        await store.set(holderPlace, value, seconds);
        await store.delete(toHolderKey(holder));
        await storeBooking(start, bookingId, holderPlace, value);
        return true;
      }
      const placeKey = keys[holders.indexOf(value)] ?? (await takePlace(start, value, seconds));
      if (!placeKey) return false;
      await storeBooking(start, bookingId, placeKey, value);
      return true;
    },
    async book(start, bookingId) {
      if (await isBooked(start, bookingId)) return true;
      const value = createBookedValue(bookingId);
      const placeKey = await takePlace(start, value, getBookingSeconds(start));
      if (!placeKey) return false;
      await storeBooking(start, bookingId, placeKey, value);
      return true;
    },
    async cancel(start, bookingId) {
      // A gateway that has ended may have left the order's slots to be confirmed once more.
      await store.set(toCancellationKey(start, bookingId), "1", getBookingSeconds(start));
      const booking = await readBooking(start, bookingId);
      if (!booking) return;
      await store.deleteIf(booking.placeKey, booking.value);
      await store.delete(toBookingKey(start, bookingId));
    },
  };
}
