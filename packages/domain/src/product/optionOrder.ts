import type { AttributeOption } from "./product.ts";

/** Factors of units to the smallest unit of their kind; kinds are never mixed. */
const SIZE_UNITS: Readonly<Record<string, readonly [kind: string, factor: number]>> = {
  mb: ["memory", 1],
  gb: ["memory", 1024],
  tb: ["memory", 1024 * 1024],
  mm: ["length", 1],
  cm: ["length", 10],
  m: ["length", 1000],
  w: ["power", 1],
  mah: ["charge", 1],
  wh: ["energy", 1],
  hz: ["frequency", 1],
  "″": ["inch", 1],
  '"': ["inch", 1],
};

/** Parses "256 GB" or "1.5 m"; null for other texts. */
function parseSize(label: string): { kind: string; size: number } | null {
  const [, number = "", unit = ""] = /^(\d+(?:[.,]\d+)?)\s*(\p{L}+|″|")$/u.exec(label.trim()) ?? [];
  const [kind, factor] = SIZE_UNITS[unit.toLowerCase()] ?? [];
  return kind && factor ? { kind, size: Number(number.replace(",", ".")) * factor } : null;
}

/**
 * Sorts options by size if they are sizes, because shops sort them by name ("1 TB" before "128 GB"). Other options keep
 * the shop's order.
 */
export function sortBySize(options: readonly AttributeOption[]): readonly AttributeOption[] {
  const measuredOptions = options.map((option) => ({ option, measure: parseSize(option.label) }));
  const kind = measuredOptions[0]?.measure?.kind;
  if (!kind || measuredOptions.some(({ measure }) => measure?.kind !== kind)) return options;
  return measuredOptions
    .toSorted((a, b) => (a.measure?.size ?? 0) - (b.measure?.size ?? 0))
    .map(({ option }) => option);
}
