/**
 * Fields with facts about a product's energy use, durability and repair. The shop stores each field in one attribute.
 */
export const ecodesignFields = [
  "energyClass",
  "energyUse",
  "batteryTime",
  "batteryCycles",
  "dropClass",
  "repairClass",
  "ingress",
  "eprel",
  "labelPicture",
  "productSheet",
  "repairability",
  "documentation",
  "disassembly",
  "sparePartSupply",
  "sparePartPrice",
  "software",
  "sparePartYears",
  "updateYears",
  "guaranteeYears",
] as const;

export type EcodesignField = (typeof ecodesignFields)[number];

/**
 * Name of the attribute that stores each field: the name of a global attribute (`pa_energy-class`), or the label of any
 * attribute. The name is empty if the shop has no such attribute.
 */
export type EcodesignAttributes = Readonly<Record<EcodesignField, string>>;

/** Default names of the ecodesign attributes, as used in the embedded shop. */
export const defaultEcodesignAttributes: EcodesignAttributes = {
  energyClass: "pa_energy-class",
  energyUse: "Energy consumption",
  batteryTime: "Battery endurance per cycle",
  batteryCycles: "Battery endurance in cycles",
  dropClass: "Repeated free fall class",
  repairClass: "Repairability class",
  ingress: "Ingress protection",
  eprel: "EPREL number",
  labelPicture: "Energy label",
  productSheet: "Product information sheet",
  repairability: "Repairability index",
  documentation: "Repairability: documentation",
  disassembly: "Repairability: disassembly",
  sparePartSupply: "Repairability: spare parts",
  sparePartPrice: "Repairability: price of parts",
  software: "Repairability: software",
  sparePartYears: "Spare parts available",
  updateYears: "Software updates",
  guaranteeYears: "Guarantee of durability",
};

/** Fields that the product information sheet shows, or that lead to the supplier's. */
const sheetFields: readonly EcodesignField[] = [
  "energyUse",
  "batteryTime",
  "batteryCycles",
  "dropClass",
  "repairClass",
  "ingress",
  "eprel",
  "productSheet",
];

/** Returns the lower-case names of the attributes that belong to the product information sheet. */
export const listSheetAttributes = (names: EcodesignAttributes): readonly string[] =>
  sheetFields.map((field) => names[field].trim().toLowerCase()).filter((name) => name !== "");

/** Categories whose products need an energy label, and exempt categories. */
export interface LabelledCategories {
  /** Slugs of the categories with labelled goods. */
  readonly labelledSlugs: readonly string[];
  /** Slugs of categories that are exempt, also within the labelled ones, such as used goods. */
  readonly exemptSlugs: readonly string[];
}

/** Common slugs of categories whose products need an energy label, for a shop that has configured none. */
export const defaultLabelledCategories: LabelledCategories = {
  labelledSlugs: ["smartphones", "tablets", "displays", "monitors", "televisions", "lamps"],
  exemptSlugs: ["refurbished", "e-readers"],
};

/** Returns whether products in the given categories need an energy label. */
export const needsEnergyLabel = (
  categories: readonly string[],
  { labelledSlugs, exemptSlugs }: LabelledCategories,
): boolean =>
  labelledSlugs.some((slug) => categories.includes(slug)) && !exemptSlugs.some((slug) => categories.includes(slug));
