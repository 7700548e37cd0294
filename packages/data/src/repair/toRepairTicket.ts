import { parseMoney, parseRepairDetails, repairStates, type RepairDecision, type RepairEvent, type RepairState, type RepairTicket } from "@rewire/domain";
import { plainText } from "../html/plainText.ts";
import { toMoney } from "../money/toMoney.ts";

/** What the query getRepair answers. */
export interface WireRepair {
  readonly databaseId: number | null;
  readonly orderNumber: string | null;
  readonly date: string | null;
  readonly status: string | null;
  readonly rawTotal: string | null;
  readonly billing: { readonly email: string | null } | null;
  readonly metaData: readonly ({ readonly key: string; readonly value?: string | null } | null)[] | null;
  readonly orderNotes: {
    readonly nodes: readonly { readonly databaseId: number | null; readonly note: string | null; readonly dateCreated: string | null; readonly isCustomerNote: boolean | null }[];
  } | null;
}

const states: readonly RepairState[] = [...repairStates, "declined", "cancelled"];
const over: ReadonlySet<string> = new Set(["CANCELLED", "REFUNDED", "FAILED"]);

/**
 * Reads a repair from an order; null for an order without one. The workshop tells how it goes by customer notes that begin
 * with a state ("ready: Open until 16:00."), or by the order's field `repair_state`; a note without a state belongs to the
 * one before. Notes that are not for the customer are left alone. A completed order has been collected, a cancelled one is off.
 *
 * @param currency ISO 4217 code of the order's amounts.
 * @param toMoment Gives the shop's plain time ("2026-11-23 11:30:00") its offset.
 */
export function toRepairTicket(wire: WireRepair, currency: string, toMoment: (plain: string) => string): RepairTicket | null {
  const meta = Object.fromEntries((wire.metaData ?? []).flatMap((entry) => (entry ? [[entry.key, entry.value ?? ""]] : [])));
  const details = parseRepairDetails(meta);
  if (!details || wire.databaseId === null) return null;

  const booked: RepairEvent = { state: "booked", at: wire.date ?? "", note: "" };
  const notes = (wire.orderNotes?.nodes ?? [])
    .filter(({ isCustomerNote, note, dateCreated }) => isCustomerNote && note && dateCreated)
    .toSorted((a, b) => (a.databaseId ?? 0) - (b.databaseId ?? 0));
  const events = notes.reduce<readonly RepairEvent[]>((all, { note, dateCreated }) => {
    const before = all.at(-1) ?? booked;
    return [...all, toEvent(plainText(note), toMoment(dateCreated ?? ""), before.state)];
  }, [booked]);
  const state = stateOf(wire.status ?? "", meta["repair_state"] ?? "", events);
  return {
    id: wire.databaseId,
    details,
    progress: { number: wire.orderNumber ?? String(wire.databaseId), state, events, decision: state === "waiting" ? toDecision(meta, currency) : null },
    total: toTotal(meta, currency) ?? toMoney(wire.rawTotal, currency) ?? { minor: 0, currency },
  };
}

function toEvent(text: string, at: string, before: RepairState): RepairEvent {
  const [, word = "", rest = ""] = /^\s*([a-z-]+)\s*:\s*(.*)$/is.exec(text) ?? [];
  const state = toState(word);
  return state ? { state, at, note: rest.trim() } : { state: before, at, note: text };
}

/** "in-repair", "in repair" and "inRepair" are the same. */
const toState = (word: string): RepairState | undefined => states.find((state) => state.toLowerCase() === word.toLowerCase().replaceAll(/[^a-z]/g, ""));

function stateOf(status: string, field: string, events: readonly RepairEvent[]): RepairState {
  if (over.has(status)) return "cancelled";
  const told = toState(field) ?? events.at(-1)?.state ?? "booked";
  return status === "COMPLETED" && told !== "declined" ? "collected" : told;
}

/** What the customer's answer made of the price; null before there is one. Whoever declines gets the device back free of charge. */
function toTotal(meta: Readonly<Record<string, string>>, currency: string): RepairTicket["total"] | null {
  if (meta["repair_answer"] === "decline") return { minor: 0, currency };
  return meta["repair_answer"] === "accept" ? parseMoney(meta["repair_offer_total"] ?? "", currency) : null;
}

/** Fields of the order: `repair_offer_reason`, `repair_offer_before`, `repair_offer_extras` ("Frame 35.00; Glue 5.00"), `repair_offer_total`. */
function toDecision(meta: Readonly<Record<string, string>>, currency: string): RepairDecision | null {
  const total = parseMoney(meta["repair_offer_total"] ?? "", currency);
  const before = parseMoney(meta["repair_offer_before"] ?? "", currency);
  if (!total || !before || meta["repair_answer"]) return null;
  const extras = (meta["repair_offer_extras"] ?? "").split(";").flatMap((part) => {
    const [, name = "", amount = ""] = /^\s*(.+?)\s+(\d+(?:\.\d+)?)\s*$/.exec(part) ?? [];
    const money = parseMoney(amount, currency);
    return name && money ? [{ name, amount: money }] : [];
  });
  return { reason: plainText(meta["repair_offer_reason"] ?? ""), before, extras, total };
}
