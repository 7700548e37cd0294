import type {
  Device,
  TradeInAppointment,
  TradeInBase,
  TradeInDevice,
  TradeInFields,
  TradeInResult,
} from "@rewire/domain";

/** Request for a trade-in appointment. */
export interface TradeInRequest {
  readonly fields: TradeInFields;
  /** Slug of the device; null for an unlisted one, whose name the fields have. */
  readonly slug: string | null;
  readonly device: Omit<TradeInDevice, "name"> & { readonly name: string };
  /** Language of the customer, such as "de_DE". */
  readonly locale: string;
  /** Random text of the form, by which a form that is sent again books once. */
  readonly formId: string;
}

/** Customer's data of a trade-in appointment, for e-mails. */
export interface TradeInCustomer {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly locale: string;
}

/** Result of moving or cancelling a trade-in appointment. */
export type TradeInChangeResult =
  | {
      readonly kind: "changed";
      readonly appointment: TradeInAppointment;
      /** As it was before the change. */
      readonly customer: TradeInCustomer;
      /** Number of changes so far, which tells the e-mails about them apart. */
      readonly changes: number;
    }
  /** Another customer has taken the time, or it is not offered. */
  | { readonly kind: "taken" }
  /** The appointment has passed, or it is cancelled. */
  | { readonly kind: "tooLate" }
  | { readonly kind: "tooMany"; readonly waitSeconds: number }
  /** There is no such appointment, or the key is another's. */
  | { readonly kind: "missing" };

/** Trade-in appointment with its customer, as found by e-mail address. */
export type StoredTradeIn = TradeInAppointment & TradeInCustomer & { readonly bookedAt: string };

/** Service for trade-ins: the values of device models, and appointments at the shop. */
export interface TradeInService {
  /** Whether the shop takes devices in payment. */
  readonly isOffered: boolean;
  /** Returns what a model is worth in good order, by storage; empty where the owner has named nothing. */
  basesOf(device: Pick<Device, "slug" | "name">): readonly TradeInBase[];
  /**
   * Books an appointment. Limited by address of the client and of the recipient. A form that is sent again books once,
   * and anew where its appointment has been cancelled.
   *
   * @param clientAddress IP address of the client, for the limits.
   * @throws KeyValueStoreUnavailableError or LockTimeoutError while nothing can be stored.
   */
  book(request: TradeInRequest, clientAddress: string): Promise<TradeInResult>;
  /** Returns an appointment by its link; null for a wrong key and for one that is no longer stored. */
  open(number: string, key: string): Promise<(TradeInAppointment & { readonly customer: TradeInCustomer }) | null>;
  /**
   * Moves an appointment. The new time is booked before the previous one is freed, so that a failure in between loses
   * neither.
   *
   * @param slot A start time that the desk offers.
   */
  move(number: string, key: string, slot: string, clientAddress: string): Promise<TradeInChangeResult>;
  /** Cancels an appointment, frees its time, and forgets its customer. */
  cancel(number: string, key: string): Promise<TradeInChangeResult>;
  /** Returns what is stored of an e-mail address, which must have been proven. */
  appointmentsOf(email: string): Promise<readonly StoredTradeIn[]>;
  /** Cancels and forgets all appointments of an e-mail address, which must have been proven. @returns Their number */
  eraseAllOf(email: string): Promise<number>;
}
