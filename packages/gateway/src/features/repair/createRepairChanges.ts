import {
  InvalidShopResponseError,
  sendAppointment,
  sendCancellation,
  ShopNotReachedError,
  ShopRequestError,
  ShopResponseError,
} from "@rewire/data/server";
import { listRepairChanges, type RepairTicket } from "@rewire/domain";
import type { Log } from "../../log/createLog.ts";
import type { ServiceAccount } from "../../shop/createServiceAccount.ts";
import type { Locks } from "../../storage/createLocks.ts";
import type { DeskService } from "./createDeskService.ts";
import { toRepairBookingId } from "./desk/createSlotBook.ts";
import type { LookupWithEmail, RepairChangeResult, RepairProof, RepairService } from "./RepairService.ts";

/** Dependencies of {@link createRepairChanges}. */
export interface RepairChangeDependencies {
  /** Shop manager's log-in; null for none: then no repair can be read. */
  readonly account: ServiceAccount | null;
  /** Appointments that are moved and freed. */
  readonly desk: Pick<DeskService, "bookAgain" | "cancelBooking">;
  readonly locks: Locks;
  /** Current time in ms. */
  readonly now: () => number;
  readonly log: Log;
}

type FindRepair = (proof: RepairProof, clientAddress: string) => Promise<LookupWithEmail>;
type ReadRepair = (proof: RepairProof) => Promise<LookupWithEmail>;

/** Creates the functions that move and cancel the appointment of a repair. */
export function createRepairChanges(
  dependencies: RepairChangeDependencies,
  find: FindRepair,
  read: ReadRepair,
): Pick<RepairService, "move" | "cancel"> {
  const { desk, now } = dependencies;
  const changeRepair = createChangeRunner(dependencies, find, read);
  const sendChange = createChangeSender(read);
  return {
    move: (proof, slot, clientAddress) =>
      changeRepair(proof, clientAddress, async (ticket, account) => {
        const bookingId = toRepairBookingId(ticket.id, ticket.position);
        const previousSlot = ticket.details.slot;
        if (!listRepairChanges(ticket, now()).canMove || previousSlot === null) return "tooLate";
        if (previousSlot === slot) return "changed";
        if (!(await desk.bookAgain(slot, bookingId, clientAddress))) return "taken";
        const { isDone, error } = await sendChange(
          proof,
          () =>
            account.sendRequest((client, options) => sendAppointment(client, ticket, { slot, previousSlot }, options)),
          (changedTicket) => changedTicket.details.slot === slot,
        );
        // While the order may get either time, both stay booked.
        if (isDone === false) await desk.cancelBooking(slot, bookingId);
        if (!isDone) throw error;
        await desk.cancelBooking(previousSlot, bookingId);
        return "changed";
      }),
    cancel: (proof, clientAddress) =>
      changeRepair(proof, clientAddress, async (ticket, account) => {
        const { id, position, details } = ticket;
        const isCancelled = ({ progress }: RepairTicket) => progress.state === "cancelled";
        if (!isCancelled(ticket)) {
          if (!listRepairChanges(ticket, now()).canCancel) return "tooLate";
          const send = () => account.sendRequest((client, options) => sendCancellation(client, ticket, options));
          const { isDone, error } = await sendChange(proof, send, isCancelled);
          if (!isDone) throw error;
        }
        // Also for a repair that is cancelled already: an earlier request may have ended before this.
        if (details.slot !== null) await desk.cancelBooking(details.slot, toRepairBookingId(id, position));
        return "changed";
      }),
  };
}

/** Creates the function that runs a change of a repair, one at a time, on the repair as it is then. */
const createChangeRunner =
  ({ account, locks, log }: RepairChangeDependencies, find: FindRepair, read: ReadRepair) =>
  async (
    proof: RepairProof,
    clientAddress: string,
    applyChange: (ticket: RepairTicket, account: ServiceAccount) => Promise<"changed" | "taken" | "tooLate">,
  ): Promise<RepairChangeResult> => {
    const lookup = await find(proof, clientAddress);
    if (lookup.kind !== "found" || !account) return lookup.kind === "found" ? { kind: "unavailable" } : lookup;
    return locks.run(`repair ${lookup.ticket.id}`, async () => {
      const currentRepair = await read(proof);
      if (currentRepair.kind !== "found") return currentRepair;
      try {
        const kind = await applyChange(currentRepair.ticket, account);
        if (kind !== "changed") return { kind };
      } catch (error) {
        if (!(error instanceof ShopRequestError)) throw error;
        log.warn("A change of a repair did not arrive", { error, orderId: currentRepair.ticket.id });
        return { kind: "unavailable" };
      }
      const changedRepair = await read(proof);
      return changedRepair.kind === "found" ? { ...changedRepair, kind: "changed" } : changedRepair;
    });
  };

/** Outcome of a change: whether it was made, or null if the shop may still make it; and the error if it was not. */
interface ChangeOutcome {
  readonly isDone: boolean | null;
  readonly error: unknown;
}

/** From this status on, a proxy has not waited for the shop, which may still be at the request. */
const GATEWAY_TIMEOUT_STATUS = 504;

/** Returns whether the shop has finished the request that caused an error. */
const isFinished = (error: ShopRequestError): boolean =>
  error instanceof ShopResponseError ||
  (error instanceof InvalidShopResponseError && error.status < GATEWAY_TIMEOUT_STATUS);

/**
 * Creates the function that sends a change of a repair. After an error it reads the repair, because the change of a lost
 * answer may have been made.
 */
const createChangeSender =
  (read: ReadRepair) =>
  async (
    proof: RepairProof,
    send: () => Promise<void>,
    isMade: (ticket: RepairTicket) => boolean,
  ): Promise<ChangeOutcome> => {
    try {
      await send();
      return { isDone: true, error: null };
    } catch (error) {
      if (!(error instanceof ShopRequestError)) throw error;
      if (error instanceof ShopNotReachedError) return { isDone: false, error };
      const currentRepair = await read(proof);
      if (currentRepair.kind !== "found") return { isDone: null, error };
      return isMade(currentRepair.ticket)
        ? { isDone: true, error: null }
        : { isDone: isFinished(error) ? false : null, error };
    }
  };
