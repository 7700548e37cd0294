import { deviceFamilies, type DeviceSearch } from "./repair.ts";
import type { RepairWay } from "./repairBooking.ts";
import type { PartsChoice } from "./repairDevices.ts";

/** Slug of a device that the desk does not list. */
export const unlistedDevice = "other";

/** Slug of the fault for all others, which customers describe. */
export const anyFault = "other";

/** Progress at the repair desk; every step has an address. */
export interface DeskQuery {
  /** On the way to a device. */
  readonly search: DeviceSearch;
  /** Slug of the device, `unlistedDevice`, or null while it is open. */
  readonly device: string | null;
  /** Slugs of the faults. */
  readonly faults: readonly string[];
  readonly parts: PartsChoice;
  readonly way: RepairWay;
  /** The day that is looked at, "2026-11-23". */
  readonly day: string | null;
  /** Start of the chosen time. */
  readonly slot: string | null;
}

/** Query without any selection. */
export const emptyDeskQuery: DeskQuery = {
  search: { family: null, brand: null, search: "" },
  device: null,
  faults: [],
  parts: "original",
  way: "walkIn",
  day: null,
  slot: null,
};

const slugShape = /^[\p{L}\p{M}\p{N}_%-]{1,200}$/u;
const dayShape = /^\d{4}-\d\d-\d\d$/;
const startShape = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:[+-]\d\d:\d\d|Z)$/;

/** Characters of a brand, or of words that a device is looked for by. */
const MAX_TEXT = 80;

/** More than any device has. */
const MAX_FAULTS = 20;

/** Parses an address of the desk; invalid values count as missing. */
export function parseDeskQuery(parameters: URLSearchParams): DeskQuery {
  const matching = (name: string, shape: RegExp) => {
    const text = parameters.get(name) ?? "";
    return shape.test(text) ? text : null;
  };
  // Cut between two halves of a character, a text is none.
  const short = (name: string) => (parameters.get(name) ?? "").slice(0, MAX_TEXT).toWellFormed();
  const family = parameters.get("family");
  return {
    search: {
      family: deviceFamilies.find((one) => one === family) ?? null,
      brand: short("brand") || null,
      search: short("words"),
    },
    device: matching("device", slugShape),
    faults: [...new Set(parameters.getAll("fault").filter((slug) => slugShape.test(slug)))].slice(0, MAX_FAULTS),
    parts: parameters.get("parts") === "compatible" ? "compatible" : "original",
    way: parameters.get("way") === "mailIn" ? "mailIn" : "walkIn",
    day: matching("day", dayShape),
    slot: matching("slot", startShape),
  };
}

/** Serializes a query without its defaults: `device=halden-6&fault=screen`. */
export function stringifyDeskQuery({ search, device, faults, parts, way, day, slot }: DeskQuery): string {
  const entries: (readonly [string, string | null])[] = [
    ["family", search.family],
    ["brand", search.brand],
    ["words", search.search],
    ["device", device],
    ...faults.map((fault) => ["fault", fault] as const),
    ["parts", parts === "original" ? null : parts],
    ["way", way === "walkIn" ? null : way],
    ["day", day],
    ["slot", slot],
  ];
  return new URLSearchParams(entries.flatMap(([name, value]) => (value ? [[name, value]] : []))).toString();
}
