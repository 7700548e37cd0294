import type { CartFailure, CartJournal, LostCartItem, JournalLine } from "@rewire/domain";
import { toCartFailure } from "../../failure/narrowFailure.ts";
import { toFailure } from "../../failure/toFailure.ts";
import {
  FillCartDocument,
  type CartContentFragment,
  type CartItemInput,
  type FillCartMutation,
} from "../../gql/graphql.ts";
import type { CartMapper } from "../mappers/createCartMapper.ts";
import type { ExecuteOperation } from "./ExecuteOperation.ts";
import { listLostItems, limitToStock, toItemFailure, toCartItemInput, type FillCartErrors } from "./fillOutcome.ts";

/** Cart with its restored lines, and the lines and codes that could not be restored. */
export interface RestoredCart {
  readonly cart: CartContentFragment;
  readonly losses: readonly LostCartItem[];
}

/** Codes and rates that are restored with the lines. */
type CartRefill = Pick<CartJournal, "coupons" | "giftCards"> & {
  /** Chosen shipping rate of each parcel, as far as one was chosen. */
  readonly rates: readonly string[];
};

/**
 * Restores missing cart lines of a session, with their coupons and shipping rates. If a quantity exceeds the stock, the
 * available quantity is added. Items that cannot be restored are returned as lost items.
 * @param cart Cart of the session.
 * @throws Error if the network fails; the function can then be called again.
 */
export async function restoreLines(
  execute: ExecuteOperation,
  refill: CartRefill,
  missingLines: readonly JournalLine[],
  cart: CartContentFragment,
  mapCart: CartMapper,
): Promise<RestoredCart> {
  const appliedCodes = new Set((cart.appliedCoupons ?? []).map((coupon) => coupon?.code));
  const coupons = refill.coupons.filter((code) => !appliedCodes.has(code));
  const firstResponse = await sendFillCart(execute, {
    items: missingLines.map(({ item, quantity }) => toCartItemInput(item, quantity)),
    coupons,
    ...(refill.rates.length > 0 ? { shippingMethods: [...refill.rates] } : {}),
  });
  const toConfirmedLines = (one: CartContentFragment) => mapCart(one).confirmedCart.lines;
  const itemFailures = missingLines.map(
    ({ item }) => toItemFailure(item, firstResponse.errors) ?? firstResponse.failure,
  );
  let restoredCart = firstResponse.cart ?? cart;
  const reducedLines = limitToStock(missingLines, itemFailures, toConfirmedLines(restoredCart));
  if (reducedLines.length > 0) {
    const items = reducedLines.map(({ item, quantity }) => toCartItemInput(item, quantity));
    restoredCart = (await sendFillCart(execute, { items })).cart ?? restoredCart;
  }
  const losses = listLostItems(missingLines, itemFailures, toConfirmedLines(cart), toConfirmedLines(restoredCart));
  return {
    cart: restoredCart,
    losses: [...losses, ...listLostCodes(refill, restoredCart, coupons, firstResponse.errors)],
  };
}

async function sendFillCart(
  execute: ExecuteOperation,
  input: { items: CartItemInput[]; coupons?: string[]; shippingMethods?: string[] },
) {
  const { data, errors } = await execute<FillCartMutation>(FillCartDocument, { input });
  const failure: CartFailure | null = errors?.[0] ? toCartFailure(toFailure(errors[0].message)) : null;
  return { cart: data?.fillCart?.cart ?? null, errors: data?.fillCart?.cartErrors ?? [], failure };
}

/**
 * Returns the coupons and gift cards that the new session does not accept; full codes of gift cards are only in memory.
 */
function listLostCodes(
  refill: CartRefill,
  cart: CartContentFragment,
  coupons: readonly string[],
  errors: FillCartErrors,
): LostCartItem[] {
  const appliedCodes = new Set((cart.appliedCoupons ?? []).map((coupon) => coupon?.code));
  const errorReasons = errors
    .flatMap((error) => (error?.type === "INVALID_COUPON" ? (error.reasons ?? []) : []))
    .flatMap((reason) => reason ?? []);
  const isGiftCard = (code: string) =>
    refill.giftCards.some((lastCharacters) => code.endsWith(lastCharacters.slice(1)));
  const lostCoupons = coupons
    .filter((code) => !appliedCodes.has(code) && !isGiftCard(code))
    .map((code): LostCartItem => {
      const reason = errorReasons.find((text) => text.toLowerCase().includes(code)) ?? errorReasons[0];
      return {
        id: `coupon ${code}`,
        kind: "coupon",
        name: code.toUpperCase(),
        requestedQuantity: 1,
        quantityInCart: 0,
        failure: reason ? toCartFailure(toFailure(reason)) : { kind: "couponUnknown", code },
      };
    });
  const lostGiftCards = refill.giftCards
    .filter((lastCharacters) => ![...appliedCodes].some((code) => code?.endsWith(lastCharacters.slice(1))))
    .map((lastCharacters): LostCartItem => ({
      id: `card ${lastCharacters}`,
      kind: "giftCard",
      name: lastCharacters.toUpperCase(),
      requestedQuantity: 1,
      quantityInCart: 0,
      failure: { kind: "sessionExpired" },
    }));
  return [...lostCoupons, ...lostGiftCards];
}
