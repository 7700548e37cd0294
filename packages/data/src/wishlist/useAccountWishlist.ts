import {
  failed,
  joinGuestWishes,
  joinWishes,
  ok,
  parseWishes,
  stringifyWishes,
  type Result,
  type AccountFailure,
  type Wishes,
} from "@rewire/domain";
import { useCallback } from "react";
import { failureOf } from "../failure/failureOf.ts";
import { GetWishlistDocument, KeepWishlistDocument, type CustomerWishlistFragment } from "../gql/graphql.ts";
import { useShopConnection } from "../client/ShopConnection.ts";
import { toAccountFailure } from "../failure/narrowFailure.ts";

/** Wishlist stored in a browser, with its owner. */
export interface WishesWithOwner {
  /** Customer's database id in the shop; null for a guest. */
  readonly owner: number | null;
  readonly wishes: Wishes;
}

/** Result of `useAccountWishlist`. */
export interface AccountWishlist {
  /**
   * Merges this browser's list with the account's and saves the result in the account: a guest's list is added, and the
   * changes of a copy of the account's own list are applied. Resolves with the merged list; fails with `notAllowed` for
   * a guest, and ignores the local list when it belongs to another customer.
   */
  readonly joinWishlist: (local: WishesWithOwner) => Promise<Result<WishesWithOwner, AccountFailure>>;
}

/** Returns access to the wishlist that is stored in the account, in the customer's meta data. */
export function useAccountWishlist(): AccountWishlist {
  const { apollo } = useShopConnection();

  const joinWishlist = useCallback<AccountWishlist["joinWishlist"]>(
    async (local) => {
      try {
        const { data } = await apollo.query({ query: GetWishlistDocument, fetchPolicy: "no-cache" });
        const owner = data?.viewer?.databaseId;
        if (!owner) return failed({ kind: "notAllowed" });
        const kept = toWishes(data.customer);
        const wishes = combine(kept, local, owner);
        const wishlist = stringifyWishes(wishes);
        if (wishlist !== stringifyWishes(kept))
          await apollo.mutate({ mutation: KeepWishlistDocument, variables: { wishlist }, fetchPolicy: "no-cache" });
        return ok({ owner, wishes });
      } catch (error) {
        return failed(toAccountFailure(failureOf(error instanceof Error ? error : new Error(String(error)))));
      }
    },
    [apollo],
  );

  return { joinWishlist };
}

function combine(account: Wishes, local: WishesWithOwner, owner: number): Wishes {
  if (local.owner === null) return joinGuestWishes(account, local.wishes);
  return local.owner === owner ? joinWishes(account, local.wishes) : account;
}

const toWishes = (customer: CustomerWishlistFragment | null | undefined): Wishes =>
  parseWishes(customer?.metaData?.find((entry) => entry?.key === "rewire_wishlist")?.value);
