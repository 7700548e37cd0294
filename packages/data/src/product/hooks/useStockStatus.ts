import { useQuery } from "@apollo/client/react";
import type { ReadFailure } from "@rewire/domain";
import { useMemo } from "react";
import { toShopFailure } from "../../failure/toShopFailure.ts";
import { GetStockStatusDocument } from "../../gql/graphql.ts";
import { encodeSlug } from "../mappers/slug.ts";
import { toStockStatus, type StockStatus } from "../mappers/toStockStatus.ts";
import { toReadFailure } from "../../failure/narrowFailure.ts";

/**
 * State of the query for a product's current stock. Until the query has completed, display the stock from the page's
 * own data.
 */
export type StockStatusState =
  | { readonly kind: "loading" }
  | (StockStatus & { readonly kind: "ready" })
  | { readonly kind: "failed"; readonly failure: ReadFailure; readonly retry: () => void };

/** Queries a product's current stock, because the page may have been cached. */
export function useStockStatus(slug: string): StockStatusState {
  const {
    data,
    error,
    loading: isLoading,
    refetch,
  } = useQuery(GetStockStatusDocument, {
    variables: { slug: encodeSlug(slug) },
    fetchPolicy: "no-cache",
    errorPolicy: "all",
  });
  const product = data?.product;

  // Stable identity until the response changes, because pages use it in effect dependencies.
  return useMemo<StockStatusState>(() => {
    if (product) return { kind: "ready", ...toStockStatus(product) };
    if (isLoading) return { kind: "loading" };
    const failure: ReadFailure = error ? toReadFailure(toShopFailure(error)) : { kind: "notFound" };
    return { kind: "failed", failure, retry: () => void refetch().catch(() => undefined) };
  }, [product, isLoading, error, refetch]);
}
