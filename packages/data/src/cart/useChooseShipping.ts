import type { Result, ShopFailure } from "@rewire/domain";
import { useCallback } from "react";
import { UpdateShippingMethodDocument } from "../gql/graphql.ts";
import { useCartMutation, type CartChange } from "./useCartMutation.ts";

/** Choosing how the goods are sent, as a verb and a flag. */
export interface ChooseShipping {
  /** @param rateId One of the cart's `rates`. */
  readonly chooseShipping: (rateId: string) => Promise<Result<CartChange, ShopFailure>>;
  readonly isChoosing: boolean;
}

/** Chooses a way to send the goods; the totals follow. */
export function useChooseShipping(): ChooseShipping {
  const [change, isChoosing] = useCartMutation(UpdateShippingMethodDocument, "updateShippingMethod");
  const chooseShipping = useCallback<ChooseShipping["chooseShipping"]>(
    (rateId) => change({ shippingMethods: [rateId] }, (cart) => ({ ...cart, chosenShippingMethods: [rateId] })),
    [change],
  );
  return { chooseShipping, isChoosing };
}
