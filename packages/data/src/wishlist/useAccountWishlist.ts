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

/** A wishlist in a browser, and whose it is. */
export interface OwnedWishes {
  /** The shop's database id of the customer; null for a guest. */
  readonly owner: number | null;
  readonly wishes: Wishes;
}

/** The account's wishlist as a verb. */
export interface AccountWishlist {
  /**
   * Brings this browser's list and the account's together and keeps the result in the account: a guest's list joins it,
   * a copy of the account's own list has its changes carried over. Answers with what both hold now; for a guest, or when
   * the list is another customer's, fails with `notAllowed` or leaves that list out.
   */
  readonly joinWishlist: (local: OwnedWishes) => Promise<Result<OwnedWishes, AccountFailure>>;
}

/** The wishlist that the account keeps, in the customer's meta data. */
export function useAccountWishlist(): AccountWishlist {
  const { apollo } = useShopConnection();

  const joinWishlist = useCallback<AccountWishlist["joinWishlist"]>(
    async (local) => {
      try {
        const { data } = await apollo.query({ query: GetWishlistDocument, fetchPolicy: "no-cache" });
        const owner = data?.viewer?.databaseId;
        if (!owner) return failed({ kind: "notAllowed" });
        const kept = toWishes(data.customer);
        const wishes = together(kept, local, owner);
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

function together(account: Wishes, local: OwnedWishes, owner: number): Wishes {
  if (local.owner === null) return joinGuestWishes(account, local.wishes);
  return local.owner === owner ? joinWishes(account, local.wishes) : account;
}

const toWishes = (customer: CustomerWishlistFragment | null | undefined): Wishes =>
  parseWishes(customer?.metaData?.find((entry) => entry?.key === "rewire_wishlist")?.value);
