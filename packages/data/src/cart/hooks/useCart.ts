import { useQuery, useReactiveVar } from "@apollo/client/react";
import { overlayPending, type CartFailure, type CartLoss } from "@rewire/domain";
import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from "react";
import { failureOf } from "../../failure/failureOf.ts";
import { GetCartDocument } from "../../gql/graphql.ts";
import { useCartClient } from "./CartClient.ts";
import { toStore, type Store } from "../mappers/toStore.ts";
import { toCartFailure } from "../../failure/narrowFailure.ts";

/** State of the session's cart for components. */
export type CartState =
  | { readonly kind: "loading" }
  | (Store & ReadyCart)
  | {
      readonly kind: "failed";
      readonly failure: CartFailure;
      readonly retry: () => void;
      /** Number of queued changes of cart lines that wait for the connection. */
      readonly waitingCount: number;
    };

interface ReadyCart {
  readonly kind: "ready";
  /** Whether a change is in flight, so that the totals may be outdated. */
  readonly isUpdating: boolean;
  /** Keys of the lines whose change waits for the connection; their totals are outdated. */
  readonly waitingKeys: readonly string[];
  /** Number of queued changes of cart lines that wait for the connection. */
  readonly waitingCount: number;
  /** Items that could not be added to the cart or restored to it; kept until dismissed. */
  readonly losses: readonly CartLoss[];
  readonly forgetLosses: () => void;
}

export const CartContext = createContext<CartState | null>(null);

/** Returns the cart, payment gateways and customer of this session. @throws Error outside a CartProvider. */
export function useCart(): CartState {
  const cart = useContext(CartContext);
  if (!cart) throw new Error("useCart needs a CartProvider above it");
  return cart;
}

/** Queries the session once and maps it; every change updates the result. Only for the CartProvider. */
export function useCartQuery(): CartState {
  const { currency, pendingMutations, journal } = useCartClient();
  const { data, error, loading, refetch } = useQuery(GetCartDocument, { errorPolicy: "all" });
  const pending = useReactiveVar(pendingMutations);
  const store = useMemo(() => toStore(data as Parameters<typeof toStore>[0], currency), [data, currency]);

  const { waiting, losses } = useSyncExternalStore(journal.subscribe, journal.read, journal.read);
  const shown = useMemo(() => store && overlayPending(store.cart, waiting), [store, waiting]);
  const forgetLosses = useCallback(() => journal.update((now) => ({ ...now, losses: [] })), [journal]);

  const isUpdating = pending > 0 || loading;
  const waitingCount = waiting.filter(({ isKept }) => isKept).length;

  // Stable identity until something changes, because pages use it in effect dependencies.
  return useMemo<CartState>(() => {
    if (store && shown) return { kind: "ready", ...store, ...shown, isUpdating, waitingCount, losses, forgetLosses };
    if (isUpdating) return { kind: "loading" };
    const failure: CartFailure = error ? toCartFailure(failureOf(error)) : { kind: "shopError" };
    return { kind: "failed", failure, retry: () => void refetch().catch(() => undefined), waitingCount };
  }, [store, shown, isUpdating, waitingCount, losses, forgetLosses, error, refetch]);
}
