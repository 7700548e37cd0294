import type { Money } from "../money/index.ts";
import type { ProductSummary } from "../product/index.ts";
import type { DeviceFamily, RepairParts, RepairPrice } from "./repair.ts";

/** Device, defect and price of a repair product, read from its attributes and meta data. */
export interface RepairWork {
  /** Term of `pa_fault`. */
  readonly fault: string;
  /** The shop's name of the defect. */
  readonly faultName: string;
  /** Slug of the device; null for any device. */
  readonly device: {
    readonly slug: string;
    readonly name: string;
    readonly family: DeviceFamily;
    readonly newPrice: Money | null;
  } | null;
  /** Price with an original part, where there is a choice. */
  readonly price: RepairPrice;
  /** Price with a compatible part; null without a choice. */
  readonly compatiblePrice: Money | null;
  readonly parts: RepairParts;
  /** Duration of the work; null if unknown. */
  readonly minutes: number | null;
  /** Warranty in months; 0 for none. */
  readonly warrantyMonths: number;
}

/** Data of a catalogue product that the repair desk uses. */
export interface RepairProduct {
  readonly summary: ProductSummary;
  /** Slugs of its terms by taxonomy. */
  readonly terms: Readonly<Record<string, readonly string[]>>;
  /** Repair that is sold as this product; null for other products. */
  readonly repair: RepairWork | null;
}
