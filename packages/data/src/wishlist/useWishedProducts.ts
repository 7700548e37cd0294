import type { ReadFailure, WishlistEntry, WishlistItem } from "@rewire/domain";
import { useEffect, useMemo, useState } from "react";
import { failureOf } from "../failure/failureOf.ts";
import { GetWishedProductsDocument } from "../gql/graphql.ts";
import { useShopConnection } from "../client/ShopConnection.ts";
import { toWishlistEntry, type WireWishedProduct } from "./toWishlistEntry.ts";
import { toReadFailure } from "../failure/narrowFailure.ts";

/** State of the wished-for products. */
export type WishedProductsState =
  | { readonly kind: "loading" }
  /** Loaded products. `vanished`: wishes whose product the shop no longer shows. */
  | { readonly kind: "ready"; readonly entries: readonly WishlistEntry[]; readonly vanished: readonly WishlistItem[] }
  | { readonly kind: "failed"; readonly failure: ReadFailure; readonly retry: () => void };

/** Maximum number of products per request. */
const most = 100;

type Known = ReadonlyMap<number, WireWishedProduct | null>;
const nothing: Known = new Map();

/**
 * Fetches current names, prices and stock of wishes, with one request for each hundred products. A product that is
 * removed from the list and added back is not fetched again.
 * @param wishes The same array until something changes.
 */
export function useWishedProducts(wishes: readonly WishlistItem[]): WishedProductsState {
  const { apollo, currency } = useShopConnection();
  const [known, setKnown] = useState<Known>(nothing);
  const [failure, setFailure] = useState<ReadFailure | null>(null);
  const asked = [...new Set(wishes.map(({ productId }) => productId))]
    .filter((id) => !known.has(id))
    .toSorted((a, b) => a - b)
    .join();

  useEffect(() => {
    if (asked === "" || failure) return undefined;
    let isWanted = true;
    const ids = asked.split(",").map(Number);
    const read = async (some: readonly number[]) => {
      const { data } = await apollo.query({
        query: GetWishedProductsDocument,
        variables: { ids: [...some], first: most },
        fetchPolicy: "no-cache",
      });
      return (data?.products?.nodes ?? []) as readonly WireWishedProduct[];
    };
    const readAll = async () => {
      try {
        const parts = await Promise.all(
          Array.from({ length: Math.ceil(ids.length / most) }, (_, part) =>
            read(ids.slice(part * most, (part + 1) * most)),
          ),
        );
        const answers = new Map(parts.flat().map((product) => [product.databaseId, product]));
        if (isWanted)
          setKnown((before) => new Map([...before, ...ids.map((id) => [id, answers.get(id) ?? null] as const)]));
      } catch (error) {
        if (isWanted) setFailure(toReadFailure(failureOf(error instanceof Error ? error : new Error(String(error)))));
      }
    };
    void readAll();
    return () => {
      isWanted = false;
    };
  }, [apollo, asked, failure]);

  return useMemo<WishedProductsState>(() => {
    if (failure) return { kind: "failed", failure, retry: () => setFailure(null) };
    if (asked !== "" && known.size === 0) return { kind: "loading" };
    const pairs = wishes
      .filter(({ productId }) => known.has(productId))
      .map((wish) => {
        const wire = known.get(wish.productId);
        return { wish, entry: wire ? toWishlistEntry(wish, wire, currency) : null };
      });
    return {
      kind: "ready",
      entries: pairs.flatMap(({ entry }) => (entry ? [entry] : [])),
      vanished: pairs.flatMap(({ wish, entry }) => (entry ? [] : [wish])),
    };
  }, [wishes, known, asked, failure, currency]);
}
