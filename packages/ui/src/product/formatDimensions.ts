import type { ProductDetail } from "@rewire/domain";
import type { IntlShape } from "react-intl";

// @chunk sharing: used by product pages and the comparison, which can be shared.

type NumberFormatter = Pick<IntlShape, "formatNumber">;

/**
 * Formats length, width and height in centimetres, such as "14.7 × 6.8 × 0.79 cm". Returns an empty string if one of
 * them is missing.
 */
export function formatSize(
  { formatNumber }: NumberFormatter,
  { length, width, height }: ProductDetail["dimensions"],
): string {
  const edgeLengths = [length, width, height].map(Number).filter((edgeLength) => edgeLength > 0);
  return edgeLengths.length === 3 ? `${edgeLengths.map((edgeLength) => formatNumber(edgeLength)).join(" × ")} cm` : "";
}

/** Formats a weight in kilograms, or in grams below one kilogram. Returns an empty string if the weight is missing. */
export function formatWeight({ formatNumber }: NumberFormatter, { weight }: ProductDetail["dimensions"]): string {
  const kilograms = Number(weight);
  if (!(kilograms > 0)) return "";
  return kilograms < 1
    ? formatNumber(Math.round(kilograms * 1000), { style: "unit", unit: "gram" })
    : formatNumber(kilograms, { style: "unit", unit: "kilogram" });
}
