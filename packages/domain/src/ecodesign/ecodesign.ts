/** Energy efficiency classes defined by the EU, best first. */
export const energyClasses = ["A", "B", "C", "D", "E", "F", "G"] as const;

export type EnergyClass = (typeof energyClasses)[number];

/** Classes by which phones and tablets are rated for drop resistance or repairability, best first. */
export const durabilityClasses = ["A", "B", "C", "D", "E"] as const;

export type DurabilityClass = (typeof durabilityClasses)[number];

/** Content of an EU energy label and of its product information sheet. */
export interface EnergyLabel {
  readonly energyClass: EnergyClass;
  /** Energy consumption in the shop's words, such as "21 kWh/1000h"; empty if unknown, as of phones. */
  readonly energyUse: string;
  /** Battery endurance per cycle in the shop's words, such as "51 h 30 min"; empty if unknown. */
  readonly batteryTime: string;
  /** Number of charge cycles until a battery holds 80 % of its charge; null if unknown. */
  readonly batteryCycles: number | null;
  /** Class of the repeated free fall; null if unknown. */
  readonly dropClass: DurabilityClass | null;
  readonly repairClass: DurabilityClass | null;
  /** Ingress protection, such as "IP68"; empty if unknown. */
  readonly ingress: string;
  /** URL of the product in the EU's database of labels; null if its number is unknown. */
  readonly eprelUrl: string | null;
  /** URL of the supplier's label as a file; null for none. */
  readonly labelUrl: string | null;
  /** URL of the supplier's product information sheet; null for none. */
  readonly sheetUrl: string | null;
}

/** Criteria of which a repairability score is composed. */
export const repairabilityParts = [
  "documentation",
  "disassembly",
  "sparePartSupply",
  "sparePartPrice",
  "software",
] as const;

export type RepairabilityPart = (typeof repairabilityParts)[number];

/** Repairability score, from 0 to 10, with the scores of its criteria. */
export interface Repairability {
  readonly score: number;
  /** Scores from 0 to 10 of the criteria that the shop names. */
  readonly parts: readonly { readonly part: RepairabilityPart; readonly score: number }[];
}

/** Facts about the energy use, durability and repair of a product. */
export interface Ecodesign {
  /** Energy label; null without an energy class. */
  readonly label: EnergyLabel | null;
  readonly repairability: Repairability | null;
  /** Years for which spare parts are available; null if unknown. */
  readonly sparePartYears: number | null;
  /** Years for which the software is updated; null if unknown. */
  readonly updateYears: number | null;
  /** Years of the producer's guarantee of durability; null for none. */
  readonly guaranteeYears: number | null;
}

/**
 * Minimum duration in years of a commercial guarantee of durability for which the EU label is shown. The guarantee must
 * be longer than the legal guarantee.
 */
export const MIN_DURABILITY_YEARS = 3;
