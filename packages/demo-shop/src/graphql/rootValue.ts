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
import { sessionOf, type Turn } from "../session/Turn.ts";
import { readGlobalId } from "../wordpress/text.ts";
import { MaskedError, UserError } from "../wordpress/UserError.ts";

/** Every query for one request; the default resolver of GraphQL calls what stands here by its name. */
export function queriesFor(turn: Turn): Record<string, unknown> {
  const { engine } = turn;
  return {
    ...catalogueQueries(engine),
    ...paymentQueries(turn),
    ...orderQueries(turn),
    cart: ({ recalculateTotals }: { readonly recalculateTotals?: boolean | null }) => {
      const session = sessionOf(turn);
      const stale = recalculateTotals ? null : session.staleTotal;
      if (session.staleTotal !== null) {
        session.staleTotal = null;
        turn.changed = true;
      }
      return cartView(engine, session, stale);
    },
    cartItem: ({ key }: { readonly key: string }) => {
      const found = calculateCart(engine, sessionOf(turn)).lines.find((one) => one.line.key === key);
      if (found === undefined) throw new MaskedError("No such line");
      return lineView(engine, found);
    },
    customer: ({ id, customerId }: { readonly id?: string | null; readonly customerId?: number | null }) => {
      const asked = customerId ?? (id ? Number(readGlobalId(id)?.id) : null);
      if (asked !== null && asked !== turn.user?.id && !managesShop(turn))
        throw new UserError("Not authorized to access this customer");
      const user = asked === null ? turn.user : findUser(engine, asked);
      return user === null || user === undefined ? guestView(turn) : customerView(turn, user);
    },
    viewer: () => (turn.user === null ? null : userView(turn, turn.user)),
    loginClients: [{ name: "Password", provider: "PASSWORD", isEnabled: true, authorizationUrl: null }],
    allowedCountries: () => countriesOf(engine.schema),
    countries: () => countriesOf(engine.schema),
    countryStates: ({ country }: { readonly country: string }) => statesOf(country),
    ...siteQueries(turn),
    generalSettings: {
      title: engine.settings.title,
      description: engine.settings.description,
      url: engine.siteUrl,
      language: "en_US",
      timezone: engine.settings.timeZone,
    },
  };
}

/** Every mutation for one request. */
export function mutationsFor(turn: Turn): Record<string, unknown> {
  return {
    ...cartMutations(turn),
    ...customerMutations(turn),
    ...loginMutations(turn),
    ...orderMutations(turn),
    checkout: ({ input }: { readonly input: CheckoutInput }) => checkout(turn, input),
    writeReview: ({ input }: { readonly input: Parameters<typeof writeReview>[1] }) => writeReview(turn, input),
  };
}
