import { addMoney, type Money } from "../money/index.ts";
import type { Image } from "../product/index.ts";

/** Device families at the repair desk. Devices of no other family are `other`. */
export const deviceFamilies = ["phone", "laptop", "tablet", "wearable", "audio", "console", "other"] as const;

export type DeviceFamily = (typeof deviceFamilies)[number];

/** Device that the repair desk accepts for repair. */
export interface Device {
  /** Term of `pa_device`; its identifier in URLs and orders. */
  readonly slug: string;
  readonly name: string;
  readonly brand: string;
  readonly family: DeviceFamily;
  readonly image: Image | null;
  /** Gross price of a comparable new device; null if unknown. */
  readonly newPrice: Money | null;
}

/** Search criteria for devices. Criteria that are not set are "" or null. */
export interface DeviceSearch {
  readonly family: DeviceFamily | null;
  readonly brand: string | null;
  /** Text typed in the search field. */
  readonly search: string;
}

/**
 * Gross price of a repair. `fixed`: the price is final; `range`: the price depends on the inspection; `check`: the
 * price covers only the diagnosis; `quote`: the workshop must make an offer.
 */
export type RepairPrice =
  | { readonly kind: "fixed"; readonly amount: Money }
  | { readonly kind: "range"; readonly from: Money; readonly to: Money }
  | { readonly kind: "check"; readonly amount: Money }
  | { readonly kind: "quote" };

/** Spare parts used in a repair: original, compatible, none, or `choice` if the customer can choose. */
export type RepairParts = "original" | "compatible" | "choice" | "none";

/** Defect of a device, with the price, parts and duration of its repair. */
export interface Fault {
  /**
   * Term of `pa_fault`: "screen", "battery". Known terms have a translated label and an illustration; for others `name`
   * is shown.
   */
  readonly slug: string;
  /** The shop's name of the defect. */
  readonly name: string;
  readonly price: RepairPrice;
  /** Duration of the work; null if unknown. */
  readonly minutes: number | null;
  readonly parts: RepairParts;
  /** Warranty in months; 0 for none. */
  readonly warrantyMonths: number;
}

/** Quote for the repair of all selected defects of a device. */
export interface RepairQuote {
  readonly device: Device;
  readonly faults: readonly Fault[];
  readonly price: RepairPrice;
  readonly minutes: number | null;
  readonly parts: RepairParts;
  /** Shortest warranty of all repairs, which applies to the whole quote. */
  readonly warrantyMonths: number;
}

/**
 * Creates a quote for the repair of the selected defects of a device. The total is unknown if a repair has no price.
 */
export function quoteRepair(device: Device, faults: readonly Fault[]): RepairQuote {
  const [parts = "none", ...otherParts] = new Set(faults.map((fault) => fault.parts).filter((part) => part !== "none"));
  return {
    device,
    faults,
    price: addUpPrices(faults.map(({ price }) => price)),
    minutes: faults.reduce<number | null>(
      (sum, { minutes }) => (sum === null || minutes === null ? null : sum + minutes),
      0,
    ),
    parts: otherParts.length > 0 ? "choice" : parts,
    warrantyMonths: faults.length > 0 ? Math.min(...faults.map((fault) => fault.warrantyMonths)) : 0,
  };
}

/** Adds up repair prices. A sum with a `check` remains a `check`, because it is only the minimum of the total. */
function addUpPrices(prices: readonly RepairPrice[]): RepairPrice {
  const [first, ...rest] = prices;
  return first ? rest.reduce<RepairPrice>(addPrices, first) : { kind: "quote" };
}

function addPrices(a: RepairPrice, b: RepairPrice): RepairPrice {
  if (a.kind === "quote" || b.kind === "quote") return { kind: "quote" };
  const lowestTotal = addMoney(getLowestAmount(a), getLowestAmount(b));
  if (a.kind === "check" || b.kind === "check") return { kind: "check", amount: lowestTotal };
  return a.kind === "fixed" && b.kind === "fixed"
    ? { kind: "fixed", amount: lowestTotal }
    : { kind: "range", from: lowestTotal, to: addMoney(getHighestAmount(a), getHighestAmount(b)) };
}

type PricedRepair = Exclude<RepairPrice, { kind: "quote" }>;
const getLowestAmount = (price: PricedRepair): Money => (price.kind === "range" ? price.from : price.amount);
const getHighestAmount = (price: PricedRepair): Money => (price.kind === "range" ? price.to : price.amount);

/** Share of a new device's price above which replacement is advised, as a fraction. */
const MAX_REPAIR_SHARE = 0.5;

/** Advice on whether to repair or replace a device, with the price of the repair relative to a new device. */
export interface RepairAdvice {
  readonly advice: "repair" | "replace";
  /** Highest price of the repair as a percentage of the price of a comparable new device, rounded. */
  readonly percent: number;
}

/**
 * Returns advice on whether to repair or replace a device. Returns null if the price of the repair or of a new device
 * is unknown, or if only the price of the diagnosis is known.
 */
export function toRepairAdvice(price: RepairPrice, newPrice: Money | null): RepairAdvice | null {
  if (
    price.kind === "quote" ||
    price.kind === "check" ||
    !newPrice ||
    newPrice.minor <= 0 ||
    getHighestAmount(price).currency !== newPrice.currency
  )
    return null;
  const priceShare = getHighestAmount(price).minor / newPrice.minor;
  return { advice: priceShare > MAX_REPAIR_SHARE ? "replace" : "repair", percent: Math.round(priceShare * 100) };
}
