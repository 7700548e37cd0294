import { maxLengths, parseMoment } from "../core/index.ts";
import type { HandoverMethod } from "./repairBooking.ts";
import type { PartsChoice } from "./listRepairDevices.ts";

/**
 * Details of a booked repair, which are passed from the repair desk through cart and checkout to the order's meta data.
 * Keys and values are readable text, because the shop's staff see them in the order.
 */
export interface RepairDetails {
  /** Name of the device, or the customer's description. */
  readonly device: string;
  /** Terms of `pa_fault`. */
  readonly faults: readonly string[];
  readonly parts: PartsChoice;
  readonly way: HandoverMethod;
  /** Start of the appointment, ISO with offset; null for a device sent by mail. */
  readonly slot: string | null;
  /** Token that proves who booked the slot. */
  readonly holder: string;
  /** Customer's note; "" for none. */
  readonly note: string;
}

/** Keys of the repair details in an order's meta data. */
export const repairKeys = [
  "repair_device",
  "repair_faults",
  "repair_parts",
  "repair_way",
  "repair_slot",
  "repair_holder",
  "repair_note",
] as const;

type RepairKey = (typeof repairKeys)[number];

/** Repair of an order, with its position in the order's meta data, from 1, by which links name it. */
export interface OrderRepair extends RepairDetails {
  readonly position: number;
}

/** Maximum number of repairs that are read from an order's meta data. */
export const MAX_ORDER_REPAIRS = 10;

/** Returns the key of a repair's entry in an order's meta data; those after the first are numbered: `repair_device_2`. */
export const toRepairMetaKey = (key: string, position: number): string => (position === 1 ? key : `${key}_${position}`);

/** Serializes repair details as meta data of a cart line and an order line. Empty values are omitted. */
export function stringifyRepairDetails({
  device,
  faults,
  parts,
  way: handoverMethod,
  slot,
  holder,
  note,
}: RepairDetails): Readonly<Partial<Record<RepairKey, string>>> {
  const allDetails: Record<RepairKey, string> = {
    repair_device: device,
    repair_faults: faults.join(", "),
    repair_parts: parts,
    repair_way: handoverMethod,
    repair_slot: slot ?? "",
    repair_holder: holder,
    repair_note: note,
  };
  return Object.fromEntries(Object.entries(allDetails).filter(([, value]) => value !== ""));
}

/** Returns the distinct repair bookings in the lines of a cart. */
export function listBookings(
  lines: readonly { readonly details?: Readonly<Record<string, string>> | undefined }[],
): readonly RepairDetails[] {
  const bookings = lines.flatMap(({ details }) => (details && parseRepairDetails(details)) ?? []);
  return bookings.filter((booking, index) => bookings.findIndex(({ holder }) => holder === booking.holder) === index);
}

/**
 * Returns whether a booking contains everything that the repair desk requires: the device, its defects and, if the
 * customer comes in person, the appointment.
 */
export const isCompleteBooking = ({ device, faults, way: handoverMethod, slot }: RepairDetails): boolean =>
  device !== "" && faults.length > 0 && (handoverMethod === "mailIn" || slot !== null);

/** Maximum number of defects in a booking. */
const MAX_FAULTS = 30;

/**
 * Parses repair details from the meta data written by `stringifyRepairDetails`. Staff may have edited the meta data: an
 * invalid time is omitted, and the function never throws.
 *
 * @param position Position of the repair in its order, from 1.
 * @returns null if there are no repair details.
 */
export function parseRepairDetails(data: Readonly<Record<string, string>>, position = 1): RepairDetails | null {
  const readText = (key: RepairKey, max: number = maxLengths.line) => {
    const metaKey = toRepairMetaKey(key, position);
    return Object.hasOwn(data, metaKey) ? (data[metaKey] ?? "").slice(0, max) : "";
  };
  const device = readText("repair_device");
  if (!device) return null;
  return {
    device,
    faults: readText("repair_faults", maxLengths.faults)
      .split(",")
      .map((fault) => fault.trim())
      .filter(Boolean)
      .slice(0, MAX_FAULTS),
    parts: readText("repair_parts") === "compatible" ? "compatible" : "original",
    way: readText("repair_way") === "mailIn" ? "mailIn" : "walkIn",
    slot: parseMoment(readText("repair_slot")),
    holder: readText("repair_holder"),
    note: readText("repair_note", maxLengths.repairNote),
  };
}

/**
 * Parses the repairs in an order's meta data, in the order of their positions. Without a first one there is none: an
 * order whose first repair the staff have removed is theirs to look after.
 */
export function parseOrderRepairs(data: Readonly<Record<string, string>>): readonly OrderRepair[] {
  const repairs: OrderRepair[] = [];
  for (let position = 1; position <= MAX_ORDER_REPAIRS; position += 1) {
    const details = parseRepairDetails(data, position);
    if (details) repairs.push({ ...details, position });
  }
  return repairs[0]?.position === 1 ? repairs : [];
}
