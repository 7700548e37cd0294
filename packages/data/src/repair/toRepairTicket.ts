import {
  parseMoment,
  parsePrice,
  parseRepairDetails,
  repairStates,
  type RepairEvent,
  type RepairState,
  type RepairTicket,
} from "@rewire/domain";
import { toPlainText } from "../html/plainText.ts";
import { toMoney } from "../money/toMoney.ts";
import { toRepairOffer, type InvalidOfferField } from "./toRepairOffer.ts";

/** Fields of the query `getRepair`. */
export interface RepairFields {
  readonly databaseId: number | null;
  readonly orderNumber: string | null;
  readonly date: string | null;
  readonly status: string | null;
  readonly datePaid?: string | null | undefined;
  readonly rawTotal: string | null;
  readonly billing: { readonly email: string | null } | null;
  readonly metaData: readonly ({ readonly key: string; readonly value?: string | null } | null)[] | null;
  readonly orderNotes: {
    readonly nodes: readonly {
      readonly databaseId: number | null;
      readonly note: string | null;
      readonly dateCreated: string | null;
      readonly isCustomerNote: boolean | null;
    }[];
  } | null;
}

const states: readonly RepairState[] = [...repairStates, "declined", "cancelled"];
const closedStatuses: ReadonlySet<string> = new Set(["CANCELLED", "REFUNDED", "FAILED"]);

/** Repair ticket, with the invalid fields of its offer, which the workshop has to correct. */
export interface RepairTicketResult {
  readonly ticket: RepairTicket;
  /** Invalid fields of an offer that the customer is waiting for. */
  readonly invalidFields: readonly InvalidOfferField[];
}

/**
 * Maps an order to a repair ticket; returns null if the order contains no repair. The state comes from customer notes
 * that begin with a state ("ready: Open until 16:00."), or from the order's field `repair_state`. Private notes are
 * ignored. A completed order means that the device was collected; a cancelled order, that the repair was cancelled.
 * Never throws.
 *
 * @param currency ISO 4217 code of the order's amounts.
 * @param toMoment Adds the UTC offset to a date and time of the shop ("2026-11-23 11:30:00"); returns null if the text
 *   is invalid.
 */
export function toRepairTicket(
  fields: RepairFields,
  currency: string,
  toMoment: (plain: string) => string | null,
): RepairTicketResult | null {
  const meta = new Map(
    (fields.metaData ?? []).flatMap((entry) => (entry ? [[entry.key, entry.value ?? ""] as const] : [])),
  );
  const details = parseRepairDetails(Object.fromEntries(meta));
  if (!details || fields.databaseId === null) return null;

  const bookedEvent: RepairEvent = { state: "booked", at: parseMoment(fields.date ?? ""), note: "" };
  const notes = (fields.orderNotes?.nodes ?? [])
    .filter(({ isCustomerNote, note, dateCreated }) => isCustomerNote && note && dateCreated)
    .toSorted((a, b) => (a.databaseId ?? 0) - (b.databaseId ?? 0));
  const events = notes.reduce<readonly RepairEvent[]>(
    (precedingEvents, { note, dateCreated }) => {
      const previousEvent = precedingEvents.at(-1) ?? bookedEvent;
      return [...precedingEvents, toEvent(toPlainText(note), toMoment(dateCreated ?? ""), previousEvent.state)];
    },
    [bookedEvent],
  );
  const state = findCurrentState(fields.status ?? "", meta.get("repair_state") ?? "", events);
  const offer = state === "waiting" && !meta.get("repair_answer") ? toRepairOffer(meta, currency) : null;
  const decision = offer && (offer.ok ? offer.value : ("unreadable" as const));
  const ticket: RepairTicket = {
    id: fields.databaseId,
    isPaid: Boolean(fields.datePaid),
    details,
    progress: { number: fields.orderNumber ?? String(fields.databaseId), state, events, decision },
    total: readTotal(meta, currency) ?? toMoney(fields.rawTotal, currency) ?? { minor: 0, currency },
  };
  return { ticket, invalidFields: offer && !offer.ok ? offer.error : [] };
}

function toEvent(text: string, at: string | null, previousState: RepairState): RepairEvent {
  const [, stateName = "", rest = ""] = /^\s*([a-z-]+)\s*:\s*(.*)$/is.exec(text) ?? [];
  const state = toState(stateName);
  return state ? { state, at, note: rest.trim() } : { state: previousState, at, note: text };
}

/** Parses a state; "in-repair", "in repair" and "inRepair" are equal. */
const toState = (stateName: string): RepairState | undefined =>
  states.find((state) => state.toLowerCase() === stateName.toLowerCase().replaceAll(/[^a-z]/g, ""));

function findCurrentState(status: string, field: string, events: readonly RepairEvent[]): RepairState {
  if (closedStatuses.has(status)) return "cancelled";
  const currentState = toState(field) ?? events.at(-1)?.state ?? "booked";
  return status === "COMPLETED" && currentState !== "declined" ? "collected" : currentState;
}

/**
 * Returns the price that results from the customer's decision; null before there is one. If the customer declines, the
 * device is returned free of charge and the price is zero.
 */
function readTotal(meta: ReadonlyMap<string, string>, currency: string): RepairTicket["total"] | null {
  if (meta.get("repair_answer") === "decline") return { minor: 0, currency };
  return meta.get("repair_answer") === "accept" ? parsePrice(meta.get("repair_offer_total") ?? "", currency) : null;
}
