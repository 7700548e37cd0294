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

/** What to put into the cart. */
export interface AddToCartLine {
  readonly productId: number;
  readonly variationId?: number | undefined;
  readonly quantity: number;
  /** What was chosen, by attribute name; needed where the variation leaves an attribute open ("any"). */
  readonly choice?: Choice | undefined;
  /** What the line carries along to the order, such as the details of a repair; lines with other details stay apart. */
  readonly details?: Readonly<Record<string, string>> | undefined;
  /** How its line is shown while it waits for the connection. @default it is only counted */
  readonly shown?: Pick<CartLine, "name" | "slug" | "options" | "image" | "unitPrice" | "isVirtual"> | undefined;
}

/** Adding as a verb and a flag. */
export interface AddToCart {
  /** Resolves once the shop has answered, or the change is kept for later; never throws for a failure. */
  readonly addToCart: (line: AddToCartLine) => Promise<Result<CartChange, CartFailure>>;
  readonly isAdding: boolean;
}

/** Adds a product or variation; the same one again merges into its line. */
export function useAddToCart(): AddToCart {
  const [change, isAdding] = useCartMutation(AddToCartDocument, "addToCart");

  const addToCart = useCallback<AddToCart["addToCart"]>(
    ({ productId, variationId, quantity: wanted, choice = {}, details, shown }) => {
      // The shop adds one for 0.
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

/** A line that the shop has not counted yet; its stock is not known. */
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
