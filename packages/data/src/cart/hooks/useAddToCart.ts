import { formatLineName, type Result, type CartFailure } from "@rewire/domain";
import { useCallback } from "react";
import { AddToCartDocument } from "../../gql/graphql.ts";
import { toCartItemInput } from "../journal/fillOutcome.ts";
import { toJournalItem, toPendingLine, toValidQuantity, type CartLineInput } from "./addToCartLine.ts";
import { useCartMutation, type CartChangeOutcome } from "./useCartMutation.ts";
import type { CachedCart } from "./useCartRequest.ts";

/** Result of `useAddToCart`: the mutation function, and whether the mutation is pending. */
export interface UseAddToCartResult {
  /** Adds an item; the cart counts it at once. Resolves once the shop has responded or the change is queued; never rejects. */
  readonly addToCart: (line: CartLineInput) => Promise<Result<CartChangeOutcome, CartFailure>>;
  readonly isAdding: boolean;
}

/** Returns an optimistic cart with a higher item count; lines and totals are the shop's. */
const withAddedItems = (cart: CachedCart, quantity: number): CachedCart =>
  cart.contents
    ? { ...cart, contents: { ...cart.contents, itemCount: (cart.contents.itemCount ?? 0) + quantity } }
    : cart;

/**
 * Returns a function that adds a product or variation to the cart. Adding the same product again increases the quantity
 * of its line.
 */
export function useAddToCart(): UseAddToCartResult {
  const [change, isAdding] = useCartMutation(AddToCartDocument, "addToCart");

  const addToCart = useCallback<UseAddToCartResult["addToCart"]>(
    (line) => {
      const quantity = toValidQuantity(line.quantity);
      const item = toJournalItem(line);
      const linePreview = line.preview ? toPendingLine(item, quantity, line.preview) : null;
      const name = linePreview ? formatLineName(linePreview.name, linePreview.options) : "";
      return change(toCartItemInput(item, quantity), (cart) => withAddedItems(cart, quantity), {
        kind: "add",
        key: null,
        item,
        quantity,
        name,
        preview: linePreview,
      });
    },
    [change],
  );

  return { addToCart, isAdding };
}
