import { createLoginMutations } from "../customers/createLoginMutations.ts";
import { calculateCart } from "../cart/calculateCart.ts";
import { createCartMutations } from "../cart/createCartMutations.ts";
import { toCartView, toLineView } from "../cart/toCartView.ts";
import { checkout } from "../checkout/checkout.ts";
import type { CheckoutInput } from "../checkout/checkoutInput.ts";
import { createPaymentQueries } from "../checkout/createPaymentQueries.ts";
import { createCustomerMutations } from "../customers/createCustomerMutations.ts";
import { toCustomerView, toGuestView } from "../customers/toCustomerView.ts";
import { findUser, findUserByEmail } from "../users/users.ts";
import { toUserView } from "../customers/toUserView.ts";
import { createOrderMutations } from "../orders/createOrderMutations.ts";
import { createOrderQueries } from "../orders/createOrderQueries.ts";
import { canManageShop } from "../session/canManageShop.ts";
import { createCatalogueQueries } from "../products/createCatalogueQueries.ts";
import { createPageQueries } from "../pages/createPageQueries.ts";
import { createReviewQueries } from "../reviews/createReviewQueries.ts";
import { writeReview } from "../reviews/writeReview.ts";
import { listCountries } from "../settings/countries.ts";
import { listStates } from "../settings/countryStates.ts";
import { createSiteQueries } from "../site/createSiteQueries.ts";
import { requireSession, type RequestContext } from "../session/RequestContext.ts";
import { parseGlobalId } from "../wordpress/text.ts";
import { MaskedError, UserError } from "../wordpress/UserError.ts";

/**
 * Creates the root value for the queries of one request. Its functions are the resolvers of the query fields with the
 * same names.
 */
export function createQueryResolvers(context: RequestContext): Record<string, unknown> {
  const { engine } = context;
  return {
    ...createCatalogueQueries(engine),
    ...createPageQueries(engine),
    ...createPaymentQueries(context),
    ...createOrderQueries(context),
    ...createReviewQueries(context),
    cart: ({ recalculateTotals }: { readonly recalculateTotals?: boolean | null }) => {
      const session = requireSession(context);
      const staleTotal = recalculateTotals ? null : session.staleTotal;
      if (session.staleTotal !== null) {
        session.staleTotal = null;
        context.changed = true;
      }
      return toCartView(engine, session, staleTotal);
    },
    cartItem: ({ key }: { readonly key: string }) => {
      const line = calculateCart(engine, requireSession(context)).lines.find((candidate) => candidate.line.key === key);
      if (line === undefined) throw new MaskedError("No such line");
      return toLineView(engine, line);
    },
    customer: ({ id, customerId }: { readonly id?: string | null; readonly customerId?: number | null }) => {
      const customerNumber = customerId ?? (id ? Number(parseGlobalId(id)?.id) : null);
      if (customerNumber !== null && customerNumber !== context.user?.id && !canManageShop(context))
        throw new UserError("Not authorized to access this customer");
      const user = customerNumber === null ? context.user : findUser(engine, customerNumber);
      return user === null || user === undefined ? toGuestView(context) : toCustomerView(context, user);
    },
    viewer: () => (context.user === null ? null : toUserView(context, context.user)),
    user: ({ id, idType }: { readonly id: string; readonly idType?: string | null }) => {
      const number =
        idType === "EMAIL"
          ? (findUserByEmail(engine, id) ?? 0)
          : Number(idType === "DATABASE_ID" ? id : parseGlobalId(id)?.id);
      const user = findUser(engine, number);
      return user && (user.id === context.user?.id || canManageShop(context)) ? toUserView(context, user) : null;
    },
    loginClients: [{ name: "Password", provider: "PASSWORD", isEnabled: true, authorizationUrl: null }],
    allowedCountries: () => listCountries(engine.schema),
    countries: () => listCountries(engine.schema),
    countryStates: ({ country }: { readonly country: string }) => listStates(country),
    ...createSiteQueries(context),
    generalSettings: {
      title: engine.settings.title,
      description: engine.settings.description,
      url: engine.siteUrl,
      language: "en_US",
      timezone: engine.settings.timeZone,
    },
  };
}

/** Creates the root value for the mutations of one request. */
export function createMutationResolvers(context: RequestContext): Record<string, unknown> {
  return {
    ...createCartMutations(context),
    ...createCustomerMutations(context),
    ...createLoginMutations(context),
    ...createOrderMutations(context),
    checkout: ({ input }: { readonly input: CheckoutInput }) => checkout(context, input),
    writeReview: ({ input }: { readonly input: Parameters<typeof writeReview>[1] }) => writeReview(context, input),
  };
}
