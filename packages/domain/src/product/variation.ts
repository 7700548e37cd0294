import type { ProductAttribute, Variation } from "./product.ts";

/** Selected options by attribute name. */
export type Choice = Readonly<Record<string, string>>;

const matchesChoice = (variation: Variation, choice: Choice): boolean =>
  Object.entries(choice).every(([name, value]) => {
    const variationValue = variation.values[name];
    return variationValue === undefined || variationValue === value;
  });

/** Returns the attributes for which an option must still be selected, in display order. */
export function findMissingChoices(
  attributes: readonly ProductAttribute[],
  choice: Choice,
): readonly ProductAttribute[] {
  return attributes.filter(({ name, isChoice }) => isChoice && !choice[name]);
}

/**
 * Returns the variation that matches the selected options; null if the selection is incomplete or matches none. As in
 * WooCommerce, a variation with a specific value takes precedence over one that accepts any value.
 */
export function findVariation(
  attributes: readonly ProductAttribute[],
  variations: readonly Variation[],
  choice: Choice,
): Variation | null {
  if (findMissingChoices(attributes, choice).length > 0) return null;
  const matchingVariations = variations.filter((variation) => matchesChoice(variation, choice));
  const countSelectedOptions = (variation: Variation) => Object.keys(variation.values).length;
  return matchingVariations.reduce<Variation | null>(
    (bestVariation, next) =>
      bestVariation === null || countSelectedOptions(next) > countSelectedOptions(bestVariation) ? next : bestVariation,
    null,
  );
}

/** Reason why an option cannot be selected: the combination does not exist or is sold out. */
export type OptionObstacle = "unavailable" | "soldOut";

/** Returns the reason why an option cannot be combined with the other selected options; null if it can. */
export function findOptionObstacle(
  variations: readonly Variation[],
  choice: Choice,
  name: string,
  value: string,
): OptionObstacle | null {
  const candidates = variations.filter((variation) => matchesChoice(variation, { ...choice, [name]: value }));
  if (candidates.length === 0) return "unavailable";
  const hasPurchasableVariation = candidates.some(
    ({ isPurchasable, stock }) => isPurchasable && stock.state !== "outOfStock",
  );
  return hasPurchasableVariation ? null : "soldOut";
}

/** Removes options from a selection that the product does not offer. */
export function toValidChoice(attributes: readonly ProductAttribute[], choice: Choice): Choice {
  return Object.fromEntries(
    attributes
      .filter(({ isChoice, name, options }) => isChoice && options.some(({ value }) => value === choice[name]))
      .map(({ name }) => [name, choice[name] ?? ""]),
  );
}
