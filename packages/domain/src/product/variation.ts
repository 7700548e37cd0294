import type { ProductAttribute, Variation } from "./product.ts";

/** Selected options by attribute name. */
export type Choice = Readonly<Record<string, string>>;

const agrees = (variation: Variation, choice: Choice): boolean =>
  Object.entries(choice).every(([name, value]) => {
    const own = variation.values[name];
    return own === undefined || own === value;
  });

/** Attributes without a selected option, in the order of the page. */
export function missingChoices(attributes: readonly ProductAttribute[], choice: Choice): readonly ProductAttribute[] {
  return attributes.filter(({ name, isChoice }) => isChoice && !choice[name]);
}

/**
 * The variation that a complete choice names, or null.
 * A variation that names all its values wins over one with "any", as in WooCommerce.
 */
export function findVariation(
  attributes: readonly ProductAttribute[],
  variations: readonly Variation[],
  choice: Choice,
): Variation | null {
  if (missingChoices(attributes, choice).length > 0) return null;
  const fitting = variations.filter((variation) => agrees(variation, choice));
  const exactness = (variation: Variation) => Object.keys(variation.values).length;
  return fitting.reduce<Variation | null>(
    (best, next) => (best === null || exactness(next) > exactness(best) ? next : best),
    null,
  );
}

/** Why an option cannot be chosen: nobody makes it with the rest, or it is sold out. */
export type OptionObstacle = "unavailable" | "soldOut";

/**
 * Whether an option can be completed to something a shopper can buy, given the other choices.
 * @returns null when it can be chosen.
 */
export function obstacleOf(
  variations: readonly Variation[],
  choice: Choice,
  name: string,
  value: string,
): OptionObstacle | null {
  const candidates = variations.filter((variation) => agrees(variation, { ...choice, [name]: value }));
  if (candidates.length === 0) return "unavailable";
  const canBeBought = candidates.some(({ isPurchasable, stock }) => isPurchasable && stock.state !== "outOfStock");
  return canBeBought ? null : "soldOut";
}

/** Removes options that the product does not offer from a selection. */
export function validChoice(attributes: readonly ProductAttribute[], choice: Choice): Choice {
  return Object.fromEntries(
    attributes
      .filter(({ isChoice, name, options }) => isChoice && options.some(({ value }) => value === choice[name]))
      .map(({ name }) => [name, choice[name] ?? ""]),
  );
}
