import { useQuery, useReactiveVar } from "@apollo/client/react";
import { overlayPending, type CartFailure, type CartLoss } from "@rewire/domain";
import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from "react";
import { failureOf } from "../../failure/failureOf.ts";
import { GetCartDocument } from "../../gql/graphql.ts";
import { useCartClient } from "./CartClient.ts";
import { toStore, type Store } from "../mappers/toStore.ts";
import { toCartFailure } from "../../failure/narrowFailure.ts";

/** The session as a component meets it. */
export type CartState =
  | { readonly kind: "loading" }
  | (Store & ReadyCart)
  | {
      readonly kind: "failed";
      readonly failure: CartFailure;
      readonly retry: () => void;
      /** Changes of lines that are kept for when there is a connection. */
      readonly waitingCount: number;
    };

interface ReadyCart {
  readonly kind: "ready";
  /** A change is under way, so the totals shown may be those of before. */
  readonly isUpdating: boolean;
  /** Lines whose change waits for the connection; their totals are those of before. */
  readonly waitingKeys: readonly string[];
  /** Changes of lines that are kept for when there is a connection. */
  readonly waitingCount: number;
  /** What could not be put into the cart, or back into it; stays until it is forgotten. */
  readonly losses: readonly CartLoss[];
  readonly forgetLosses: () => void;
}

export const CartContext = createContext<CartState | null>(null);

/** Returns the cart, the ways to pay and the customer of this session. @throws Error outside of a CartProvider. */
export function useCart(): CartState {
  const cart = useContext(CartContext);
  if (!cart) throw new Error("useCart needs a CartProvider above it");
  return cart;
}

/** Reads the session once and maps it; every change updates it. For the CartProvider alone. */
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

  // The same object until something changes: pages put it into effects.
  return useMemo<CartState>(() => {
    if (store && shown) return { kind: "ready", ...store, ...shown, isUpdating, waitingCount, losses, forgetLosses };
    if (isUpdating) return { kind: "loading" };
    const failure: CartFailure = error ? toCartFailure(failureOf(error)) : { kind: "shopError" };
    return { kind: "failed", failure, retry: () => void refetch().catch(() => undefined), waitingCount };
  }, [store, shown, isUpdating, waitingCount, losses, forgetLosses, error, refetch]);
}
