import type { Order, ReadFailure } from "@rewire/domain";
import { useMemo } from "react";
import { toShopFailure } from "../../failure/toShopFailure.ts";
import { GetOrdersDocument } from "../../gql/graphql.ts";
import { useShopConnection } from "../../client/ShopConnection.ts";
import { useAccountQuery } from "../../client/useAccountQuery.ts";
import { toOrder } from "../mappers/toOrder.ts";
import { toReadFailure } from "../../failure/narrowFailure.ts";

/** State of the logged-in customer's orders. */
export type OrdersState =
  | { readonly kind: "loading" }
  /** Orders, newest first, at most a hundred. */
  | { readonly kind: "ready"; readonly orders: readonly Order[] }
  /** `retry` sends the request again, and resolves once it has been answered. */
  | { readonly kind: "failed"; readonly failure: ReadFailure; readonly retry: () => Promise<void> };

/**
 * Fetches the logged-in customer's orders, without caching the response.
 *
 * @param isEnabled Whether to send the request now; false defers it.
 */
export function useOrders(isEnabled: boolean): OrdersState {
  const { currency } = useShopConnection();
  const { data, error, refetch } = useAccountQuery(GetOrdersDocument, isEnabled);
  const nodes = data?.viewer ? data.customer?.orders?.nodes : undefined;

  // Stable identity until the response changes.
  return useMemo<OrdersState>(() => {
    if (nodes) return { kind: "ready", orders: nodes.flatMap((node) => toOrder(node, currency) ?? []) };
    if (error) return { kind: "failed", failure: toReadFailure(toShopFailure(error)), retry: refetch };
    return data ? { kind: "failed", failure: { kind: "notAllowed" }, retry: refetch } : { kind: "loading" };
  }, [nodes, data, error, refetch, currency]);
}
