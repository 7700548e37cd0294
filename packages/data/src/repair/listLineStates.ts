import { repairStates, type ContractRepair, type RepairState } from "@rewire/domain";
import { decodeName } from "../html/decodeName.ts";
import { toOptions, type AttributeFields } from "../product/mappers/toAttributes.ts";
import { listRepairProgress, type OrderRepairProgress, type RepairProgressFields } from "./listRepairProgress.ts";
import { includesRepairCategory, listCategorySlugs, type CategorizedProduct } from "./repairCategories.ts";

/** Line of an order, with the attributes by which a product is a repair. */
interface RepairLineFields {
  readonly quantity: number | null;
  readonly product:
    | (CategorizedProduct & {
        readonly node: { readonly attributes?: { readonly nodes: readonly AttributeFields[] } | null };
      })
    | null;
}

/** Order with its repairs and lines. */
type RepairOrderFields = RepairProgressFields & {
  readonly lineItems: { readonly nodes: readonly RepairLineFields[] } | null;
};

/** Fault of a booked repair, which is a line of its order. */
interface BookedFault {
  readonly device: string;
  readonly fault: string;
  readonly progress: OrderRepairProgress;
}

/** Repair line of an order: the fault that its product mends, and the device, "" for a repair of any device. */
interface RepairLine {
  readonly index: number;
  readonly quantity: number;
  readonly device: string;
  readonly fault: string;
}

const chronologicalStates: readonly RepairState[] = [...repairStates, "declined"];

/**
 * Lists for each line of an order the states of the repairs that its pieces are of; empty for goods, and in an order
 * without a repair. A piece is that of the repair with its device and fault, and where there are several, in the sequence
 * of both. A line that belongs to none of them has the state of the repair that is furthest: of those that no line
 * belongs to and that were not cancelled, and where there are none of these, of all.
 *
 * @param toMoment Adds the UTC offset to a date and time of the shop; returns null if the text is invalid.
 */
export function listLineStates(
  fields: RepairOrderFields,
  toMoment: (plain: string) => string | null,
): readonly (readonly RepairState[])[] {
  const lines = fields.lineItems?.nodes ?? [];
  const repairs = listRepairProgress(fields, toMoment);
  if (repairs.length === 0) return lines.map(() => []);
  const matchedFaults = matchLines(
    lines.flatMap((line, index) => toRepairLine(line, index) ?? []),
    repairs.flatMap(listBookedFaults),
  );
  const matchedRepairs = new Set([...matchedFaults.values()].flat().map(({ progress }) => progress));
  // A cancelled repair may have lost its line to the staff, and says nothing about a line that is still in the order.
  const unmatchedRepairs = repairs.filter(
    (progress) => progress.state !== "cancelled" && !matchedRepairs.has(progress),
  );
  const defaultState = findLatestState(unmatchedRepairs.length > 0 ? unmatchedRepairs : repairs);
  return lines.map(({ product, quantity }, index) => {
    if (!includesRepairCategory(listCategorySlugs(product))) return [];
    const lineRepairs = (matchedFaults.get(index) ?? []).map(({ progress }) => progress);
    const remainingState = lineRepairs.length > 0 ? findLatestState(lineRepairs) : defaultState;
    return Array.from({ length: quantity ?? 1 }, (_, piece) => lineRepairs[piece]?.state ?? remainingState);
  });
}

/**
 * Lists the repairs of an order with the positions of all lines that may be theirs, by device and fault; with none if the
 * line of a fault is not known.
 */
export function listRepairLines(fields: RepairOrderFields): readonly ContractRepair[] {
  const lines = (fields.lineItems?.nodes ?? []).flatMap((line, index) => toRepairLine(line, index) ?? []);
  return listRepairProgress(fields, () => null).map((progress) => {
    const linesOfFaults = listBookedFaults(progress).map((booked) => lines.filter((line) => isOfFault(line, booked)));
    const isComplete = linesOfFaults.every((faultLines) => faultLines.length > 0);
    const linePositions = isComplete ? linesOfFaults.flat().map(({ index }) => index) : [];
    return { position: progress.repair.position, linePositions };
  });
}

/** Returns the state of the repair that is furthest; "cancelled" if all are. */
function findLatestState(repairs: readonly OrderRepairProgress[]): RepairState {
  return chronologicalStates.findLast((state) => repairs.some((repair) => repair.state === state)) ?? "cancelled";
}

function listBookedFaults(progress: OrderRepairProgress): readonly BookedFault[] {
  const { device, faults } = progress.repair;
  return faults.map((fault) => ({ device: normalizeName(device), fault, progress }));
}

function toRepairLine({ quantity, product }: RepairLineFields, index: number): RepairLine | null {
  const findOption = (attributeName: string) => {
    const attribute = (product?.node.attributes?.nodes ?? []).find(({ name }) => name === attributeName);
    return attribute ? toOptions(attribute)[0] : undefined;
  };
  const fault = findOption("pa_fault")?.value;
  const device = normalizeName(findOption("pa_device")?.label ?? "");
  return fault === undefined ? null : { index, quantity: quantity ?? 1, device, fault };
}

const normalizeName = (name: string): string => decodeName(name).trim().toLowerCase();

/** Returns the faults of the lines whose repair is known, by the lines' indexes. */
function matchLines(
  lines: readonly RepairLine[],
  bookedFaults: readonly BookedFault[],
): ReadonlyMap<number, readonly BookedFault[]> {
  const matchedFaults = new Map<number, readonly BookedFault[]>();
  let unmatchedFaults = bookedFaults;
  // A repair of any device is taken for a fault that no product of the device itself mends.
  const sortedLines = lines.toSorted((left, right) => Number(left.device === "") - Number(right.device === ""));
  for (const group of Map.groupBy(sortedLines, ({ device, fault }) => `${device}\n${fault}`).values()) {
    const pieces = group.reduce((sum, { quantity }) => sum + quantity, 0);
    const candidates = unmatchedFaults.filter((booked) => group.some((line) => isOfFault(line, booked)));
    const groupFaults = dropRemovedFaults(candidates, pieces);
    let position = 0;
    for (const { index, quantity } of group) {
      const lineFaults = groupFaults.slice(position, position + quantity);
      position += quantity;
      if (lineFaults.length > 0) matchedFaults.set(index, lineFaults);
    }
    unmatchedFaults = unmatchedFaults.filter((booked) => !groupFaults.includes(booked));
  }
  return matchedFaults;
}

const isOfFault = ({ device, fault }: RepairLine, booked: BookedFault): boolean =>
  booked.fault === fault && (device === "" || booked.device === device);

/** Where an order has fewer lines than faults, staff have taken out those of cancelled repairs. */
function dropRemovedFaults(faults: readonly BookedFault[], pieces: number): readonly BookedFault[] {
  if (faults.length <= pieces) return faults;
  const remainingFaults = faults.filter(({ progress }) => progress.state !== "cancelled");
  return remainingFaults.length > 0 ? remainingFaults : faults;
}
