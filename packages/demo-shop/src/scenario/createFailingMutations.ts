import type { RequestContext } from "../session/RequestContext.ts";
import { requireSession } from "../session/RequestContext.ts";
import { findCartProduct } from "../products/cartProduct.ts";
import { UserError } from "../wordpress/UserError.ts";
import type { Scenario } from "./Scenario.ts";

type Mutations = Record<string, unknown>;

/** Creates the resolvers of the mutations that fail in a scenario. The error messages are those of WooCommerce. */
export function createFailingMutations(context: RequestContext, kinds: ReadonlySet<Scenario["kind"]>): Mutations {
  const overrides: Mutations = {};
  const createRejection = (message: () => string) => () => {
    requireSession(context);
    throw new UserError(message());
  };
  if (kinds.has("cartRejects")) {
    const rejectQuantity = createRejection(
      () =>
        `You cannot add that amount of &quot;${firstName(context)}&quot; to the cart because there is not enough stock (0 remaining).`,
    );
    for (const name of ["addToCart", "addCartItems", "updateItemQuantities", "restoreCartItems"])
      overrides[name] = rejectQuantity;
  }
  if (kinds.has("couponExpired")) {
    overrides["applyCoupon"] = ({ input }: { readonly input: { readonly code: string } }) => {
      requireSession(context);
      throw new UserError(`Coupon &quot;${input.code.toLowerCase()}&quot; has expired.`);
    };
  }
  if (kinds.has("outOfStockAtCheckout")) {
    overrides["checkout"] = createRejection(
      () =>
        `Sorry, we do not have enough "${firstName(context)}" in stock to fulfill your order (0 available). We apologize for any inconvenience caused.`,
    );
  }
  if (kinds.has("paymentFails"))
    overrides["checkout"] = createRejection(() => "We were unable to process your order, please try again.");
  return overrides;
}

function firstName(context: RequestContext): string {
  const [line] = context.session.lines;
  return (
    (line && findCartProduct(context.engine, line)?.name) ??
    context.engine.catalogue.products[0]?.name ??
    "This product"
  );
}
