import { decodeName } from "../../html/decodeName.ts";
import { toOptions, type AttributeFields } from "./toAttributes.ts";
import type { VariationAttributeFields } from "./toVariations.ts";

/**
 * Returns the labels of a cart line's selected options in the order of the product page, for example `["Silver", "64
 * GB"]`.
 */
export function toOptionLabels(
  selectedAttributes: readonly VariationAttributeFields[],
  attributes: readonly AttributeFields[],
): readonly string[] {
  return selectedAttributes
    .flatMap(({ name, value }) => {
      if (!name || !value) return [];
      const position = attributes.findIndex((attribute) => attribute.name === name.replace(/^attribute_/, ""));
      const attribute = attributes[position];
      const label = attribute && toOptions(attribute).find((option) => option.value === value)?.label;
      return [
        {
          label: label ?? decodeName(value),
          position: position === -1 ? attributes.length : (attribute?.position ?? position),
        },
      ];
    })
    .toSorted((a, b) => a.position - b.position)
    .map(({ label }) => label);
}
