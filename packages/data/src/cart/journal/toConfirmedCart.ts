import { lineName, type ConfirmedCart, type JournalItem, type JournalLine } from "@rewire/domain";
import { toCart } from "../mappers/toCart.ts";
import type { CartContentFragment, CartLineFragment } from "../../gql/graphql.ts";

const nodesOf = (cart: CartContentFragment): readonly CartLineFragment[] => cart.contents?.nodes ?? [];

/**
 * Maps a line to the item that adds it to a cart again. The edge of the product has the chosen options, also where the
 * variation has "any".
 */
function toItem({ product, variation, extraData }: CartLineFragment): JournalItem {
  const attributes = [...(variation?.attributes ?? []), ...(product?.simpleVariations ?? [])];
  const chosen = new Map(
    attributes.flatMap((one) =>
      one?.name && one.value ? [[one.name.replace(/^attribute_/, ""), one.value] as const] : [],
    ),
  );
  const extra = Object.fromEntries((extraData ?? []).flatMap((one) => (one ? [[one.key, one.value ?? ""]] : [])));
  return {
    productId: product?.node.databaseId ?? 0,
    variationId: variation?.node.databaseId ?? null,
    variation: [...chosen].map(([attributeName, attributeValue]) => ({ attributeName, attributeValue })),
    extraData: Object.keys(extra).length > 0 ? JSON.stringify(extra) : null,
  };
}

/** Maps the shop's cart to the data that the journal stores. */
export function toConfirmedCart(fragment: CartContentFragment, currency: string): ConfirmedCart {
  const { lines, coupons, chosenRate } = toCart(fragment, currency);
  const names = new Map(lines.map(({ key, name, options }) => [key, lineName(name, options)]));
  return {
    lines: nodesOf(fragment).map((node) => ({
      key: node.key,
      item: toItem(node),
      quantity: node.quantity ?? 1,
      name: names.get(node.key) ?? "",
    })),
    coupons: coupons.flatMap(({ code, giftCard }) => (giftCard ? [] : [code])),
    giftCards: coupons.flatMap(({ code, giftCard }) => (giftCard ? [endOf(code)] : [])),
    rate: chosenRate,
  };
}

/** Maps the lines of the shop's cart to the lines of the journal. */
export const toJournalLines = (fragment: CartContentFragment, currency: string): readonly JournalLine[] =>
  toConfirmedCart(fragment, currency).lines;

/** Returns the end of a gift card's code, which identifies it without revealing it. */
const endOf = (code: string): string => `…${code.slice(-4)}`;
