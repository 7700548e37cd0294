import type { ProductDraft } from "./draft.ts";
import { createSeededRandom, type SeededRandom } from "./random.ts";
import type { ProductAttributeValue } from "./types.ts";

/** Label of the repairability score of all drafts; its value is such as "8.4 of 10". */
const INDEX_LABEL = "Repairability index";

/** Brands whose phones and tablets have a guarantee of durability, with its years. */
const guaranteeYears: Readonly<Record<string, number>> = { fennec: 5, tundra: 5, nordlys: 3 };

const createHiddenAttribute = (label: string, value: string): ProductAttributeValue => ({
  kind: "local",
  label,
  options: [value],
  variation: false,
  visible: false,
});

/** Returns whether the goods have an EU energy label: new phones, and tablets without those of electronic paper. */
const hasEnergyLabel = (categories: readonly string[]): boolean =>
  (categories[0] === "smartphones" || categories[0] === "tablets") && !categories.includes("refurbished");

/** Deviations from the score that add up to zero, for documentation, disassembly, parts, their price, and software. */
const scoreDeviations: readonly (readonly number[])[] = [
  [0.6, -0.4, 0.3, -0.9, 0.4],
  [0.2, 0.5, -0.3, -0.7, 0.3],
  [0.4, -0.8, 0.5, -0.4, 0.3],
  [-0.3, 0.4, 0.4, -0.8, 0.3],
];
const scoreLabels = ["documentation", "disassembly", "spare parts", "price of parts", "software"];

function listScoreAttributes(index: number, random: SeededRandom): ProductAttributeValue[] {
  const scale = Math.min(1, (10 - index) / 0.6);
  const deviations = random.pick(scoreDeviations);
  return scoreLabels.map((label, position) =>
    createHiddenAttribute(
      `Repairability: ${label}`,
      `${Math.max(0, index + (deviations[position] ?? 0) * scale).toFixed(1)} of 10`,
    ),
  );
}

const pickClass = (classes: string, score: number, limits: readonly number[]): string =>
  classes[limits.findIndex((limit) => score >= limit)] ?? classes.at(-1) ?? "";

/** Returns the energy class of a device by the size of its battery, or by chance where a text does not name it. */
function pickEnergyClass(battery: string, isTablet: boolean, random: SeededRandom): string {
  const batteryCapacity = Number(/([\d,]+) mAh/.exec(battery)?.[1]?.replace(",", "") ?? 4500) * (isTablet ? 0.55 : 1);
  return pickClass("abcde", batteryCapacity + random.int(-250, 250), [4900, 4200, 3600, 3000]);
}

function listLabelAttributes(draft: ProductDraft, index: number, random: SeededRandom): ProductAttributeValue[] {
  const { facts = {}, categories, terms = {} } = draft;
  const isTablet = categories[0] === "tablets";
  const energyClass = pickEnergyClass(facts["Battery"] ?? "", isTablet, random);
  const step = "edcba".indexOf(energyClass);
  const minutes = (isTablet ? 700 : 1750) + step * (isTablet ? 130 : 310) + random.int(0, 25) * 10;
  const [ingressProtection] = /^IP\w+/.exec(facts["Water and dust"] ?? "") ?? [isTablet ? "IP20" : "IP52"];
  const years = guaranteeYears[terms["brand"]?.[0] ?? ""];
  const isRugged = ingressProtection.includes("K");
  return [
    { kind: "global", slug: "energy-class", terms: [energyClass], variation: false, visible: true },
    createHiddenAttribute("Battery endurance per cycle", `${Math.floor(minutes / 60)} h ${minutes % 60} min`),
    createHiddenAttribute("Battery endurance in cycles", (800 + random.int(0, 6) * 100).toLocaleString("en-US")),
    createHiddenAttribute("Repeated free fall class", isRugged ? "A" : random.pick(["A", "B", "B", "C", "C", "D"])),
    createHiddenAttribute("Repairability class", pickClass("ABCDE", index, [8.4, 7.2, 6, 5])),
    createHiddenAttribute("Ingress protection", ingressProtection),
    ...(years ? [createHiddenAttribute("Guarantee of durability", `${years} years`)] : []),
  ];
}

/**
 * Lists the ecodesign attributes of a product: a repairability score with its criteria if the draft has one, and an
 * energy label for new phones and tablets. The values are plausible and deterministic.
 */
export function listEcodesignAttributes(draft: ProductDraft): readonly ProductAttributeValue[] {
  const index = Number.parseFloat(draft.facts?.[INDEX_LABEL] ?? "");
  if (Number.isNaN(index)) return [];
  const random = createSeededRandom(`ecodesign ${draft.sku}`);
  const hasLabel = hasEnergyLabel(draft.categories);
  return [
    ...listScoreAttributes(index, random),
    createHiddenAttribute("Spare parts available", `${hasLabel ? 7 : index >= 8 ? 7 : 5} years`),
    ...(draft.facts?.["Chip class"] ? [createHiddenAttribute("Software updates", `${random.int(5, 8)} years`)] : []),
    ...(hasLabel ? listLabelAttributes(draft, index, random) : []),
  ];
}

/**
 * Returns an energy class from "a" to "e" for a generated product. The same product index always has the same class.
 */
export const generateEnergyClass = (index: number): string =>
  createSeededRandom(`energy class ${index}`).pick(["a", "b", "b", "c", "c", "d", "e"]);
