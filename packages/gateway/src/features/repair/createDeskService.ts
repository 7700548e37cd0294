import type { OpenState, RepairDay, RepairDeskSettings, ShopPlace } from "@rewire/domain";
import { createHoldLimit } from "./desk/createHoldLimit.ts";
import { createSlotBook } from "./desk/createSlotBook.ts";
import { openState } from "./desk/openState.ts";
import { planDays } from "./desk/planDays.ts";
import type { AttemptLimit } from "../../storage/limits/createAttemptLimit.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";

/** What came of choosing a time: kept, gone to somebody else, or this visitor keeps enough already. */
export type Reservation = "held" | "taken" | "tooMany";

/** The counter of the repair desk: when it can be visited, and who comes. */
export interface DeskService {
  /** Whether the shop is open now. */
  openState(): OpenState;
  /** The days that can be booked, with what is still free. */
  days(): Promise<readonly RepairDay[]>;
  /**
   * Keeps a place for somebody on the way through checkout; asked again, for longer. Nobody keeps more than a few at once.
   *
   * @param start A start that `days` names.
   * @param holder A number that nobody else knows.
   * @param clientAddress Address of the client.
   * @throws HttpError 429 with the seconds to wait where too many times were taken from there, one after another.
   */
  reserve(start: string, holder: string, clientAddress: string): Promise<Reservation>;
  /** The start that a holder keeps a place of; null where none is kept. */
  reservedBy(holder: string): Promise<string | null>;
  /** Books it for good once the order stands; false if it has gone to somebody else meanwhile. */
  confirm(start: string, holder: string): Promise<boolean>;
  /** Gives a place back; one that is booked stays. */
  release(holder: string): Promise<void>;
}

interface DeskOptions {
  readonly place: ShopPlace;
  readonly desk: RepairDeskSettings;
  readonly store: KeyValueStore;
  readonly now: () => number;
  /** Counts the times that are taken. @default nothing is counted, as in the workshop */
  readonly limit?: AttemptLimit<"address" | "sum"> | undefined;
}

/** Makes the counter. */
export function createDeskService({ place, desk, store, now, limit: attempts }: DeskOptions): DeskService {
  const book = createSlotBook(store, desk.placesPerSlot, now);
  const limit = createHoldLimit(store);
  const isOffered = (start: string) =>
    planDays({ place, desk }, now()).some(({ slots }) => slots.some((slot) => slot.start === start));

  const take = async (start: string, holder: string, clientAddress: string): Promise<Reservation> => {
    if (!(await limit.admit(clientAddress, holder))) return "tooMany";
    if (await book.hold(start, holder)) return "held";
    // Whoever got nothing keeps nothing, unless it was another time that they had chosen before.
    if ((await book.heldBy(holder)) === null) await limit.leave(holder);
    return "taken";
  };

  return {
    openState: () => openState(place, now()),
    async days() {
      const starts = planDays({ place, desk }, now()).flatMap(({ slots }) => slots.map(({ start }) => start));
      const taken = await book.taken(starts);
      return planDays({ place, desk }, now(), (start) => taken.get(start) ?? 0);
    },
    reservedBy: (holder) => book.heldBy(holder),
    async reserve(start, holder, clientAddress) {
      if (!isOffered(start)) return "taken";
      // Who keeps it longer takes nothing from anybody.
      if (!attempts || (await book.heldBy(holder)) === start) return take(start, holder, clientAddress);
      return attempts.make({ address: clientAddress, sum: "all" }, async () => {
        const value = await take(start, holder, clientAddress);
        return { value, counts: value === "held" };
      });
    },
    async confirm(start, holder) {
      await limit.leave(holder);
      return book.confirm(start, holder);
    },
    async release(holder) {
      await limit.leave(holder);
      await book.release(holder);
    },
  };
}
