import { deviceFamilies, type DeviceSearch } from "./repair.ts";
import type { HandoverMethod } from "./repairBooking.ts";
import type { PartsChoice } from "./listRepairDevices.ts";
import type { RepairTarget } from "../product/index.ts";

/** Slug of a device that the desk does not list. */
export const unlistedDevice = "other";

/** Slug that stands for any defect that is not listed; customers describe it in a note. */
export const unlistedFault = "other";

/** Selections at the repair desk, as stored in the URL of each step. */
export interface DeskQuery {
  /** Search for a device, until one is selected. */
  readonly search: DeviceSearch;
  /** Slug of the device, `unlistedDevice`, or null before the selection. */
  readonly device: string | null;
  /** Slugs of the selected defects. */
  readonly faults: readonly string[];
  readonly parts: PartsChoice;
  readonly way: HandoverMethod;
  /** Displayed day, "2026-11-23". */
  readonly day: string | null;
  /** Start of the selected slot. */
  readonly slot: string | null;
}

/** Query of the repair desk without any selection. */
export const emptyDeskQuery: DeskQuery = {
  search: { family: null, brand: null, search: "" },
  device: null,
  faults: [],
  parts: "original",
  way: "walkIn",
  day: null,
  slot: null,
};

/** Returns the query of the repair desk with the device and the defect of a repair product selected. */
export const toRepairQuery = ({ device, fault }: RepairTarget): DeskQuery => ({
  ...emptyDeskQuery,
  device: device ?? unlistedDevice,
  faults: [fault],
});

const SLUG_PATTERN = /^[\p{L}\p{M}\p{N}_%-]{1,200}$/u;
const DAY_PATTERN = /^\d{4}-\d\d-\d\d$/;
const SLOT_START_PATTERN = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:[+-]\d\d:\d\d|Z)$/;

/** Maximum length of a brand or a search text, in characters. */
const MAX_TEXT_LENGTH = 80;

/** Maximum number of defects in a URL. */
const MAX_FAULTS = 20;

/** Parses a repair desk URL's parameters; invalid values count as missing. */
export function parseDeskQuery(parameters: URLSearchParams): DeskQuery {
  const readValidValue = (name: string, pattern: RegExp) => {
    const text = parameters.get(name) ?? "";
    return pattern.test(text) ? text : null;
  };
  // Text that was truncated inside a surrogate pair is invalid.
  const readText = (name: string) => (parameters.get(name) ?? "").slice(0, MAX_TEXT_LENGTH).toWellFormed();
  const family = parameters.get("family");
  return {
    search: {
      family: deviceFamilies.find((deviceFamily) => deviceFamily === family) ?? null,
      brand: readText("brand") || null,
      search: readText("words"),
    },
    device: readValidValue("device", SLUG_PATTERN),
    faults: [...new Set(parameters.getAll("fault").filter((slug) => SLUG_PATTERN.test(slug)))].slice(0, MAX_FAULTS),
    parts: parameters.get("parts") === "compatible" ? "compatible" : "original",
    way: parameters.get("way") === "mailIn" ? "mailIn" : "walkIn",
    day: readValidValue("day", DAY_PATTERN),
    slot: readValidValue("slot", SLOT_START_PATTERN),
  };
}

/** Serializes a repair desk query, omitting defaults: `device=halden-6&fault=screen`. */
export function stringifyDeskQuery({
  search,
  device,
  faults,
  parts,
  way: handoverMethod,
  day,
  slot,
}: DeskQuery): string {
  const entries: (readonly [string, string | null])[] = [
    ["family", search.family],
    ["brand", search.brand],
    ["words", search.search],
    ["device", device],
    ...faults.map((fault) => ["fault", fault] as const),
    ["parts", parts === "original" ? null : parts],
    ["way", handoverMethod === "walkIn" ? null : handoverMethod],
    ["day", day],
    ["slot", slot],
  ];
  return new URLSearchParams(entries.flatMap(([name, value]) => (value ? [[name, value]] : []))).toString();
}
