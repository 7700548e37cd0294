/** Unit of a net quantity. */
export type QuantityUnit = "meter" | "liter" | "kilogram" | "squareMeter" | "piece";

/** Net quantity of an offer, such as `{ quantity: 0.5, unit: "meter" }`. */
export interface NetQuantity {
  readonly quantity: number;
  readonly unit: QuantityUnit;
}

/** Units with their factors to the unit of the price; pieces in the languages of the storefront. */
const UNITS: Readonly<Record<string, readonly [unit: QuantityUnit, factor: number]>> = {
  mm: ["meter", 0.001],
  cm: ["meter", 0.01],
  m: ["meter", 1],
  km: ["meter", 1000],
  ml: ["liter", 0.001],
  cl: ["liter", 0.01],
  dl: ["liter", 0.1],
  l: ["liter", 1],
  mg: ["kilogram", 0.000_001],
  g: ["kilogram", 0.001],
  kg: ["kilogram", 1],
  "cm²": ["squareMeter", 0.0001],
  "m²": ["squareMeter", 1],
  ...Object.fromEntries(
    [
      "piece pieces pc pcs",
      "stück stücke stk",
      "pieza piezas unidad unidades ud uds",
      "pièce pièces pce pces",
      "pezzo pezzi pz",
      "peça peças unidade un",
    ]
      .flatMap((names) => names.split(" "))
      .map((name) => [name, ["piece", 1] as const]),
  ),
};

const NET_QUANTITY_PATTERN = /^(?:(\d{1,4})\s*[×x*]\s*)?(\d{1,7}(?:[.,]\d{1,4})?)\s*([\p{L}²]{1,10})\.?$/iu;

/**
 * Parses a net quantity, such as "0.5 m", "1,5 m", "250 ml", "2 × 50 ml" or "100 Stück".
 * @returns null for any other text, for a quantity of zero, and for an ambiguous number such as "1,000 ml".
 */
export function parseNetQuantity(text: string): NetQuantity | null {
  const [, count = "1", number = "", name = ""] = NET_QUANTITY_PATTERN.exec(text.trim().normalize("NFC")) ?? [];
  const [unit, factor] = UNITS[name.toLowerCase()] ?? [];
  if (!unit || !factor || /^[1-9]\d*[.,]\d{3}$/.test(number)) return null;
  const quantity = Number(count) * Number(number.replace(",", ".")) * factor;
  return quantity > 0 ? { quantity: Number(quantity.toPrecision(12)), unit } : null;
}
