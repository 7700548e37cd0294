import type { Result, CartFailure } from "@rewire/domain";
import { useCallback } from "react";
import { RemoveCouponsDocument } from "../../gql/graphql.ts";
import { useCartMutation, type CartChangeOutcome } from "./useCartMutation.ts";

/** Result of `useRemoveCoupon`: the mutation function, and whether the mutation is pending. */
export interface UseRemoveCouponResult {
  readonly removeCoupon: (code: string) => Promise<Result<CartChangeOutcome, CartFailure>>;
  readonly isRemoving: boolean;
}

/** Returns a function that removes an applied coupon or gift card. */
export function useRemoveCoupon(): UseRemoveCouponResult {
  const [change, isRemoving] = useCartMutation(RemoveCouponsDocument, "removeCoupons");
  const removeCoupon = useCallback<UseRemoveCouponResult["removeCoupon"]>(
    (code) => change({ codes: [code] }),
    [change],
  );
  return { removeCoupon, isRemoving };
}
