import type { Session } from "../records/Session.ts";
import { requireSession, markSessionChanged, type RequestContext } from "../session/RequestContext.ts";
import { MaskedError, UserError } from "../wordpress/UserError.ts";
import { addLine, type LineInput } from "./addLine.ts";
import { calculateCart } from "./calculateCart.ts";
import { toCartView, toLineView } from "./toCartView.ts";
import { createDiscountMutations } from "./createDiscountMutations.ts";
import { addLines, fillCart, type FillInput } from "./fillCart.ts";
import { removeLines, findLineView } from "./lines.ts";
import { updateQuantities } from "./updateQuantities.ts";

interface Input<T> {
  readonly input: T;
}

type Maybe<T> = T | null | undefined;

/**
 * Creates the resolvers of the cart mutations. Every mutation returns the whole cart and marks the session as changed.
 */
export function createCartMutations(context: RequestContext) {
  const { engine } = context;
  const toPayload = <T extends object>(session: Session, extraFields: T) => {
    markSessionChanged(context);
    return { cart: () => toCartView(engine, session), ...extraFields };
  };
  return {
    addToCart: ({ input }: Input<LineInput>) => {
      const session = requireSession(context);
      const line = addLine(engine, session, input);
      return toPayload(session, { cartItem: () => findLineView(engine, session, line.key) });
    },
    addCartItems: ({ input }: Input<{ readonly items?: Maybe<readonly LineInput[]> }>) => {
      const session = requireSession(context);
      const { added: addedKeys, errors } = addLines(engine, session, input.items ?? []);
      if (addedKeys.length === 0 && errors.length > 0)
        throw new UserError("Failed to add any cart items. Please check input.");
      return toPayload(session, {
        added: () => addedKeys.map((key) => findLineView(engine, session, key)),
        cartErrors: errors,
      });
    },
    fillCart: ({ input }: Input<FillInput>) => fillCart(context, input, toPayload),
    updateItemQuantities: ({
      input,
    }: Input<{ readonly items?: Maybe<readonly { readonly key: string; readonly quantity: number }[]> }>) =>
      updateQuantities(context, input.items ?? [], toPayload),
    removeItemsFromCart: ({
      input,
    }: Input<{ readonly keys?: Maybe<readonly string[]>; readonly all?: Maybe<boolean> }>) => {
      const session = requireSession(context);
      if (session.lines.length === 0) throw new UserError("No items in cart to remove.");
      const keys = input.all ? session.lines.map((line) => line.key) : (input.keys ?? []);
      if (keys.length === 0) throw new UserError("No cart item keys provided");
      const removedLines = calculateCart(engine, session).lines.filter((candidate) =>
        keys.includes(candidate.line.key),
      );
      if (removedLines.length < keys.length) throw new MaskedError("No such line");
      removeLines(session, keys);
      return toPayload(session, { cartItems: removedLines.map((removedLine) => toLineView(engine, removedLine)) });
    },
    restoreCartItems: ({ input }: Input<{ readonly keys?: Maybe<readonly string[]> }>) => {
      const session = requireSession(context);
      const keys = input.keys ?? [];
      if (keys.length === 0) throw new UserError("No cart item keys provided");
      const lines = session.removed.filter((line) => keys.includes(line.key));
      session.lines = [...session.lines, ...lines.filter((line) => !session.lines.some((one) => one.key === line.key))];
      session.removed = session.removed.filter((line) => !keys.includes(line.key));
      return toPayload(session, { cartItems: () => lines.map((line) => findLineView(engine, session, line.key)) });
    },
    emptyCart: () => {
      const session = requireSession(context);
      if (session.lines.length === 0) throw new UserError("Cart is empty");
      const deletedCart = toCartView(engine, { ...session });
      clearCart(session);
      return toPayload(session, { deletedCart });
    },
    ...createDiscountMutations(context, toPayload),
  };
}

/** Empties a cart and removes its coupons and the selected shipping method. */
export function clearCart(session: Session): void {
  session.lines = [];
  session.removed = [];
  session.coupons = [];
  session.chosenShipping = null;
  session.offered = [];
}
