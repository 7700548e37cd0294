import type { CartLine, Session } from "../records/Session.ts";
import { requireSession, type RequestContext } from "../session/RequestContext.ts";
import { MaskedError, UserError } from "../wordpress/UserError.ts";
import { calculateCart } from "./calculateCart.ts";
import { toLineView } from "./toCartView.ts";
import { removeLines, findLineView } from "./lines.ts";

/**
 * Sets the quantities of cart lines without checking the stock, as WooCommerce does. A line with a quantity of 0 or
 * less is removed. An unknown key causes a masked error.
 */
export function updateQuantities(
  context: RequestContext,
  items: readonly { readonly key: string; readonly quantity: number }[],
  toPayload: <T extends object>(session: Session, extraFields: T) => object,
) {
  const { engine } = context;
  const session = requireSession(context);
  if (items.length === 0) throw new UserError("No item data provided");
  if (items.some((item) => !session.lines.some((line) => line.key === item.key))) throw new MaskedError("No such line");
  const linesByKey = new Map(calculateCart(engine, session).lines.map((one) => [one.line.key, one]));
  const quantities = new Map(items.map((item) => [item.key, item.quantity]));
  removeLines(
    session,
    items.filter((item) => item.quantity <= 0).map((item) => item.key),
  );
  session.lines = session.lines.map((line): CartLine => ({
    ...line,
    quantity: quantities.get(line.key) ?? line.quantity,
  }));
  const toQuantityView = ({ key, quantity }: { readonly key: string; readonly quantity: number }) => {
    if (quantity < 0) return quantityError;
    if (quantity > 0) return findLineView(engine, session, key);
    const removedLine = linesByKey.get(key);
    return removedLine === undefined ? null : toLineView(engine, removedLine);
  };
  return toPayload(session, {
    updated: () => items.filter((item) => item.quantity !== 0).map(toQuantityView),
    removed: () => items.filter((item) => item.quantity === 0).map(toQuantityView),
    items: () => items.map(toQuantityView),
  });
}

/** A removed line that the response still refers to: resolving its key fails, and the list contains null. */
const quantityError = {
  __typename: "SimpleCartItem",
  get key(): never {
    throw new MaskedError("The line is gone");
  },
  get id(): never {
    throw new MaskedError("The line is gone");
  },
};
