import { deviceFamilies, type Device, type DeviceSearch, type Fault } from "./repair.ts";
import type { HandoverMethod, RepairDay } from "./repairBooking.ts";
import type { PartsChoice } from "./listRepairDevices.ts";
import type { RepairTarget } from "../product/index.ts";

/** Slug for any device that the repair desk does not list. */
export const unlistedDeviceSlug = "other";

/** Slug for any defect that the repair desk does not list. Customers describe such a defect in a note. */
export const unlistedFaultSlug = "other";

/** Selections at the repair desk, which are stored in the URL of each step. */
export interface DeskQuery {
  /** Search for a device, until one is selected. */
  readonly search: DeviceSearch;
  /** Slug of the device, `unlistedDeviceSlug`, or null before the selection. */
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

/** Repair desk query without any selection. */
export const emptyDeskQuery: DeskQuery = {
  search: { family: null, brand: null, search: "" },
  device: null,
  faults: [],
  parts: "original",
  way: "walkIn",
  day: null,
  slot: null,
};

/** Returns the repair desk query that preselects the device and the defect of a repair product. */
export const toRepairQuery = ({ device, fault }: RepairTarget): DeskQuery => ({
  ...emptyDeskQuery,
  device: device ?? unlistedDeviceSlug,
  faults: [fault],
});

const SLUG_PATTERN = /^[\p{L}\p{M}\p{N}_%-]{1,200}$/u;
const DAY_PATTERN = /^\d{4}-\d\d-\d\d$/;
const SLOT_START_PATTERN = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:[+-]\d\d:\d\d|Z)$/;

/** Maximum length of a brand or a search text, in characters. */
const MAX_TEXT_LENGTH = 80;

/** Maximum number of defects in a URL. */
const MAX_FAULTS = 20;

/** Parses a repair desk query from the parameters of a URL; invalid values are treated as missing. */
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

/** Devices, defects and times that can be selected at the repair desk. */
export interface DeskOffer {
  readonly devices: readonly Pick<Device, "slug">[];
  /** Defects of the selected device, in display order. */
  readonly faults: readonly Pick<Fault, "slug">[];
  readonly days: readonly RepairDay[];
}

/**
 * Removes selections that the repair desk does not offer, and those that do not apply: everything about a repair before
 * a device is selected, and the search afterwards. Queries that show the same become equal.
 */
export function toKnownDeskQuery(query: DeskQuery, { devices, faults, days }: DeskOffer): DeskQuery {
  const { device, day, slot } = query;
  if (device !== unlistedDeviceSlug && !devices.some(({ slug }) => slug === device))
    return { ...emptyDeskQuery, search: query.search, way: query.way };
  return {
    ...query,
    search: emptyDeskQuery.search,
    faults: faults.flatMap(({ slug }) => (query.faults.includes(slug) ? [slug] : [])),
    day: days.some(({ date }) => date === day) ? day : null,
    slot: days.some(({ slots }) => slots.some(({ start }) => start === slot)) ? slot : null,
  };
}

/** Serializes a repair desk query, omitting default values: `device=halden-6&fault=screen`. */
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
