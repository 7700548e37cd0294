import { failed, ok, type Result, type CheckoutFailure } from "@rewire/domain";
import { useCallback } from "react";
import { toShopFailure } from "../failure/toShopFailure.ts";
import { GetStripePaymentIntentDocument } from "../gql/graphql.ts";
import { queryShop } from "../client/queryShop.ts";
import { useShopConnection } from "../client/ShopConnection.ts";
import { toCheckoutFailure } from "../failure/narrowFailure.ts";

/** Card payment that the shop has created at the payment provider. */
export interface CardIntent {
  readonly id: string;
  /** Client secret, which lets this browser pay this intent and is valid for nothing else. */
  readonly clientSecret: string;
}

/**
 * Returns a function that requests a card payment for the current cart. The shop reports failures in the field `error`,
 * not as GraphQL errors.
 */
export function useCardIntent(): () => Promise<Result<CardIntent, CheckoutFailure>> {
  const { apollo } = useShopConnection();
  return useCallback(async () => {
    const { data, error } = await queryShop(apollo, {
      query: GetStripePaymentIntentDocument,
      variables: { stripePaymentMethod: "PAYMENT" },
      fetchPolicy: "no-cache",
    });
    const intent = data?.stripePaymentIntent;
    if (intent?.id && intent.clientSecret) return ok({ id: intent.id, clientSecret: intent.clientSecret });
    return failed(error ? toCheckoutFailure(toShopFailure(error)) : { kind: "paymentUnavailable" });
  }, [apollo]);
}
