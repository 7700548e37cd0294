import type { Engine } from "../Engine.ts";
import { couponOf } from "../coupons/coupons.ts";
import { refuseCoupon } from "../coupons/refuseCoupon.ts";
import { toCents } from "../money/amount.ts";
import type { CartLine, Session } from "../session/Session.ts";
import { sessionOf, touchSession, type Turn } from "../session/Turn.ts";
import { MaskedError, UserError } from "../UserError.ts";
import { addLine, type LineInput } from "./addLine.ts";
import { articleOf } from "./article.ts";
import { calculateCart, type LineTotals } from "./calculateCart.ts";
import { cartView, couponView, lineView, packageDetails } from "./cartView.ts";

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
      if (added.length === 0 && errors.length > 0) throw new UserError("Failed to add any cart items. Please check input.");
      return answer(session, { added: () => added.map((key) => viewOf(engine, session, key)), cartErrors: errors });
    },
    fillCart: ({ input }: Input<{ readonly items?: Maybe<readonly LineInput[]>; readonly coupons?: Maybe<readonly string[]>; readonly shippingMethods?: Maybe<readonly string[]> }>) => {
      const session = sessionOf(turn);
      const { added, errors } = addMany(engine, session, input.items ?? []);
      const applied: string[] = [];
      const couponErrors = (input.coupons ?? []).flatMap((code) => {
        const reason = tryCoupon(turn, session, code);
        if (reason === null) applied.push(code.toLowerCase());
        return reason === null ? [] : [{ __typename: "CartItemError", type: "INVALID_COUPON", reasons: [reason], productId: 0 }];
      });
      const methods = input.shippingMethods ?? [];
      const totals = calculateCart(engine, session);
      const rate = totals.rates.find((one) => methods.includes(one.id));
      if (rate !== undefined) session.chosenShipping = rate.id;
      return answer(session, {
        added: () => added.map((key) => viewOf(engine, session, key)),
        applied: () => calculateCart(engine, session).coupons.filter((coupon) => applied.includes(coupon.code)).map((coupon) => couponView(engine, coupon)),
        chosenShippingMethods: session.chosenShipping === null ? [] : [session.chosenShipping],
        cartErrors: [...errors, ...couponErrors],
      });
    },
    updateItemQuantities: ({ input }: Input<{ readonly items?: Maybe<readonly { readonly key: string; readonly quantity: number }[]> }>) => updateQuantities(turn, input.items ?? [], answer),
    removeItemsFromCart: ({ input }: Input<{ readonly keys?: Maybe<readonly string[]>; readonly all?: Maybe<boolean> }>) => {
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
      return answer(session, { applied: applied && couponView(engine, applied) });
    },
    removeCoupons: ({ input }: Input<{ readonly codes?: Maybe<readonly string[]> }>) => {
      const session = sessionOf(turn);
      const codes = (input.codes ?? []).map((code) => code.toLowerCase());
      if (codes.length === 0) throw new UserError("No coupon codes provided");
      if (codes.some((code) => !session.coupons.includes(code))) throw new UserError("This coupon has not been applied to the cart.");
      session.coupons = session.coupons.filter((code) => !codes.includes(code));
      return answer(session, {});
    },
    updateShippingMethod: ({ input }: Input<{ readonly shippingMethods?: Maybe<readonly string[]> }>) => {
      const session = sessionOf(turn);
      const [wanted] = input.shippingMethods ?? [];
      if (wanted === undefined) throw new UserError("No shipping method provided");
      const totals = calculateCart(engine, session);
      if (!totals.rates.some((rate) => rate.id === wanted)) throw new UserError(`"${wanted}" is not an available shipping method for shipping package "${packageDetails(totals)}"`);
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

const viewOf = (engine: Engine, session: Session, key: string) => {
  const found = calculateCart(engine, session).lines.find((one) => one.line.key === key);
  return found === undefined ? null : lineView(engine, found);
};

function takeOut(session: Session, keys: readonly string[]): void {
  session.removed = [...session.removed.filter((line) => !keys.includes(line.key)), ...session.lines.filter((line) => keys.includes(line.key))];
  session.lines = session.lines.filter((line) => !keys.includes(line.key));
}

function addMany(engine: Engine, session: Session, items: readonly LineInput[]) {
  const added: string[] = [];
  const errors = items.flatMap((item) => {
    try {
      added.push(addLine(engine, session, item).key);
      return [];
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return [{ __typename: "CartItemError", type: "INVALID_CART_ITEM", reasons: [error.message], productId: item.productId, quantity: item.quantity ?? null, variationId: item.variationId ?? null, variation: item.variation ?? null, extraData: item.extraData ?? null }];
    }
  });
  return { added, errors };
}

/** Adds a coupon when it may be used; else says why not. */
function tryCoupon(turn: Turn, session: Session, given: string): string | null {
  const { engine } = turn;
  const code = given.toLowerCase();
  if (session.coupons.includes(code)) return "This coupon has already been applied to the cart";
  const totals = calculateCart(engine, session);
  const emails = [turn.user?.email, session.billing.email].flatMap((email) => (email ? [email] : []));
  const reason = refuseCoupon(engine, code, {
    articles: totals.lines.map((one) => one.article),
    goods: toCents(totals.subtotal + totals.subtotalTax),
    emails,
    names: [...emails, ...(turn.user === null ? [] : [String(turn.user.id)])],
  });
  if (reason !== null) return reason;
  const alone = session.coupons.find((one) => couponOf(engine, one)?.individualUse);
  if (alone !== undefined) return `Sorry, coupon &quot;${alone}&quot; has already been applied and cannot be used in conjunction with other coupons.`;
  session.coupons = couponOf(engine, code)?.individualUse ? [code] : [...session.coupons, code];
  return null;
}

/**
 * Sets quantities. As recorded: 0 takes a line out, a negative number too but with masked errors in place of the line,
 * an unknown key is masked, and nobody asks whether the shelf holds that many.
 */
function updateQuantities(turn: Turn, items: readonly { readonly key: string; readonly quantity: number }[], answer: <T extends object>(session: Session, more: T) => object) {
  const { engine } = turn;
  const session = sessionOf(turn);
  if (items.length === 0) throw new UserError("No item data provided");
  if (items.some((item) => !session.lines.some((line) => line.key === item.key))) throw new MaskedError("No such line");
  const before = new Map(calculateCart(engine, session).lines.map((one) => [one.line.key, one]));
  const quantities = new Map(items.map((item) => [item.key, item.quantity]));
  takeOut(session, items.filter((item) => item.quantity <= 0).map((item) => item.key));
  session.lines = session.lines.map((line): CartLine => ({ ...line, quantity: quantities.get(line.key) ?? line.quantity }));
  const view = ({ key, quantity }: { readonly key: string; readonly quantity: number }) => {
    if (quantity < 0) return brokenLine;
    if (quantity > 0) return viewOf(engine, session, key);
    const gone = before.get(key);
    return gone === undefined ? null : lineView(engine, gone);
  };
  return answer(session, {
    updated: () => items.filter((item) => item.quantity !== 0).map(view),
    removed: () => items.filter((item) => item.quantity === 0).map(view),
    items: () => items.map(view),
  });
}

/** A line that is gone although the answer names it: asking for its key fails, and the list shows null. */
const brokenLine = {
  __typename: "SimpleCartItem",
  get key(): never {
    throw new MaskedError("The line is gone");
  },
  get id(): never {
    throw new MaskedError("The line is gone");
  },
};

/** The pieces of the cart that the shelf cannot give, as checkout refuses them. */
export function shortages(engine: Engine, lines: readonly LineTotals[]): { name: string; available: number }[] {
  const keepers = new Map<number, number>();
  for (const { line } of lines) {
    const article = articleOf(engine, line);
    if (article !== null) keepers.set(article.stock.keeper, (keepers.get(article.stock.keeper) ?? 0) + line.quantity);
  }
  return lines.flatMap(({ article }) => {
    const { stock } = article;
    if (stock.quantity === null || stock.backorders) return [];
    return (keepers.get(stock.keeper) ?? 0) > stock.quantity ? [{ name: article.name, available: stock.quantity }] : [];
  });
}
