import { useQuery } from "@apollo/client/react";
import type { ReadFailure } from "@rewire/domain";
import { useMemo } from "react";
import { failureOf } from "../../failure/failureOf.ts";
import { GetStockStatusDocument } from "../../gql/graphql.ts";
import { encodeSlug } from "../mappers/slug.ts";
import { toStockStatus, type StockStatus } from "../mappers/toStockStatus.ts";
import { toReadFailure } from "../../failure/narrowFailure.ts";

/** Fresh stock as a product page meets it; until it is ready, the page's own stock stands. */
export type StockStatusState =
  | { readonly kind: "loading" }
  | (StockStatus & { readonly kind: "ready" })
  | { readonly kind: "failed"; readonly failure: ReadFailure; readonly retry: () => void };

/** Asks the shop for a product's stock now, since the page may come from a cache. */
export function useStockStatus(slug: string): StockStatusState {
  const { data, error, loading, refetch } = useQuery(GetStockStatusDocument, {
    variables: { slug: encodeSlug(slug) },
    fetchPolicy: "no-cache",
    errorPolicy: "all",
  });
  const product = data?.product;

  // The same object until the answer changes: pages put it into effects.
  return useMemo<StockStatusState>(() => {
    if (product) return { kind: "ready", ...toStockStatus(product) };
    if (loading) return { kind: "loading" };
    const failure: ReadFailure = error ? toReadFailure(failureOf(error)) : { kind: "notFound" };
    return { kind: "failed", failure, retry: () => void refetch().catch(() => undefined) };
  }, [product, loading, error, refetch]);
}
