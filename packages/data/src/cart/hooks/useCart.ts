import { useQuery, useReactiveVar } from "@apollo/client/react";
import {
  applyPendingChanges,
  type CartFailure,
  type LostCartItem,
  type CartWithPendingChanges,
  type TotalsState,
} from "@rewire/domain";
import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from "react";
import { readTotals } from "../../client/readTotals.ts";
import { toShopFailure } from "../../failure/toShopFailure.ts";
import { GetCartDocument } from "../../gql/graphql.ts";
import { useCartClient } from "./CartClient.ts";
import { toSessionDataWithCart, type SessionData } from "../mappers/toSessionData.ts";
import { toCartFailure } from "../../failure/narrowFailure.ts";

/** State of the session's cart: loading, failed, or ready with the session data and the pending changes. */
export type CartState =
  | { readonly kind: "loading" }
  | (SessionData & LoadedCartState)
  | {
      readonly kind: "failed";
      readonly failure: CartFailure;
      readonly retry: () => void;
    };

interface LoadedCartState extends CartWithPendingChanges {
  readonly kind: "ready";
  /** Whether a change is in flight, so that the totals may be outdated. */
  readonly isUpdating: boolean;
  /** Whether the totals are the shop's. */
  readonly totalsState: TotalsState;
  /** Reads totals that are not current again. Never rejects. */
  readonly readTotals: () => Promise<void>;
  /** Items that could not be added to the cart or restored to it, until they are dismissed. */
  readonly losses: readonly LostCartItem[];
  readonly dismissLostItems: () => void;
}

export const CartContext = createContext<CartState | null>(null);

/**
 * Returns the state of the session's cart, including the payment gateways and the customer.
 * @throws Error outside a CartProvider.
 */
export function useCart(): CartState {
  const cart = useContext(CartContext);
  if (!cart) throw new Error("useCart needs a CartProvider above it");
  return cart;
}

/**
 * Queries the session once, maps it to domain values, and updates the result after every change of the cart. Only
 * `CartProvider` calls this hook; components call `useCart`.
 */
export function useCartQuery(): CartState {
  const client = useCartClient();
  const { mapCart, pendingMutations, journal } = client;
  const { data, error, loading, refetch } = useQuery(GetCartDocument, { errorPolicy: "all" });
  const pendingMutationCount = useReactiveVar(pendingMutations);
  const totalsState = useReactiveVar(client.totalsState);
  const sessionData = useMemo(
    () => (data?.cart ? toSessionDataWithCart(mapCart(data.cart).cart, data) : null),
    [data, mapCart],
  );

  const { pending, losses } = useSyncExternalStore(journal.subscribe, journal.read, journal.read);
  const cartWithChanges = useMemo(
    () => sessionData && applyPendingChanges(sessionData.cart, pending),
    [sessionData, pending],
  );
  const dismissLostItems = useCallback(() => journal.update((now) => ({ ...now, losses: [] })), [journal]);
  const readTotalsAgain = useCallback(() => readTotals(client, client.totalsState()), [client]);

  const isUpdating = pendingMutationCount > 0 || loading;

  // Stable identity until something changes, because pages use it in effect dependencies.
  return useMemo<CartState>(() => {
    if (sessionData && cartWithChanges)
      return {
        kind: "ready",
        ...sessionData,
        ...cartWithChanges,
        isUpdating,
        totalsState,
        readTotals: readTotalsAgain,
        losses,
        dismissLostItems,
      };
    if (isUpdating) return { kind: "loading" };
    const failure: CartFailure = error ? toCartFailure(toShopFailure(error)) : { kind: "shopError" };
    return { kind: "failed", failure, retry: () => void refetch().catch(() => undefined) };
  }, [
    sessionData,
    cartWithChanges,
    isUpdating,
    totalsState,
    readTotalsAgain,
    losses,
    dismissLostItems,
    error,
    refetch,
  ]);
}
