import type { ReadFailure, WishlistEntry, WishlistItem } from "@rewire/domain";
import { useEffect, useMemo, useState } from "react";
import { toShopFailure } from "../failure/toShopFailure.ts";
import { GetWishedProductsDocument } from "../gql/graphql.ts";
import { useShopConnection } from "../client/ShopConnection.ts";
import { toWishlistEntry, type WishlistProductFields } from "./toWishlistEntry.ts";
import { toReadFailure } from "../failure/narrowFailure.ts";

/** State of the query for the current data of the products on a wishlist. */
export type WishlistProductsState =
  | { readonly kind: "loading" }
  /** Loaded products. `vanished`: items whose product the shop no longer shows. */
  | { readonly kind: "ready"; readonly entries: readonly WishlistEntry[]; readonly vanished: readonly WishlistItem[] }
  | { readonly kind: "failed"; readonly failure: ReadFailure; readonly retry: () => void };

/** Maximum number of products per request. */
const MAX_PRODUCTS_PER_REQUEST = 100;

type LoadedProductsById = ReadonlyMap<number, WishlistProductFields | null>;
const emptyProducts: LoadedProductsById = new Map();

/** Fetches products by their ids, in parallel requests. */
async function fetchProducts(
  apollo: ReturnType<typeof useShopConnection>["apollo"],
  ids: readonly number[],
): Promise<readonly WishlistProductFields[]> {
  const read = async (batch: readonly number[]) => {
    const { data } = await apollo.query({
      query: GetWishedProductsDocument,
      variables: { ids: [...batch], first: MAX_PRODUCTS_PER_REQUEST },
      fetchPolicy: "no-cache",
    });
    return (data?.products?.nodes ?? []) as readonly WishlistProductFields[];
  };
  const parts = await Promise.all(
    Array.from({ length: Math.ceil(ids.length / MAX_PRODUCTS_PER_REQUEST) }, (_, part) =>
      read(ids.slice(part * MAX_PRODUCTS_PER_REQUEST, (part + 1) * MAX_PRODUCTS_PER_REQUEST)),
    ),
  );
  return parts.flat();
}

/**
 * Fetches the current names, prices and stock of the products on a wishlist, up to a hundred products per request.
 * Products that have already been fetched are not fetched again.
 * @param items Items of the wishlist. Pass the same array until the list changes.
 */
export function useWishlistProducts(items: readonly WishlistItem[]): WishlistProductsState {
  const { apollo, currency } = useShopConnection();
  const [productsById, setProductsById] = useState<LoadedProductsById>(emptyProducts);
  const [failure, setFailure] = useState<ReadFailure | null>(null);
  const requestedIdsKey = [...new Set(items.map(({ productId }) => productId))]
    .filter((id) => !productsById.has(id))
    .toSorted((a, b) => a - b)
    .join();

  useEffect(() => {
    if (requestedIdsKey === "" || failure) return undefined;
    let isCurrent = true;
    const ids = requestedIdsKey.split(",").map(Number);
    const fetchAllProducts = async () => {
      try {
        const products = await fetchProducts(apollo, ids);
        const fetchedProductsById = new Map(products.map((product) => [product.databaseId, product]));
        if (isCurrent)
          setProductsById(
            (before) => new Map([...before, ...ids.map((id) => [id, fetchedProductsById.get(id) ?? null] as const)]),
          );
      } catch (error) {
        if (isCurrent)
          setFailure(toReadFailure(toShopFailure(error instanceof Error ? error : new Error(String(error)))));
      }
    };
    void fetchAllProducts();
    return () => {
      isCurrent = false;
    };
  }, [apollo, requestedIdsKey, failure]);

  return useMemo<WishlistProductsState>(() => {
    if (failure) return { kind: "failed", failure, retry: () => setFailure(null) };
    if (requestedIdsKey !== "" && productsById.size === 0) return { kind: "loading" };
    const pairs = items
      .filter(({ productId }) => productsById.has(productId))
      .map((wishlistItem) => {
        const productFields = productsById.get(wishlistItem.productId);
        return {
          item: wishlistItem,
          entry: productFields ? toWishlistEntry(wishlistItem, productFields, currency) : null,
        };
      });
    return {
      kind: "ready",
      entries: pairs.flatMap(({ entry }) => (entry ? [entry] : [])),
      vanished: pairs.flatMap(({ item, entry }) => (entry ? [] : [item])),
    };
  }, [items, productsById, requestedIdsKey, failure, currency]);
}
