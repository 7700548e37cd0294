import type { CartContentFragment, FillCartInput } from "../../gql/graphql.ts";
import { toCartItemInput } from "../journal/fillOutcome.ts";
import { toJournalItems } from "../journal/toConfirmedCart.ts";

/** Part of a `getCart` response from which another session's cart is filled. */
export interface CartResponseFields {
  readonly cart?: CartContentFragment | null;
}

/** Input that copies a cart into another session: its items, its codes, and the chosen rate of each parcel. */
export interface CartCopyInput {
  readonly items: NonNullable<FillCartInput["items"]>;
  readonly coupons: readonly string[];
  readonly shippingMethods: readonly string[];
}

const isText = (value: string | null | undefined): value is string => typeof value === "string" && value !== "";

/** Maps a cart to the input of the shop's mutation `fillCart`. The input contains no customer data. */
export function toFillCartInput({ cart }: CartResponseFields): CartCopyInput {
  if (!cart) return { items: [], coupons: [], shippingMethods: [] };
  return {
    items: toJournalItems(cart).map(({ item, quantity }) => toCartItemInput(item, quantity)),
    coupons: (cart.appliedCoupons ?? []).map((coupon) => coupon?.code).filter(isText),
    shippingMethods: (cart.chosenShippingMethods ?? []).filter(isText),
  };
}
