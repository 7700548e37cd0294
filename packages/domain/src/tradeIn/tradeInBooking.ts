import { isEmailAddress } from "../core/index.ts";
import type { TradeInEstimate, TradeInProblem } from "./tradeIn.ts";
import type { MoneyRange } from "./tradeInValues.ts";

/** Values of the form for booking a trade-in appointment, by field name. */
export interface TradeInFields {
  /** Name of a device that is not listed; "" for a listed one. */
  readonly deviceName: string;
  readonly name: string;
  readonly email: string;
  /** Phone number; "" for none. */
  readonly phone: string;
  /** Start of the appointment, ISO date-time with offset; "" before a choice. */
  readonly slot: string;
}

/** Values of an empty form for booking a trade-in appointment. */
export const emptyTradeInFields: TradeInFields = { deviceName: "", name: "", email: "", phone: "", slot: "" };

/** Maximum lengths of the fields of the trade-in form, in characters. */
export const tradeInLengths = { deviceName: 100, name: 100, email: 254, phone: 40 } as const;

/** Reason why a field of the trade-in form is invalid. */
export type TradeInIssue = "missing" | "email" | "phone" | "tooLong";

/** Issues with the trade-in form, by field. */
export type TradeInIssues = { readonly [Field in keyof TradeInFields]?: TradeInIssue };

const PHONE_PATTERN = /^\+?[\d\s()/.-]{4,}$/;

/**
 * Validates the fields of the trade-in form. The appointment can be booked if the result contains no issues.
 *
 * @param isListed Whether the shop lists the device.
 */
export function checkTradeInFields(fields: TradeInFields, isListed: boolean): TradeInIssues {
  const { deviceName, name, email, phone, slot } = fields;
  const isTooLong = (field: keyof typeof tradeInLengths) => fields[field].length > tradeInLengths[field];
  return {
    ...(isListed ? {} : deviceName === "" ? { deviceName: "missing" } : {}),
    ...(isTooLong("deviceName") ? { deviceName: "tooLong" } : {}),
    ...(name === "" ? { name: "missing" } : isTooLong("name") ? { name: "tooLong" } : {}),
    ...(email === "" ? { email: "missing" } : isEmailAddress(email) ? {} : { email: "email" }),
    ...(phone === "" || PHONE_PATTERN.test(phone) ? {} : { phone: "phone" }),
    ...(isTooLong("phone") ? { phone: "tooLong" } : {}),
    ...(slot === "" ? { slot: "missing" } : {}),
  };
}

/** Amounts of a trade-in estimate, as stored with the booking. */
export type BookedEstimate =
  | ({ readonly kind: "range" } & MoneyRange)
  | { readonly kind: "nothing" }
  | { readonly kind: "counter" };

/** Returns the amounts of a trade-in estimate, without the repair costs from which they were calculated. */
export const toBookedEstimate = (estimate: TradeInEstimate): BookedEstimate =>
  estimate.kind === "range"
    ? { kind: "range", from: estimate.from, to: estimate.to }
    : estimate.kind === "nothing"
      ? { kind: "nothing" }
      : { kind: "counter" };

/** Device of a booked trade-in appointment. */
export interface TradeInDevice {
  readonly name: string;
  readonly storage: string | null;
  readonly problems: readonly TradeInProblem[];
  readonly estimate: BookedEstimate;
}

/** Trade-in appointment, as shown to the customer. */
export interface TradeInAppointment {
  /** Number that customers and the counter name: "T7K3M9QX". */
  readonly number: string;
  readonly device: TradeInDevice;
  readonly state: "booked" | "cancelled";
  /** Start of the appointment, ISO date-time with offset. */
  readonly slot: string;
  /** Last day on which the estimate is valid, as ISO date-time. */
  readonly validUntil: string;
}

/**
 * Returns whether a trade-in appointment can still be rescheduled or cancelled.
 * @param now Current time in milliseconds since 1970.
 */
export const canChangeTradeIn = ({ state, slot }: TradeInAppointment, now: number): boolean =>
  state === "booked" && Date.parse(slot) > now;

/**
 * Result of booking a trade-in appointment. It does not reveal whether another appointment exists for the same e-mail
 * address.
 */
export type TradeInResult =
  | {
      readonly kind: "booked";
      /** Number and key of the link to the appointment. */
      readonly number: string;
      readonly key: string;
    }
  | { readonly kind: "invalid"; readonly issues: TradeInIssues }
  /** The time is no longer free, or it is not offered. */
  | { readonly kind: "taken" }
  | { readonly kind: "tooMany"; readonly waitSeconds: number }
  /** The shop takes no devices, or the booking cannot be stored. */
  | { readonly kind: "unavailable" };
