import type { Choice } from "@rewire/domain";
import type { VariationAttributeFields } from "../../product/mappers/toVariations.ts";

/** Fields of a cart line that contain its chosen options. */
interface LineChoiceFields {
  readonly product: { readonly simpleVariations: readonly (VariationAttributeFields | null)[] | null } | null;
  readonly variation: { readonly attributes: readonly (VariationAttributeFields | null)[] | null } | null;
}

/**
 * Returns the chosen options of a line by attribute name, as on its product page. The edge of the product contains them,
 * also where the variation leaves an attribute open ("any").
 */
export const toLineChoice = ({ product, variation }: LineChoiceFields): Choice =>
  Object.fromEntries(
    [...(variation?.attributes ?? []), ...(product?.simpleVariations ?? [])].flatMap((attribute) =>
      attribute?.name && attribute.value ? [[attribute.name.replace(/^attribute_/, ""), attribute.value] as const] : [],
    ),
  );
