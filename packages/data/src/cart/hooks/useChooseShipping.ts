import type { Result, CartFailure } from "@rewire/domain";
import { useCallback } from "react";
import { UpdateShippingMethodDocument } from "../../gql/graphql.ts";
import { useCartMutation, type CartChangeOutcome } from "./useCartMutation.ts";

/** Result of `useChooseShipping`: the mutation function, and whether the mutation is pending. */
export interface UseChooseShippingResult {
  /** Selects the shipping rates. @param rateIds One of the cart's `rates`, or one for each parcel. */
  readonly chooseShipping: (...rateIds: string[]) => Promise<Result<CartChangeOutcome, CartFailure>>;
  readonly isChoosing: boolean;
}

/** Returns a function that selects shipping rates; the shop then recalculates the totals. */
export function useChooseShipping(): UseChooseShippingResult {
  const [change, isChoosing] = useCartMutation(UpdateShippingMethodDocument, "updateShippingMethod");
  const chooseShipping = useCallback<UseChooseShippingResult["chooseShipping"]>(
    (...rateIds) => change({ shippingMethods: rateIds }, (cart) => ({ ...cart, chosenShippingMethods: rateIds })),
    [change],
  );
  return { chooseShipping, isChoosing };
}
