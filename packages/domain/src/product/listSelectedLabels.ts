import type { Choice } from "./variation.ts";
import type { ProductAttribute } from "./product.ts";

/** Returns the labels of the selected options, in display order, such as ["Graphite", "256 GB"]. */
export const listSelectedLabels = (attributes: readonly ProductAttribute[], choice: Choice): readonly string[] =>
  attributes.flatMap(
    ({ name, isChoice, options }) => (isChoice && options.find(({ value }) => value === choice[name])?.label) || [],
  );
