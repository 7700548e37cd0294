import { lineName, type Result, type CartFailure } from "@rewire/domain";
import { useCallback } from "react";
import { AddToCartDocument } from "../../gql/graphql.ts";
import { toInput } from "../journal/fillOutcome.ts";
import { toJournalItem, toPendingLine, toQuantity, type AddToCartLine } from "./addToCartLine.ts";
import { useCartMutation, type CartChange } from "./useCartMutation.ts";
import type { CachedCart } from "./useCartRequest.ts";

/** Result of `useAddToCart`: the mutation and its state. */
export interface AddToCart {
  /** Adds an item; the cart counts it at once. Resolves once the shop has responded or the change is queued; never rejects. */
  readonly addToCart: (line: AddToCartLine) => Promise<Result<CartChange, CartFailure>>;
  readonly isAdding: boolean;
}

/** Returns an optimistic cart with a higher item count; lines and totals are the shop's. */
const withAddedItems = (cart: CachedCart, quantity: number): CachedCart =>
  cart.contents
    ? { ...cart, contents: { ...cart.contents, itemCount: (cart.contents.itemCount ?? 0) + quantity } }
    : cart;

/**
 * Returns a function that adds a product or variation; adding the same product again increases the quantity of its
 * line.
 */
export function useAddToCart(): AddToCart {
  const [change, isAdding] = useCartMutation(AddToCartDocument, "addToCart");

  const addToCart = useCallback<AddToCart["addToCart"]>(
    (line) => {
      const quantity = toQuantity(line.quantity);
      const item = toJournalItem(line);
      const preview = line.preview ? toPendingLine(item, quantity, line.preview) : null;
      const name = preview ? lineName(preview.name, preview.options) : "";
      return change(toInput(item, quantity), (cart) => withAddedItems(cart, quantity), {
        kind: "add",
        key: null,
        item,
        quantity,
        name,
        preview,
      });
    },
    [change],
  );

  return { addToCart, isAdding };
}
