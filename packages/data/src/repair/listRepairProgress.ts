import {
  parseMoment,
  parseOrderRepairs,
  repairStates,
  toRepairMetaKey,
  type OrderRepair,
  type RepairEvent,
  type RepairState,
} from "@rewire/domain";
import { toPlainText } from "../html/plainText.ts";

/** Fields of an order that tell how far its repairs are. */
export interface RepairProgressFields {
  readonly date: string | null;
  readonly status: string | null;
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

/** Repair of an order with its current state and its past events, oldest first. */
export interface OrderRepairProgress {
  readonly repair: OrderRepair;
  readonly state: RepairState;
  readonly events: readonly RepairEvent[];
}

const states: readonly RepairState[] = [...repairStates, "declined", "cancelled"];
const closedStatuses: ReadonlySet<string> = new Set(["CANCELLED", "REFUNDED", "FAILED"]);

/** Returns the meta data of an order as a record; those without a value are "". */
export const toMetaDataRecord = ({ metaData }: Pick<RepairProgressFields, "metaData">): Record<string, string> =>
  Object.fromEntries((metaData ?? []).flatMap((entry) => (entry ? [[entry.key, entry.value ?? ""] as const] : [])));

/**
 * Lists the repairs of an order, in the sequence of their positions, with their progress. The state comes from customer
 * notes that begin with a state ("ready: Open until 16:00."), or from the order's field `repair_state`. In an order with
 * several repairs a note may name one by its position ("ready 2: …"), and fields of repairs after the first are numbered
 * (`repair_state_2`). Private notes are ignored. A completed order means that the device was collected; a cancelled
 * order, that the repair was cancelled. Never throws.
 *
 * @param toMoment Adds the UTC offset to a date and time of the shop; returns null if the text is invalid.
 */
export function listRepairProgress(
  fields: RepairProgressFields,
  toMoment: (plain: string) => string | null,
): readonly OrderRepairProgress[] {
  const meta = toMetaDataRecord(fields);
  const repairs = parseOrderRepairs(meta);
  return repairs.map((repair) => {
    const events = listEvents(fields, repairs, repair.position, toMoment);
    const field = meta[toRepairMetaKey("repair_state", repair.position)] ?? "";
    return { repair, events, state: findCurrentState(fields.status ?? "", field, events) };
  });
}

/** Lists the events of a repair: its booking, and the notes to the customer that are not about another repair. */
function listEvents(
  { date, orderNotes }: RepairProgressFields,
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
  const state = toRepairState(stateName);
  const statePosition = number === undefined ? null : Number(number);
  if (!state || (statePosition !== null && !positions.has(statePosition)))
    return { text: note, state: null, statePosition: null };
  return { text: rest.trim(), state, statePosition };
}

/** Parses the state of a note or field; "in-repair", "in repair" and "inRepair" are equal. */
export const toRepairState = (stateName: string): RepairState | undefined =>
  states.find((state) => state.toLowerCase() === stateName.toLowerCase().replaceAll(/[^a-z]/g, ""));

function findCurrentState(status: string, field: string, events: readonly RepairEvent[]): RepairState {
  if (closedStatuses.has(status)) return "cancelled";
  const currentState = toRepairState(field) ?? events.at(-1)?.state ?? "booked";
  return status === "COMPLETED" && currentState !== "declined" && currentState !== "cancelled"
    ? "collected"
    : currentState;
}
