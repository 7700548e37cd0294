import type { Result, CartFailure } from "@rewire/domain";
import { useCallback } from "react";
import { UpdateShippingMethodDocument } from "../../gql/graphql.ts";
import { useCartMutation, type CartChange } from "./useCartMutation.ts";

/** Choosing how the goods are sent, as a verb and a flag. */
export interface ChooseShipping {
  /** @param rateIds One of the cart's `rates`, or one for each parcel. */
  readonly chooseShipping: (...rateIds: string[]) => Promise<Result<CartChange, CartFailure>>;
  readonly isChoosing: boolean;
}

/** Chooses a way to send the goods; the totals follow. */
export function useChooseShipping(): ChooseShipping {
  const [change, isChoosing] = useCartMutation(UpdateShippingMethodDocument, "updateShippingMethod");
  const chooseShipping = useCallback<ChooseShipping["chooseShipping"]>(
    (...rateIds) => change({ shippingMethods: rateIds }, (cart) => ({ ...cart, chosenShippingMethods: rateIds })),
    [change],
  );
  return { chooseShipping, isChoosing };
}
