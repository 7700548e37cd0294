import { failed, ok, type Result, type CheckoutFailure } from "@rewire/domain";
import { useCallback } from "react";
import { failureOf } from "../failure/failureOf.ts";
import { GetStripePaymentIntentDocument } from "../gql/graphql.ts";
import { useShopConnection } from "../client/ShopConnection.ts";
import { toCheckoutFailure } from "../failure/narrowFailure.ts";

/** A payment that the shop has asked the card network for. */
export interface CardIntent {
  readonly id: string;
  /** Lets this browser pay it; of no use for anything else. */
  readonly clientSecret: string;
}

/** Asks the shop for a card payment of the cart as it is now. Its failures stand in `error`, not in errors. */
export function useCardIntent(): () => Promise<Result<CardIntent, CheckoutFailure>> {
  const { apollo } = useShopConnection();
  return useCallback(async () => {
    try {
      const { data, error } = await apollo.query({
        query: GetStripePaymentIntentDocument,
        variables: { stripePaymentMethod: "PAYMENT" },
        fetchPolicy: "no-cache",
        errorPolicy: "all",
      });
      const intent = data?.stripePaymentIntent;
      if (intent?.id && intent.clientSecret) return ok({ id: intent.id, clientSecret: intent.clientSecret });
      return failed(error ? toCheckoutFailure(failureOf(error)) : { kind: "paymentUnavailable" });
    } catch (error) {
      return failed(toCheckoutFailure(failureOf(error instanceof Error ? error : new Error(String(error)))));
    }
  }, [apollo]);
}
