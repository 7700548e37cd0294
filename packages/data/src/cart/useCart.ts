import { useQuery, useReactiveVar } from "@apollo/client/react";
import type { ShopFailure } from "@rewire/domain";
import { useMemo } from "react";
import { failureOf } from "../failure/failureOf.ts";
import { GetCartDocument } from "../gql/graphql.ts";
import { useStoreClient } from "../store/StoreClientProvider.tsx";
import { toStore, type Store } from "../store/toStore.ts";

/** The session as a component meets it. */
export type CartState =
  | { readonly kind: "loading" }
  /** `isUpdating`: a change is under way, so the totals shown may be those of before. */
  | (Store & { readonly kind: "ready"; readonly isUpdating: boolean })
  | { readonly kind: "failed"; readonly failure: ShopFailure; readonly retry: () => void };

/** The cart, the ways to pay and the customer of this session; read once, then kept by every change. */
export function useCart(): CartState {
  const { currency, changes } = useStoreClient();
  const { data, error, loading, refetch } = useQuery(GetCartDocument, { errorPolicy: "all" });
  const pending = useReactiveVar(changes);
  const store = useMemo(() => toStore(data as Parameters<typeof toStore>[0], currency), [data, currency]);

  const isUpdating = pending > 0 || loading;

  // The same object until something changes: pages put it into effects.
  return useMemo<CartState>(() => {
    if (store) return { kind: "ready", ...store, isUpdating };
    if (isUpdating) return { kind: "loading" };
    const failure: ShopFailure = error ? failureOf(error) : { kind: "shopError" };
    return { kind: "failed", failure, retry: () => void refetch().catch(() => undefined) };
  }, [store, isUpdating, error, refetch]);
}
