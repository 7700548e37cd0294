import type { Engine } from "../engine/Engine.ts";
import type { Session } from "../records/Session.ts";
import { sessionOf, touchSession, type Turn } from "../session/Turn.ts";
import { MaskedError, UserError } from "../wordpress/UserError.ts";
import { addLine, type LineInput } from "./addLine.ts";
import { calculateCart } from "./calculateCart.ts";
import { cartView, couponView, lineView, packageDetails } from "./cartView.ts";
import { takeOut, viewOf } from "./lines.ts";
import { tryCoupon } from "./tryCoupon.ts";
import { updateQuantities } from "./updateQuantities.ts";

interface Input<T> {
  readonly input: T;
}

type Maybe<T> = T | null | undefined;

/** The mutations of the cart. Each answers with the whole cart and marks the session as changed when it was accepted. */
export function cartMutations(turn: Turn) {
  const { engine } = turn;
  const answer = <T extends object>(session: Session, more: T) => {
    touchSession(turn);
    return { cart: () => cartView(engine, session), ...more };
  };
  return {
    addToCart: ({ input }: Input<LineInput>) => {
      const session = sessionOf(turn);
      const line = addLine(engine, session, input);
      return answer(session, { cartItem: () => viewOf(engine, session, line.key) });
    },
    addCartItems: ({ input }: Input<{ readonly items?: Maybe<readonly LineInput[]> }>) => {
      const session = sessionOf(turn);
      const { added, errors } = addMany(engine, session, input.items ?? []);
      if (added.length === 0 && errors.length > 0)
        throw new UserError("Failed to add any cart items. Please check input.");
      return answer(session, { added: () => added.map((key) => viewOf(engine, session, key)), cartErrors: errors });
    },
    fillCart: ({
      input,
    }: Input<{
      readonly items?: Maybe<readonly LineInput[]>;
      readonly coupons?: Maybe<readonly string[]>;
      readonly shippingMethods?: Maybe<readonly string[]>;
    }>) => {
      const session = sessionOf(turn);
      const { added, errors } = addMany(engine, session, input.items ?? []);
      const applied: string[] = [];
      const couponErrors = (input.coupons ?? []).flatMap((code) => {
        const reason = tryCoupon(turn, session, code);
        if (reason === null) applied.push(code.toLowerCase());
        return reason === null
          ? []
          : [{ __typename: "CartItemError", type: "INVALID_COUPON", reasons: [reason], productId: 0 }];
      });
      const methods = input.shippingMethods ?? [];
      const totals = calculateCart(engine, session);
      const rate = totals.rates.find((one) => methods.includes(one.id));
      if (rate !== undefined) session.chosenShipping = rate.id;
      return answer(session, {
        added: () => added.map((key) => viewOf(engine, session, key)),
        applied: () =>
          calculateCart(engine, session)
            .coupons.filter((coupon) => applied.includes(coupon.code))
            .map((coupon) => couponView(engine, coupon)),
        chosenShippingMethods: session.chosenShipping === null ? [] : [session.chosenShipping],
        cartErrors: [...errors, ...couponErrors],
      });
    },
    updateItemQuantities: ({
      input,
    }: Input<{ readonly items?: Maybe<readonly { readonly key: string; readonly quantity: number }[]> }>) =>
      updateQuantities(turn, input.items ?? [], answer),
    removeItemsFromCart: ({
      input,
    }: Input<{ readonly keys?: Maybe<readonly string[]>; readonly all?: Maybe<boolean> }>) => {
      const session = sessionOf(turn);
      if (session.lines.length === 0) throw new UserError("No items in cart to remove.");
      const keys = input.all ? session.lines.map((line) => line.key) : (input.keys ?? []);
      if (keys.length === 0) throw new UserError("No cart item keys provided");
      const gone = calculateCart(engine, session).lines.filter((one) => keys.includes(one.line.key));
      if (gone.length < keys.length) throw new MaskedError("No such line");
      takeOut(session, keys);
      return answer(session, { cartItems: gone.map((one) => lineView(engine, one)) });
    },
    restoreCartItems: ({ input }: Input<{ readonly keys?: Maybe<readonly string[]> }>) => {
      const session = sessionOf(turn);
      const keys = input.keys ?? [];
      if (keys.length === 0) throw new UserError("No cart item keys provided");
      const back = session.removed.filter((line) => keys.includes(line.key));
      session.lines = [...session.lines, ...back.filter((line) => !session.lines.some((one) => one.key === line.key))];
      session.removed = session.removed.filter((line) => !keys.includes(line.key));
      return answer(session, { cartItems: () => back.map((line) => viewOf(engine, session, line.key)) });
    },
    emptyCart: () => {
      const session = sessionOf(turn);
      if (session.lines.length === 0) throw new UserError("Cart is empty");
      const deletedCart = cartView(engine, { ...session });
      clearCart(session);
      return answer(session, { deletedCart });
    },
    applyCoupon: ({ input }: Input<{ readonly code: string }>) => {
      const session = sessionOf(turn);
      const reason = tryCoupon(turn, session, input.code);
      if (reason !== null) throw new UserError(reason);
      const applied = calculateCart(engine, session).coupons.find((coupon) => coupon.code === input.code.toLowerCase());
      // The code comes back as it was typed here; the cart has it in small letters.
      return answer(session, { applied: applied && { ...couponView(engine, applied), code: input.code } });
    },
    removeCoupons: ({ input }: Input<{ readonly codes?: Maybe<readonly string[]> }>) => {
      const session = sessionOf(turn);
      const codes = (input.codes ?? []).map((code) => code.toLowerCase());
      if (codes.length === 0) throw new UserError("No coupon codes provided");
      if (codes.some((code) => !session.coupons.includes(code)))
        throw new UserError("This coupon has not been applied to the cart.");
      session.coupons = session.coupons.filter((code) => !codes.includes(code));
      return answer(session, {});
    },
    updateShippingMethod: ({ input }: Input<{ readonly shippingMethods?: Maybe<readonly string[]> }>) => {
      const session = sessionOf(turn);
      const [wanted] = input.shippingMethods ?? [];
      if (wanted === undefined) throw new UserError("No shipping method provided");
      const totals = calculateCart(engine, session);
      if (!totals.rates.some((rate) => rate.id === wanted))
        throw new UserError(
          `"${wanted}" is not an available shipping method for shipping package "${packageDetails(totals)}"`,
        );
      session.chosenShipping = wanted;
      return answer(session, {});
    },
  };
}

/** Empties a cart; coupons and the chosen way of shipping go with it. */
export function clearCart(session: Session): void {
  session.lines = [];
  session.removed = [];
  session.coupons = [];
  session.chosenShipping = null;
  session.offered = [];
}

function addMany(engine: Engine, session: Session, items: readonly LineInput[]) {
  const added: string[] = [];
  const errors = items.flatMap((item) => {
    try {
      added.push(addLine(engine, session, item).key);
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
  return { added, errors };
}
