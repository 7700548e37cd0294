import {
  parseMoment,
  parseOrderRepairs,
  parsePrice,
  repairStates,
  toRepairMetaKey,
  type OrderRepair,
  type RelatedRepair,
  type RepairEvent,
  type RepairState,
  type RepairTicket,
} from "@rewire/domain";
import { toPlainText } from "../html/plainText.ts";
import { toMoney } from "../money/toMoney.ts";
import { includesRepairCategory, listCategorySlugs, type CategorizedProduct } from "./repairCategories.ts";
import { toRepairOffer, type InvalidOfferField } from "./toRepairOffer.ts";

/** Fields of the query `getRepair`. */
export interface RepairFields {
  readonly databaseId: number | null;
  readonly orderNumber: string | null;
  readonly date: string | null;
  readonly status: string | null;
  readonly datePaid?: string | null | undefined;
  readonly rawTotal: string | null;
  readonly lineItems?:
    | { readonly nodes: readonly { readonly product?: CategorizedProduct | null | undefined }[] }
    | null
    | undefined;
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
 * Maps an order to the ticket of one of its repairs; returns null if the order has no repair at the position. The state
 * comes from customer notes that begin with a state ("ready: Open until 16:00."), or from the order's field
 * `repair_state`. In an order with several repairs a note may name one by its position ("ready 2: …"), and fields of
 * repairs after the first are numbered (`repair_state_2`). Private notes are ignored. A completed order means that the
 * device was collected; a cancelled order, that the repair was cancelled. Never throws.
 *
 * @param currency ISO 4217 code of the order's amounts.
 * @param toMoment Adds the UTC offset to a date and time of the shop ("2026-11-23 11:30:00"); returns null if the text
 *   is invalid.
 * @param position Position of the repair in its order, from 1.
 */
export function toRepairTicket(
  fields: RepairFields,
  currency: string,
  toMoment: (plain: string) => string | null,
  position = 1,
): RepairTicketResult | null {
  const orderMeta = Object.fromEntries(
    (fields.metaData ?? []).flatMap((entry) => (entry ? [[entry.key, entry.value ?? ""] as const] : [])),
  );
  const repairs = parseOrderRepairs(orderMeta);
  const repair = repairs.find((candidate) => candidate.position === position);
  if (!repair || fields.databaseId === null) return null;

  const { position: _position, ...details } = repair;
  const meta = selectRepairMeta(orderMeta, position);
  const events = listEvents(fields, repairs, position, toMoment);
  const state = findCurrentState(fields.status ?? "", meta.get("repair_state") ?? "", events);
  const relatedRepairs = repairs
    .filter((candidate) => candidate !== repair)
    .map((candidate): RelatedRepair => {
      const { device, way, slot } = candidate;
      const field = orderMeta[toRepairMetaKey("repair_state", candidate.position)] ?? "";
      const candidateEvents = listEvents(fields, repairs, candidate.position, toMoment);
      const candidateState = findCurrentState(fields.status ?? "", field, candidateEvents);
      return { position: candidate.position, device, way, slot, state: candidateState };
    });
  const offer = state === "waiting" && !meta.get("repair_answer") ? toRepairOffer(meta, currency) : null;
  const decision = offer && (offer.ok ? offer.value : ("unreadable" as const));
  const agreedTotal = readTotal(meta, currency);
  const ticket: RepairTicket = {
    id: fields.databaseId,
    position,
    relatedRepairs,
    isRestOfOrder: !hasGoods(fields, repairs) && relatedRepairs.every((related) => related.state === "cancelled"),
    isPaid: Boolean(fields.datePaid),
    details,
    progress: { number: fields.orderNumber ?? String(fields.databaseId), state, events, decision },
    total: agreedTotal ?? toMoney(fields.rawTotal, currency) ?? { minor: 0, currency },
    isOrderTotal: agreedTotal === null,
  };
  return { ticket, invalidFields: offer && !offer.ok ? offer.error : [] };
}

/** Returns an order's meta data as those of its repair at a position, whose keys have no number. */
function selectRepairMeta(data: Readonly<Record<string, string>>, position: number): ReadonlyMap<string, string> {
  const suffix = toRepairMetaKey("", position);
  return new Map(
    Object.entries(data).flatMap(([key, value]) =>
      key.endsWith(suffix) ? [[key.slice(0, key.length - suffix.length), value] as const] : [],
    ),
  );
}

/**
 * Returns whether an order has lines that are no repairs: those outside the category of repairs. In a shop without that
 * category, those beyond the faults, each of which is a line unless it was taken out of the cart or the order.
 */
function hasGoods({ lineItems }: RepairFields, repairs: readonly OrderRepair[]): boolean {
  const lines = lineItems?.nodes ?? [];
  const repairLines = lines.filter(({ product }) => includesRepairCategory(listCategorySlugs(product)));
  const expectedCount = repairs.reduce((sum, { faults }) => sum + Math.max(1, faults.length), 0);
  return lines.length > (repairLines.length > 0 ? repairLines.length : expectedCount);
}

/** Lists the events of a repair: its booking, and the notes to the customer that are not about another repair. */
function listEvents(
  { date, orderNotes }: RepairFields,
  repairs: readonly OrderRepair[],
  position: number,
  toMoment: (plain: string) => string | null,
): readonly RepairEvent[] {
  const bookedEvent: RepairEvent = { state: "booked", at: parseMoment(date ?? ""), note: "" };
  const positions = new Set(repairs.map((repair) => repair.position));
  return (orderNotes?.nodes ?? [])
    .filter(({ isCustomerNote, note, dateCreated }) => isCustomerNote && note && dateCreated)
    .toSorted((a, b) => (a.databaseId ?? 0) - (b.databaseId ?? 0))
    .reduce<readonly RepairEvent[]>(
      (precedingEvents, { note, dateCreated }) => {
        const { text, state, statePosition } = parseNote(toPlainText(note), positions);
        if (statePosition !== null && statePosition !== position) return precedingEvents;
        const previousState = (precedingEvents.at(-1) ?? bookedEvent).state;
        return [...precedingEvents, { state: state ?? previousState, at: toMoment(dateCreated ?? ""), note: text }];
      },
      [bookedEvent],
    );
}

/** Note of the workshop, without the state that it begins with. */
interface ParsedNote {
  readonly text: string;
  readonly state: RepairState | null;
  /** Position of the repair that the state is of; null for that of all repairs of the order. */
  readonly statePosition: number | null;
}

/** Parses a note. @param positions Positions of the order's repairs; any other number is part of the text. */
function parseNote(note: string, positions: ReadonlySet<number>): ParsedNote {
  const [, stateName = "", number, rest = ""] = /^\s*([a-z-]+)(?:\s+(\d{1,2}))?\s*:\s*(.*)$/is.exec(note) ?? [];
  const state = toState(stateName);
  const statePosition = number === undefined ? null : Number(number);
  if (!state || (statePosition !== null && !positions.has(statePosition)))
    return { text: note, state: null, statePosition: null };
  return { text: rest.trim(), state, statePosition };
}

/** Parses a state; "in-repair", "in repair" and "inRepair" are equal. */
const toState = (stateName: string): RepairState | undefined =>
  states.find((state) => state.toLowerCase() === stateName.toLowerCase().replaceAll(/[^a-z]/g, ""));

function findCurrentState(status: string, field: string, events: readonly RepairEvent[]): RepairState {
  if (closedStatuses.has(status)) return "cancelled";
  const currentState = toState(field) ?? events.at(-1)?.state ?? "booked";
  return status === "COMPLETED" && currentState !== "declined" && currentState !== "cancelled"
    ? "collected"
    : currentState;
}

/**
 * Returns the price that results from the customer's decision; null before there is one. If the customer declines, the
 * device is returned free of charge and the price is zero.
 */
function readTotal(meta: ReadonlyMap<string, string>, currency: string): RepairTicket["total"] | null {
  if (meta.get("repair_answer") === "decline") return { minor: 0, currency };
  return meta.get("repair_answer") === "accept" ? parsePrice(meta.get("repair_offer_total") ?? "", currency) : null;
}
