import type { Session } from "../records/Session.ts";
import { requireSession, type RequestContext } from "../session/RequestContext.ts";
import { UserError } from "../wordpress/UserError.ts";
import { calculateCart } from "./calculateCart.ts";
import { toCouponView, formatPackageDetails } from "./toCartView.ts";
import { tryCoupon } from "./tryCoupon.ts";

interface Input<T> {
  readonly input: T;
}

type Maybe<T> = T | null | undefined;

/** Creates the resolvers of the mutations that change coupons and the shipping method. */
export function createDiscountMutations<T>(
  context: RequestContext,
  toPayload: (session: Session, payload: object) => T,
) {
  const { engine } = context;
  return {
    applyCoupon: ({ input }: Input<{ readonly code: string }>) => {
      const session = requireSession(context);
      const reason = tryCoupon(context, session, input.code);
      if (reason !== null) throw new UserError(reason);
      const appliedCoupon = calculateCart(engine, session).coupons.find(
        (coupon) => coupon.code === input.code.toLowerCase(),
      );
      // The response has the code as typed; the cart has it in lower case.
      return toPayload(session, {
        applied: appliedCoupon && { ...toCouponView(engine, appliedCoupon), code: input.code },
      });
    },
    removeCoupons: ({ input }: Input<{ readonly codes?: Maybe<readonly string[]> }>) => {
      const session = requireSession(context);
      const codes = (input.codes ?? []).map((code) => code.toLowerCase());
      if (codes.length === 0) throw new UserError("No coupon codes provided");
      if (codes.some((code) => !session.coupons.includes(code)))
        throw new UserError("This coupon has not been applied to the cart.");
      session.coupons = session.coupons.filter((code) => !codes.includes(code));
      return toPayload(session, {});
    },
    updateShippingMethod: ({ input }: Input<{ readonly shippingMethods?: Maybe<readonly string[]> }>) => {
      const session = requireSession(context);
      const [method] = input.shippingMethods ?? [];
      if (method === undefined) throw new UserError("No shipping method provided");
      const totals = calculateCart(engine, session);
      if (!totals.rates.some((rate) => rate.id === method))
        throw new UserError(
          `"${method}" is not an available shipping method for shipping package "${formatPackageDetails(totals)}"`,
        );
      session.chosenShipping = method;
      return toPayload(session, {});
    },
  };
}
