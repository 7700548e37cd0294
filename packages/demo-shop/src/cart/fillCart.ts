import type { Engine } from "../engine/Engine.ts";
import type { Session } from "../records/Session.ts";
import { requireSession, type RequestContext } from "../session/RequestContext.ts";
import { UserError } from "../wordpress/UserError.ts";
import { addLine, type LineInput } from "./addLine.ts";
import { calculateCart } from "./calculateCart.ts";
import { toCouponView } from "./toCartView.ts";
import { findLineView } from "./lines.ts";
import { tryCoupon } from "./tryCoupon.ts";

type Maybe<T> = T | null | undefined;

/** Input of `fillCart`: items, coupons and shipping methods to add in one request. */
export interface FillInput {
  readonly items?: Maybe<readonly LineInput[]>;
  readonly coupons?: Maybe<readonly string[]>;
  readonly shippingMethods?: Maybe<readonly string[]>;
}

/**
 * Adds items and coupons to the cart, and selects the first of the requested shipping methods that is available.
 * Returns an error for each entry that could not be added.
 */
export function fillCart<T>(
  context: RequestContext,
  input: FillInput,
  toPayload: (session: Session, payload: object) => T,
): T {
  const { engine } = context;
  const session = requireSession(context);
  const { added: addedKeys, errors } = addLines(engine, session, input.items ?? []);
  const appliedCodes: string[] = [];
  const couponErrors = (input.coupons ?? []).flatMap((code) => {
    const reason = tryCoupon(context, session, code);
    if (reason === null) appliedCodes.push(code.toLowerCase());
    return reason === null
      ? []
      : [{ __typename: "CartItemError", type: "INVALID_COUPON", reasons: [reason], productId: 0 }];
  });
  const methods = input.shippingMethods ?? [];
  const totals = calculateCart(engine, session);
  const rate = totals.rates.find((candidate) => methods.includes(candidate.id));
  if (rate !== undefined) session.chosenShipping = rate.id;
  return toPayload(session, {
    added: () => addedKeys.map((key) => findLineView(engine, session, key)),
    applied: () =>
      calculateCart(engine, session)
        .coupons.filter((coupon) => appliedCodes.includes(coupon.code))
        .map((coupon) => toCouponView(engine, coupon)),
    chosenShippingMethods: session.chosenShipping === null ? [] : [session.chosenShipping],
    cartErrors: [...errors, ...couponErrors],
  });
}

/**
 * Adds items to the cart one by one.
 * @returns Keys of the resulting cart lines, and an error for each item that could not be added.
 */
export function addLines(engine: Engine, session: Session, items: readonly LineInput[]) {
  const addedKeys: string[] = [];
  const errors = items.flatMap((item) => {
    try {
      addedKeys.push(addLine(engine, session, item).key);
      return [];
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return [
        {
          __typename: "CartItemError",
          type: "INVALID_CART_ITEM",
          reasons: [error.message],
          productId: item.productId,
          quantity: item.quantity ?? null,
          variationId: item.variationId ?? null,
          variation: item.variation ?? null,
          extraData: item.extraData ?? null,
        },
      ];
    }
  });
  return { added: addedKeys, errors };
}
