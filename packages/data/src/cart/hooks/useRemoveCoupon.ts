import type { Result, CartFailure } from "@rewire/domain";
import { useCallback } from "react";
import { RemoveCouponsDocument } from "../../gql/graphql.ts";
import { useCartMutation, type CartChange } from "./useCartMutation.ts";

/** Result of `useRemoveCoupon`: the mutation function and whether it is pending. */
export interface RemoveCoupon {
  readonly removeCoupon: (code: string) => Promise<Result<CartChange, CartFailure>>;
  readonly isRemoving: boolean;
}

/** Returns a function that removes an applied coupon or gift card. */
export function useRemoveCoupon(): RemoveCoupon {
  const [change, isRemoving] = useCartMutation(RemoveCouponsDocument, "removeCoupons");
  const removeCoupon = useCallback<RemoveCoupon["removeCoupon"]>((code) => change({ codes: [code] }), [change]);
  return { removeCoupon, isRemoving };
}
