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
  /** Attributes as they were ordered, among all other meta data of the line. */
  readonly metaData?: readonly ({ readonly key: string; readonly value?: string | null } | null)[] | null;
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
 * link, and instead of its name, which the shop does not tell any more, the product's number.
 */
export function toOrderLine(fields: OrderLineFields, currency: string): OrderLine {
  const product = fields.product?.node;
  const variation = fields.variation?.node;
  const name = decodeName(product?.name ?? variation?.name) || (fields.productId ? `#${fields.productId}` : "");
  return {
    ...toReorderItem(fields),
    slug: product?.slug ? decodeSlug(product.slug) : null,
    name,
    options: toOptionLabels(listOrderedAttributes(fields), product?.attributes?.nodes ?? []),
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

/**
 * Lists the attributes of a line as they were ordered. The line has recorded them; its variation may have changed since,
 * may be gone, and has no value where it takes any.
 */
function listOrderedAttributes(fields: OrderLineFields): readonly VariationAttributeFields[] {
  if (!fields.variationId && !fields.variation) return [];
  const recordedValues = toRecordedValues(fields);
  const variationAttributes =
    fields.variation?.node.attributes?.nodes ??
    (fields.product?.node.attributes?.nodes ?? []).flatMap(({ name, variation }) =>
      name && variation ? [{ name, value: null }] : [],
    );
  return variationAttributes.map(({ name, value }) => ({ name, value: recordedValues.get(name ?? "") ?? value }));
}

const toRecordedValues = ({ metaData }: OrderLineFields): ReadonlyMap<string, string> =>
  new Map((metaData ?? []).flatMap((entry) => (entry?.value ? [[entry.key, entry.value] as const] : [])));

/** A deleted product cannot be bought again. The shop refuses values that its variation does not have. */
function toReorderItem(fields: OrderLineFields): { goods?: ReorderItem } {
  const { productId, variationId, product, variation } = fields;
  if (!productId || !product) return {};
  const recordedValues = toRecordedValues(fields);
  const choice = Object.fromEntries(
    (variation?.node.attributes?.nodes ?? []).flatMap(({ name, value }) => {
      const selectedValue = value || recordedValues.get(name ?? "");
      return name && selectedValue ? [[name, selectedValue] as const] : [];
    }),
  );
  return { goods: { productId, variationId: variationId || null, choice } };
}
