import type { RepairTicket } from "@rewire/domain";

/**
 * Proof of access to the repairs of an order: the order number with the e-mail address, or the key from a signed link;
 * and which of the repairs is meant.
 */
export type RepairProof = (
  | { readonly number: string; readonly email: string }
  | { readonly number: string; readonly key: string }
) & {
  /** Position of the repair in its order, from 1. @default 1 */
  readonly position?: number | undefined;
};

/** Result of a repair lookup. A wrong order number and a wrong e-mail address deliberately have the same result. */
export type RepairLookup =
  | { readonly kind: "found"; readonly ticket: RepairTicket; /** Key of the repair's link. */ readonly key: string }
  | { readonly kind: "notFound" }
  | { readonly kind: "tooMany"; readonly waitSeconds: number }
  /** The shop does not respond, or the server has no service account for it. */
  | { readonly kind: "unavailable" };

/** Result of moving or cancelling the appointment of a repair. */
export type RepairChangeResult =
  | {
      readonly kind: "changed";
      readonly ticket: RepairTicket;
      readonly key: string;
      /** Of the booking. */ readonly email: string;
    }
  /** Another customer has taken the time, or it is not offered. */
  | { readonly kind: "taken" }
  /** The device has been handed over, the appointment has passed, or the repair is cancelled. */
  | { readonly kind: "tooLate" }
  | Exclude<RepairLookup, { readonly kind: "found" }>;

/** Customer's answer to a new price. */
interface RepairAnswer {
  readonly choice: "accept" | "decline";
  /** The new price as shown to the customer, in minor units; null if unknown. */
  readonly total: number | null;
}

/** Result of an answer to a new price. `changed`: the price is another than the one shown, and nothing was written. */
type RepairAnswerResult =
  | RepairLookup
  | (Omit<Extract<RepairLookup, { readonly kind: "found" }>, "kind"> & { readonly kind: "changed" });

/** Service through which customers view and change their repairs. */
export interface RepairService {
  /** Returns the key of the links by which a customer opens the repairs of an order without entering data. */
  keyOf(orderId: number): string;
  /** Finds a repair. @param clientAddress IP address of the client: attempts from one address are limited. */
  find(proof: RepairProof, clientAddress: string): Promise<RepairLookup>;
  /**
   * Writes the customer's answer to the new price that was shown into the order; resolves with the resulting state. Where
   * the workshop has changed the price since, nothing is written.
   */
  decide(proof: RepairProof, answer: RepairAnswer, clientAddress: string): Promise<RepairAnswerResult>;
  /**
   * Moves the appointment of a repair that has not been handed over. The new time is booked before the previous one is
   * freed, so that a failure in between loses neither.
   *
   * @param slot A start time that the desk offers.
   */
  move(proof: RepairProof, slot: string, clientAddress: string): Promise<RepairChangeResult>;
  /** Cancels a repair that has not been handed over, and frees its appointment. */
  cancel(proof: RepairProof, clientAddress: string): Promise<RepairChangeResult>;
}

/** Result of a repair lookup, with the e-mail address of the booking, which must not be passed to pages. */
export type LookupWithEmail =
  | Exclude<RepairLookup, { readonly kind: "found" }>
  | (Extract<RepairLookup, { readonly kind: "found" }> & { readonly email: string });
