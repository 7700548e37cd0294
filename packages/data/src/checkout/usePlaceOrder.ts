import { failed, ok, type Result, type ShopFailure } from "@rewire/domain";
import { useCallback, useRef } from "react";
import { CheckoutDocument, GetCartDocument } from "../gql/graphql.ts";
import { useShopMutation } from "../store/useShopMutation.ts";
import { useStoreClient } from "../store/StoreClientProvider.tsx";
import { toCheckoutInput, type Purchase } from "./toCheckoutInput.ts";
import { toPlacedOrder, type PlacedOrder } from "./toPlacedOrder.ts";

/** Placing an order as a verb and a flag. */
export interface PlaceOrder {
  /** A second call while the first is under way gets the first one's outcome. */
  readonly placeOrder: (purchase: Purchase) => Promise<Result<PlacedOrder, ShopFailure>>;
  readonly isPlacing: boolean;
}

/**
 * Places the order. `result: success` is a placed order whatever errors come along; afterwards the cart, which the shop
 * has emptied, is read again. After a timeout nobody knows: never offer to pay again without asking the shop.
 */
export function usePlaceOrder(): PlaceOrder {
  const { apollo, currency } = useStoreClient();
  const [send, isPlacing] = useShopMutation(CheckoutDocument, "no-cache");
  const underWay = useRef<Promise<Result<PlacedOrder, ShopFailure>> | null>(null);

  const placeOrder = useCallback<PlaceOrder["placeOrder"]>(
    (purchase) => {
      const place = async (): Promise<Result<PlacedOrder, ShopFailure>> => {
        const { data, failure } = await send({ input: toCheckoutInput(purchase) });
        const placed = toPlacedOrder(data?.checkout, currency);
        if (!placed) return failed(failure ?? { kind: "shopError" });
        void apollo.query({ query: GetCartDocument, fetchPolicy: "network-only", errorPolicy: "all" }).catch(() => undefined);
        return ok(placed);
      };
      underWay.current ??= place().finally(() => {
        underWay.current = null;
      });
      return underWay.current;
    },
    [apollo, currency, send],
  );

  return { placeOrder, isPlacing };
}
