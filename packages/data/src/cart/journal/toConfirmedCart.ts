import { formatLineName, maskCode, type Cart, type ConfirmedCart, type JournalItem } from "@rewire/domain";
import type { CartContentFragment, CartLineFragment } from "../../gql/graphql.ts";
import { toLineChoice } from "../mappers/toLineChoice.ts";

/** Maps a line to the item that adds it to a cart again. */
function toJournalItem(line: CartLineFragment): JournalItem {
  const { product, variation, extraData } = line;
  const extraFields = Object.fromEntries((extraData ?? []).flatMap((one) => (one ? [[one.key, one.value ?? ""]] : [])));
  return {
    productId: product?.node.databaseId ?? 0,
    variationId: variation?.node.databaseId ?? null,
    variation: Object.entries(toLineChoice(line)).map(([attributeName, attributeValue]) => ({
      attributeName,
      attributeValue,
    })),
    extraData: Object.keys(extraFields).length > 0 ? JSON.stringify(extraFields) : null,
  };
}

/** Maps the lines of the shop's cart to journal items, which can be added to another cart. */
export const toJournalItems = (
  fragment: CartContentFragment,
): readonly { readonly key: string; readonly item: JournalItem; readonly quantity: number }[] =>
  (fragment.contents?.nodes ?? []).map((node) => ({
    key: node.key,
    item: toJournalItem(node),
    quantity: node.quantity ?? 1,
  }));

/**
 * Maps the shop's cart to the data that the journal stores.
 * @param cart The same cart as a domain value.
 */
export function toConfirmedCart(fragment: CartContentFragment, { lines, coupons, chosenRate }: Cart): ConfirmedCart {
  const names = new Map(lines.map(({ key, name, options }) => [key, formatLineName(name, options)]));
  return {
    lines: toJournalItems(fragment).map((line) => ({ ...line, name: names.get(line.key) ?? "" })),
    coupons: coupons.flatMap(({ code, giftCard }) => (giftCard ? [] : [code])),
    giftCards: coupons.flatMap(({ code, giftCard }) => (giftCard ? [maskCode(code)] : [])),
    rate: chosenRate,
  };
}
