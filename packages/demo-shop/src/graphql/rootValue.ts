import { loginMutations } from "../customers/loginMutations.ts";
import { calculateCart } from "../cart/calculateCart.ts";
import { cartMutations } from "../cart/cartMutations.ts";
import { cartView, lineView } from "../cart/cartView.ts";
import { checkout } from "../checkout/checkout.ts";
import type { CheckoutInput } from "../checkout/checkoutInput.ts";
import { paymentQueries } from "../checkout/paymentQueries.ts";
import { customerMutations } from "../customers/customerMutations.ts";
import { customerView, guestView } from "../customers/customerView.ts";
import { findUser } from "../users/users.ts";
import { userView } from "../customers/userView.ts";
import { orderMutations } from "../orders/orderMutations.ts";
import { managesShop, orderQueries } from "../orders/orderQueries.ts";
import { catalogueQueries } from "../products/catalogueQueries.ts";
import { writeReview } from "../reviews/writeReview.ts";
import { countriesOf } from "../settings/countries.ts";
import { statesOf } from "../settings/countryStates.ts";
import { siteQueries } from "../site/siteQueries.ts";
import { requireSession, type RequestContext } from "../session/RequestContext.ts";
import { readGlobalId } from "../wordpress/text.ts";
import { MaskedError, UserError } from "../wordpress/UserError.ts";

/**
 * Creates the root value of the queries in one request. GraphQL's default resolver calls its functions by field name.
 */
export function queryResolvers(context: RequestContext): Record<string, unknown> {
  const { engine } = context;
  return {
    ...catalogueQueries(engine),
    ...paymentQueries(context),
    ...orderQueries(context),
    cart: ({ recalculateTotals }: { readonly recalculateTotals?: boolean | null }) => {
      const session = requireSession(context);
      const stale = recalculateTotals ? null : session.staleTotal;
      if (session.staleTotal !== null) {
        session.staleTotal = null;
        context.changed = true;
      }
      return cartView(engine, session, stale);
    },
    cartItem: ({ key }: { readonly key: string }) => {
      const line = calculateCart(engine, requireSession(context)).lines.find((one) => one.line.key === key);
      if (line === undefined) throw new MaskedError("No such line");
      return lineView(engine, line);
    },
    customer: ({ id, customerId }: { readonly id?: string | null; readonly customerId?: number | null }) => {
      const customerNumber = customerId ?? (id ? Number(readGlobalId(id)?.id) : null);
      if (customerNumber !== null && customerNumber !== context.user?.id && !managesShop(context))
        throw new UserError("Not authorized to access this customer");
      const user = customerNumber === null ? context.user : findUser(engine, customerNumber);
      return user === null || user === undefined ? guestView(context) : customerView(context, user);
    },
    viewer: () => (context.user === null ? null : userView(context, context.user)),
    loginClients: [{ name: "Password", provider: "PASSWORD", isEnabled: true, authorizationUrl: null }],
    allowedCountries: () => countriesOf(engine.schema),
    countries: () => countriesOf(engine.schema),
    countryStates: ({ country }: { readonly country: string }) => statesOf(country),
    ...siteQueries(context),
    generalSettings: {
      title: engine.settings.title,
      description: engine.settings.description,
      url: engine.siteUrl,
      language: "en_US",
      timezone: engine.settings.timeZone,
    },
  };
}

/** Creates the root value of the mutations in one request. */
export function mutationResolvers(context: RequestContext): Record<string, unknown> {
  return {
    ...cartMutations(context),
    ...customerMutations(context),
    ...loginMutations(context),
    ...orderMutations(context),
    checkout: ({ input }: { readonly input: CheckoutInput }) => checkout(context, input),
    writeReview: ({ input }: { readonly input: Parameters<typeof writeReview>[1] }) => writeReview(context, input),
  };
}
