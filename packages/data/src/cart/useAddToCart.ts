import type { Choice, Result, ShopFailure } from "@rewire/domain";
import { useCallback } from "react";
import { AddToCartDocument } from "../gql/graphql.ts";
import { useCartMutation } from "./useCartMutation.ts";

/** What to put into the cart. */
export interface AddToCartLine {
  readonly productId: number;
  readonly variationId?: number | undefined;
  readonly quantity: number;
  /** What was chosen, by attribute name; needed where the variation leaves an attribute open ("any"). */
  readonly choice?: Choice | undefined;
}

/** Adding as a verb and a flag. */
export interface AddToCart {
  /** Resolves once the shop has answered; never throws for a failure. */
  readonly addToCart: (line: AddToCartLine) => Promise<Result<void, ShopFailure>>;
  readonly isAdding: boolean;
}

/** Adds a product or variation; the same one again merges into its line. */
export function useAddToCart(): AddToCart {
  const [change, isAdding] = useCartMutation(AddToCartDocument, "addToCart");

  const addToCart = useCallback<AddToCart["addToCart"]>(
    ({ productId, variationId, quantity, choice = {} }) =>
      change({
        productId,
        // The shop adds one for 0.
        quantity: Math.max(1, Math.trunc(quantity)),
        ...(variationId === undefined ? {} : { variationId, variation: toVariation(choice) }),
      }),
    [change],
  );

  return { addToCart, isAdding };
}

const toVariation = (choice: Choice) =>
  Object.entries(choice).map(([attributeName, attributeValue]) => ({ attributeName, attributeValue }));
