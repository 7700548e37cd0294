import {
  lineName,
  multiplyMoney,
  type CartLine,
  type Choice,
  type JournalItem,
  type Result,
  type CartFailure,
} from "@rewire/domain";
import { useCallback } from "react";
import { AddToCartDocument } from "../../gql/graphql.ts";
import { toInput } from "../journal/restoreLines.ts";
import { useCartMutation, type CartChange } from "./useCartMutation.ts";

/** Item to add to the cart. */
export interface AddToCartLine {
  readonly productId: number;
  readonly variationId?: number | undefined;
  readonly quantity: number;
  /** Chosen options by attribute name; required where the variation leaves an attribute open ("any"). */
  readonly choice?: Choice | undefined;
  /**
   * Extra data stored on the line and copied to the order, such as the details of a repair; lines with different
   * details are not merged.
   */
  readonly details?: Readonly<Record<string, string>> | undefined;
  /** Display data of the line while it waits for the connection. @default the line is only counted */
  readonly shown?: Pick<CartLine, "name" | "slug" | "options" | "image" | "unitPrice" | "isVirtual"> | undefined;
}

/** Result of `useAddToCart`: the mutation and its state. */
export interface AddToCart {
  /** Adds an item. Resolves once the shop has answered or the change is queued; never rejects. */
  readonly addToCart: (line: AddToCartLine) => Promise<Result<CartChange, CartFailure>>;
  readonly isAdding: boolean;
}

/**
 * Returns a function that adds a product or variation; adding the same one again increases the quantity of its line.
 */
export function useAddToCart(): AddToCart {
  const [change, isAdding] = useCartMutation(AddToCartDocument, "addToCart");

  const addToCart = useCallback<AddToCart["addToCart"]>(
    ({ productId, variationId, quantity: wanted, choice = {}, details, shown }) => {
      // The shop adds one piece for quantity 0.
      const quantity = Math.max(1, Math.trunc(wanted));
      const item: JournalItem = {
        productId,
        variationId: variationId ?? null,
        variation: variationId === undefined ? [] : toVariation(choice),
        extraData: details ? JSON.stringify(details) : null,
      };
      const line = shown ? toWaitingLine(item, quantity, shown) : null;
      return change(toInput(item, quantity), undefined, {
        kind: "add",
        key: null,
        item,
        quantity,
        name: line ? lineName(line.name, line.options) : "",
        shown: line,
      });
    },
    [change],
  );

  return { addToCart, isAdding };
}

const toVariation = (choice: Choice) =>
  Object.entries(choice).map(([attributeName, attributeValue]) => ({ attributeName, attributeValue }));

/** Returns a line that the shop has not confirmed yet; its stock is unknown. */
const toWaitingLine = (
  { productId, variationId }: JournalItem,
  quantity: number,
  shown: NonNullable<AddToCartLine["shown"]>,
): CartLine => ({
  ...shown,
  key: `waiting-${productId}-${variationId ?? 0}`,
  productId,
  variationId,
  quantity,
  unitPriceBefore: null,
  total: multiplyMoney(shown.unitPrice, quantity),
  stock: { state: "inStock", quantity: null, lowStockAmount: null },
  isSoldIndividually: false,
});
