import {
  failed,
  mergeGuestWishlist,
  mergeWishlists,
  ok,
  parseWishlist,
  stringifyWishlist,
  type Result,
  type AccountFailure,
  type WishlistRecords,
} from "@rewire/domain";
import { useCallback } from "react";
import { toShopFailure } from "../failure/toShopFailure.ts";
import { GetWishlistDocument, KeepWishlistDocument, type CustomerWishlistFragment } from "../gql/graphql.ts";
import { useShopConnection } from "../client/ShopConnection.ts";
import { toAccountFailure } from "../failure/narrowFailure.ts";

/** Wishlist stored in a browser, with the id of the customer to whom it belongs. */
export interface OwnedWishlist {
  /** Customer's database id in the shop; null for a guest. */
  readonly owner: number | null;
  readonly records: WishlistRecords;
}

/** Result of `useAccountWishlist`: the function that merges this browser's wishlist into the account's. */
export interface UseAccountWishlistResult {
  /**
   * Merges this browser's list with the account's and saves the result in the account: a guest's list is added, and the
   * changes of a copy of the account's own list are applied. Resolves with the merged list; fails with `notAllowed` for
   * a guest, and ignores the local list when it belongs to another customer.
   */
  readonly mergeIntoAccountWishlist: (localWishlist: OwnedWishlist) => Promise<Result<OwnedWishlist, AccountFailure>>;
}

/**
 * Returns a function that merges the wishlist stored in this browser into the account's, which the shop stores in the
 * customer's meta data.
 */
export function useAccountWishlist(): UseAccountWishlistResult {
  const { apollo } = useShopConnection();

  const mergeIntoAccountWishlist = useCallback<UseAccountWishlistResult["mergeIntoAccountWishlist"]>(
    async (localWishlist) => {
      try {
        const { data } = await apollo.query({ query: GetWishlistDocument, fetchPolicy: "no-cache" });
        const owner = data?.viewer?.databaseId;
        if (!owner) return failed({ kind: "notAllowed" });
        const accountRecords = toWishlistRecords(data.customer);
        const records = combineWishlists(accountRecords, localWishlist, owner);
        const wishlistJson = stringifyWishlist(records);
        if (wishlistJson !== stringifyWishlist(accountRecords))
          await apollo.mutate({
            mutation: KeepWishlistDocument,
            variables: { wishlist: wishlistJson },
            fetchPolicy: "no-cache",
          });
        return ok({ owner, records });
      } catch (error) {
        return failed(toAccountFailure(toShopFailure(error instanceof Error ? error : new Error(String(error)))));
      }
    },
    [apollo],
  );

  return { mergeIntoAccountWishlist };
}

function combineWishlists(account: WishlistRecords, localWishlist: OwnedWishlist, owner: number): WishlistRecords {
  if (localWishlist.owner === null) return mergeGuestWishlist(account, localWishlist.records);
  return localWishlist.owner === owner ? mergeWishlists(account, localWishlist.records) : account;
}

const toWishlistRecords = (customer: CustomerWishlistFragment | null | undefined): WishlistRecords =>
  parseWishlist(customer?.metaData?.find((entry) => entry?.key === "rewire_wishlist")?.value);
