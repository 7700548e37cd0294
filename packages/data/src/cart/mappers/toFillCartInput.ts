import type { CartContentFragment, FillCartInput } from "../../gql/graphql.ts";
import { toJournalLines } from "../journal/toConfirmedCart.ts";
import { toInput } from "../journal/restoreLines.ts";

/** The part of getCart's answer that another session can be filled from. */
export interface WireCartAnswer {
  readonly cart?: CartContentFragment | null;
}

/** What fills another session with the same cart: lines with their details, codes, the chosen way of each parcel. */
export interface CartCopy {
  readonly items: NonNullable<FillCartInput["items"]>;
  readonly coupons: readonly string[];
  readonly shippingMethods: readonly string[];
}

const isText = (value: string | null | undefined): value is string => typeof value === "string" && value !== "";

/** Reads a cart as the shop's `fillCart` takes it; nothing of whose cart it is goes along. */
export function toFillCartInput({ cart }: WireCartAnswer, currency: string): CartCopy {
  if (!cart) return { items: [], coupons: [], shippingMethods: [] };
  return {
    items: toJournalLines(cart, currency).map(({ item, quantity }) => toInput(item, quantity)),
    coupons: (cart.appliedCoupons ?? []).map((coupon) => coupon?.code).filter(isText),
    shippingMethods: (cart.chosenShippingMethods ?? []).filter(isText),
  };
}
