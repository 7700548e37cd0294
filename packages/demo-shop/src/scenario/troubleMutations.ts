import type { Turn } from "../session/Turn.ts";
import { sessionOf } from "../session/Turn.ts";
import { articleOf } from "../products/article.ts";
import { UserError } from "../wordpress/UserError.ts";
import type { Scenario } from "./Scenario.ts";

type Mutations = Record<string, unknown>;

/** The mutations that a scenario makes fail, in words that the live shop would use. */
export function troubleMutations(turn: Turn, kinds: ReadonlySet<Scenario["kind"]>): Mutations {
  const trouble: Mutations = {};
  const refuse = (message: () => string) => () => {
    sessionOf(turn);
    throw new UserError(message());
  };
  if (kinds.has("cartRejects")) {
    const tooMany = refuse(
      () =>
        `You cannot add that amount of &quot;${firstName(turn)}&quot; to the cart because there is not enough stock (0 remaining).`,
    );
    for (const name of ["addToCart", "addCartItems", "updateItemQuantities", "restoreCartItems"])
      trouble[name] = tooMany;
  }
  if (kinds.has("couponExpired")) {
    trouble["applyCoupon"] = ({ input }: { readonly input: { readonly code: string } }) => {
      sessionOf(turn);
      throw new UserError(`Coupon &quot;${input.code.toLowerCase()}&quot; has expired.`);
    };
  }
  if (kinds.has("outOfStockAtCheckout")) {
    trouble["checkout"] = refuse(
      () =>
        `Sorry, we do not have enough "${firstName(turn)}" in stock to fulfill your order (0 available). We apologize for any inconvenience caused.`,
    );
  }
  if (kinds.has("paymentFails"))
    trouble["checkout"] = refuse(() => "We were unable to process your order, please try again.");
  return trouble;
}

function firstName(turn: Turn): string {
  const [line] = turn.session.lines;
  return (line && articleOf(turn.engine, line)?.name) ?? turn.engine.catalogue.products[0]?.name ?? "This product";
}
