import { failed, type Result, type CartFailure } from "@rewire/domain";
import { useCallback } from "react";
import { ApplyCouponDocument } from "../../gql/graphql.ts";
import { useCartMutation, type CartChangeOutcome } from "./useCartMutation.ts";

/** Result of `useApplyCoupon`: the mutation function, and whether the mutation is pending. */
export interface UseApplyCouponResult {
  /** Applies the code of a coupon or a gift card; the shop distinguishes them. */
  readonly applyCoupon: (code: string) => Promise<Result<CartChangeOutcome, CartFailure>>;
  readonly isApplying: boolean;
}

/** Returns a function that applies a coupon code or a gift card. */
export function useApplyCoupon(): UseApplyCouponResult {
  const [change, isApplying] = useCartMutation(ApplyCouponDocument, "applyCoupon");

  const applyCoupon = useCallback<UseApplyCouponResult["applyCoupon"]>(
    async (text) => {
      const code = text.trim();
      return code ? change({ code }) : failed({ kind: "couponUnknown", code: null });
    },
    [change],
  );

  return { applyCoupon, isApplying };
}
