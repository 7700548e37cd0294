import type { CartContentFragment, FillCartInput } from "../../gql/graphql.ts";
import { toCartItemInput } from "../journal/fillOutcome.ts";
import { toJournalItems } from "../journal/toConfirmedCart.ts";

/** Part of the response to `getCart` that is used to fill another session's cart. */
export interface CartResponseFields {
  readonly cart?: CartContentFragment | null;
}

/** Input to copy the cart into another session: lines with their details, codes, and the chosen rate of each parcel. */
export interface CartCopyInput {
  readonly items: NonNullable<FillCartInput["items"]>;
  readonly coupons: readonly string[];
  readonly shippingMethods: readonly string[];
}

const isText = (value: string | null | undefined): value is string => typeof value === "string" && value !== "";

/** Maps a cart to the input of the shop's `fillCart`, without any customer data. */
export function toFillCartInput({ cart }: CartResponseFields): CartCopyInput {
  if (!cart) return { items: [], coupons: [], shippingMethods: [] };
  return {
    items: toJournalItems(cart).map(({ item, quantity }) => toCartItemInput(item, quantity)),
    coupons: (cart.appliedCoupons ?? []).map((coupon) => coupon?.code).filter(isText),
    shippingMethods: (cart.chosenShippingMethods ?? []).filter(isText),
  };
}
