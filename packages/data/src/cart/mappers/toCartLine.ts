import type { CartLine, Money } from "@rewire/domain";
import { decodeName } from "../../html/decodeName.ts";
import { findEnergyClass, findMeasurePrice } from "../../offer/factAttributes.ts";
import { sumMoney } from "../../money/sumMoney.ts";
import { toAmounts } from "../../money/toAmounts.ts";
import type { AttributeFields } from "../../product/mappers/toAttributes.ts";
import { decodeSlug } from "../../product/mappers/slug.ts";
import { toImage, type ImageFields } from "../../product/mappers/toImage.ts";
import { toOptionLabels } from "../../product/mappers/toOptionLabels.ts";
import { readPriceAmounts } from "../../product/mappers/toPrice.ts";
import { toStock, type StockFields } from "../../product/mappers/toStock.ts";
import { toLineChoice } from "./toLineChoice.ts";
import type { VariationAttributeFields } from "../../product/mappers/toVariations.ts";

interface CartProductFields extends StockFields {
  readonly databaseId: number;
  readonly virtual?: boolean | null;
  readonly onSale?: boolean | null;
  readonly image?: ImageFields | null;
  readonly soldIndividually?: boolean | null;
  readonly rawPrice?: string | null;
  readonly regularPrice?: string | null;
  readonly rawRegularPrice?: string | null;
}

/** Fields of the fragment `CartLine`. */
export interface CartLineFields {
  readonly key: string;
  readonly quantity: number | null;
  readonly extraData?: readonly ({ readonly key: string; readonly value?: string | null } | null)[] | null;
  readonly subtotal: string | null;
  readonly rawSubtotal?: string | null;
  readonly subtotalTax: string | null;
  readonly rawSubtotalTax?: string | null;
  readonly product: {
    readonly simpleVariations: readonly (VariationAttributeFields | null)[] | null;
    readonly node: CartProductFields & {
      readonly slug: string | null;
      readonly name: string | null;
      readonly attributes?: { readonly nodes: readonly AttributeFields[] } | null;
    };
  } | null;
  readonly variation: {
    readonly attributes: readonly (VariationAttributeFields | null)[] | null;
    readonly node: CartProductFields;
  } | null;
}

/**
 * Maps a cart line. Amounts are gross unless the shop displays prices excluding tax, and are before coupon discounts.
 * Returns null if the product has been deleted.
 */
export function toCartLine(fields: CartLineFields, currency: string, isGross = true): CartLine | null {
  const product = fields.product?.node;
  if (!product) return null;
  const quantity = fields.quantity ?? 1;
  const goods: CartProductFields = fields.variation?.node ?? product;
  // The shop's `total` is after coupons, so the gross amount before coupons is calculated from the net `subtotal`.
  const netAmountFields = [fields.rawSubtotal, fields.subtotal] as const;
  const total = sumMoney(
    isGross ? [netAmountFields, [fields.rawSubtotalTax, fields.subtotalTax]] : [netAmountFields],
    currency,
  );
  const unitPrice = { currency, minor: Math.round(total.minor / Math.max(1, quantity)) };
  const slug = decodeSlug(product.slug ?? "");
  const name = decodeName(product.name).trim() || slug;
  const attributes = product.attributes?.nodes ?? [];
  const choice = fields.variation ? toLineChoice(fields) : {};
  return {
    key: fields.key,
    productId: product.databaseId,
    variationId: fields.variation?.node.databaseId ?? null,
    slug,
    name,
    options: toOptionLabels(listLineAttributes(fields), attributes),
    image: toImage(goods.image, name) ?? toImage(product.image, name),
    quantity,
    unitPrice,
    unitPriceBefore: toRegularPrice(goods, unitPrice),
    total,
    stock: toStock(goods),
    isSoldIndividually: (goods.soldIndividually || product.soldIndividually) ?? false,
    isVirtual: goods.virtual ?? product.virtual ?? false,
    energyClass: findEnergyClass(attributes),
    measurePrice: findMeasurePrice(attributes, unitPrice),
    ...(Object.keys(choice).length > 0 && { choice }),
    ...toLineDetails(fields.extraData),
  };
}

/**
 * Returns the attributes of the line. The variation contains their values, even for "any"; where one is missing, the
 * edge of the product contains them.
 */
function listLineAttributes({ variation, product }: CartLineFields): readonly VariationAttributeFields[] {
  const attributes = (variation?.attributes ?? []).filter((attribute) => attribute !== null);
  const isComplete = attributes.length > 0 && attributes.every(({ value }) => value);
  return isComplete ? attributes : (product?.simpleVariations ?? []).filter((attribute) => attribute !== null);
}

/**
 * Returns the price before the reduction in the tax display of the cart; the gateway has replaced the shop's regular
 * price by the prior price. Product prices may be net, or include the tax of another country: the previous price is
 * scaled by the ratio of the current prices, unless they differ only by a cent of rounding.
 */
function toRegularPrice(
  { onSale, rawPrice, regularPrice, rawRegularPrice }: CartProductFields,
  currentPrice: Money,
): Money | null {
  const [regularAmount] = onSale ? readPriceAmounts(regularPrice, rawRegularPrice, currentPrice.currency) : [];
  if (!regularAmount) return null;
  const [price, secondAmount] = toAmounts(rawPrice, currentPrice.currency);
  const isSame =
    !price || secondAmount !== undefined || price.minor <= 0 || Math.abs(price.minor - currentPrice.minor) <= 1;
  const comparablePrice = isSame
    ? regularAmount
    : { ...regularAmount, minor: Math.round((regularAmount.minor * currentPrice.minor) / price.minor) };
  return comparablePrice.minor > currentPrice.minor ? comparablePrice : null;
}

function toLineDetails(extraData: CartLineFields["extraData"]): Pick<CartLine, "details"> {
  const entries = (extraData ?? []).flatMap((entry) => (entry?.value ? [[entry.key, entry.value] as const] : []));
  return entries.length > 0 ? { details: Object.fromEntries(entries) } : {};
}
