import type { ReorderItem, OrderLine } from "@rewire/domain";
import { decodeName } from "../../html/decodeName.ts";
import { sumMoney } from "../../money/sumMoney.ts";
import type { AttributeFields } from "../../product/mappers/toAttributes.ts";
import { decodeSlug } from "../../product/mappers/slug.ts";
import { toImage, type ImageFields } from "../../product/mappers/toImage.ts";
import { toOptionLabels } from "../../product/mappers/toOptionLabels.ts";
import type { VariationAttributeFields } from "../../product/mappers/toVariations.ts";

/** Fields of the fragment `OrderLineDetail`. Amounts are net; they are null for free goods. */
export interface OrderLineFields {
  readonly productId?: number | null;
  readonly variationId?: number | null;
  readonly quantity: number | null;
  readonly subtotal: string | null;
  readonly rawSubtotal?: string | null;
  readonly subtotalTax?: string | null;
  readonly rawSubtotalTax?: string | null;
  readonly product: {
    readonly node: {
      readonly name: string | null;
      readonly slug: string | null;
      readonly image?: ImageFields | null;
      readonly attributes?: { readonly nodes: readonly AttributeFields[] } | null;
    };
  } | null;
  readonly variation: {
    readonly node: {
      readonly name: string | null;
      readonly image?: ImageFields | null;
      readonly attributes?: { readonly nodes: readonly VariationAttributeFields[] } | null;
    };
  } | null;
}

/**
 * Maps an order line to gross amounts without discounts, as in the cart. A line whose product has been deleted has no
 * link.
 */
export function toOrderLine(fields: OrderLineFields, currency: string): OrderLine {
  const product = fields.product?.node;
  const variation = fields.variation?.node;
  const name = decodeName(product?.name ?? variation?.name);
  return {
    ...toReorderItem(fields),
    slug: product?.slug ? decodeSlug(product.slug) : null,
    name,
    options: toOptionLabels(variation?.attributes?.nodes ?? [], product?.attributes?.nodes ?? []),
    image: toImage(variation?.image, name) ?? toImage(product?.image, name),
    quantity: fields.quantity ?? 1,
    total: sumMoney(
      [
        [fields.rawSubtotal, fields.subtotal],
        [fields.rawSubtotalTax, fields.subtotalTax],
      ],
      currency,
    ),
  };
}

/** A deleted product cannot be bought again. */
function toReorderItem({ productId, variationId, product, variation }: OrderLineFields): { goods?: ReorderItem } {
  if (!productId || !product) return {};
  const choice = Object.fromEntries(
    (variation?.node.attributes?.nodes ?? []).flatMap(({ name, value }) =>
      name && value ? [[name, value] as const] : [],
    ),
  );
  return { goods: { productId, variationId: variationId || null, choice } };
}
