import {
  isSameItem,
  piecesOf,
  type CartFailure,
  type CartJournal,
  type CartLoss,
  type JournalItem,
  type JournalLine,
} from "@rewire/domain";
import { toFailure } from "../../failure/toFailure.ts";
import {
  FillCartDocument,
  type CartContentFragment,
  type CartItemInput,
  type FillCartMutation,
} from "../../gql/graphql.ts";
import type { Ask } from "./Ask.ts";
import { toJournalLines } from "./toConfirmedCart.ts";
import { toCartFailure } from "../../failure/narrowFailure.ts";

/** Cart after lines were restored. */
export interface RestoredCart {
  readonly cart: CartContentFragment;
  readonly losses: readonly CartLoss[];
}

/** Codes and rates that are restored with the lines. */
type Refill = Pick<CartJournal, "coupons" | "giftCards"> & {
  /** Chosen shipping rate of each parcel, as far as one was chosen. */
  readonly rates: readonly string[];
};

/** Maps a line to the input of the shop's mutations. */
export const toInput = (
  { productId, variationId, variation, extraData }: JournalItem,
  quantity: number,
): CartItemInput => ({
  productId,
  quantity,
  ...(variationId === null ? {} : { variationId, variation: variation.map((one) => ({ ...one })) }),
  ...(extraData === null ? {} : { extraData }),
});

type Errors = NonNullable<NonNullable<FillCartMutation["fillCart"]>["cartErrors"]>;

/**
 * Restores missing lines in a session that has lost them, with their coupons and shipping rates. Where the stock is
 * lower than the wanted quantity, as many as available are added. Items that could not be restored are returned as
 * losses.
 *
 * @param cart Cart of the session.
 * @throws the network's error; nothing is lost then, and the restoration can be repeated.
 */
export async function restoreLines(
  ask: Ask,
  journal: Refill,
  missing: readonly JournalLine[],
  cart: CartContentFragment,
  currency: string,
): Promise<RestoredCart> {
  const before = toJournalLines(cart, currency);
  const applied = new Set((cart.appliedCoupons ?? []).map((coupon) => coupon?.code));
  const coupons = journal.coupons.filter((code) => !applied.has(code));
  const first = await fill(ask, {
    items: missing.map(({ item, quantity }) => toInput(item, quantity)),
    coupons,
    ...(journal.rates.length > 0 ? { shippingMethods: [...journal.rates] } : {}),
  });
  let now = first.cart ?? cart;
  const reasons = missing.map(({ item }) => reasonFor(item, first.errors) ?? first.failure);

  const fewer = missing.flatMap(({ item, quantity }, index) => {
    const reason = reasons[index];
    const has = piecesOf(toJournalLines(now, currency), item);
    const left = reason?.kind === "notEnoughStock" && reason.remaining !== null ? reason.remaining - has : 0;
    return left > 0 && left < quantity ? [toInput(item, left)] : [];
  });
  if (fewer.length > 0) now = (await fill(ask, { items: fewer })).cart ?? now;

  const after = toJournalLines(now, currency);
  const lines = missing.flatMap(({ key, item, quantity, name }, index): CartLoss[] => {
    const kept = Math.max(0, piecesOf(after, item) - piecesOf(before, item));
    const failure = reasons[index] ?? { kind: "notPurchasable" };
    return kept >= quantity ? [] : [{ id: `${key} ${quantity}`, kind: "line", name, wanted: quantity, kept, failure }];
  });
  return { cart: now, losses: [...lines, ...lostCodes(journal, now, coupons, first.errors)] };
}

async function fill(ask: Ask, input: { items: CartItemInput[]; coupons?: string[]; shippingMethods?: string[] }) {
  const { data, errors } = await ask<FillCartMutation>(FillCartDocument, { input });
  const failure: CartFailure | null = errors?.[0] ? toCartFailure(toFailure(errors[0].message)) : null;
  return { cart: data?.fillCart?.cart ?? null, errors: data?.fillCart?.cartErrors ?? [], failure };
}

function reasonFor(item: JournalItem, errors: Errors): CartFailure | null {
  const error = errors.find(
    (one) =>
      one !== null &&
      "productId" in one &&
      isSameItem(
        { ...item, variation: [], productId: one.productId, variationId: one.variationId ?? null },
        { ...item, variation: [] },
      ),
  );
  return error ? toCartFailure(toFailure(error.reasons?.[0] ?? "")) : null;
}

/**
 * Returns the coupons and gift cards that the new session does not accept; full codes of gift cards are only in memory.
 */
function lostCodes(journal: Refill, cart: CartContentFragment, coupons: readonly string[], errors: Errors): CartLoss[] {
  const applied = new Set((cart.appliedCoupons ?? []).map((coupon) => coupon?.code));
  const words = errors
    .flatMap((error) => (error?.type === "INVALID_COUPON" ? (error.reasons ?? []) : []))
    .flatMap((reason) => reason ?? []);
  const isGiftCard = (code: string) => journal.giftCards.some((end) => code.endsWith(end.slice(1)));
  const lost = coupons
    .filter((code) => !applied.has(code) && !isGiftCard(code))
    .map((code): CartLoss => {
      const reason = words.find((text) => text.toLowerCase().includes(code)) ?? words[0];
      return {
        id: `coupon ${code}`,
        kind: "coupon",
        name: code.toUpperCase(),
        wanted: 1,
        kept: 0,
        failure: reason ? toCartFailure(toFailure(reason)) : { kind: "couponUnknown", code },
      };
    });
  const cards = journal.giftCards
    .filter((end) => ![...applied].some((code) => code?.endsWith(end.slice(1))))
    .map((end): CartLoss => ({
      id: `card ${end}`,
      kind: "giftCard",
      name: end.toUpperCase(),
      wanted: 1,
      kept: 0,
      failure: { kind: "sessionExpired" },
    }));
  return [...lost, ...cards];
}
