import { delay, http, HttpResponse } from "msw";
import { graphql } from "msw/graphql";
import { emptyCart, phoneAndChargers, storeAnswer } from "./answers/cart.ts";
import type { CartContentFragment } from "../gql/graphql.ts";

const api = graphql.link("*/graphql");
const cartChanges =
  /^(?:addToCart|updateItemQuantities|removeItemsFromCart|restoreCartItems|applyCoupon|removeCoupons|emptyCart|updateShippingMethod)$/;

interface Refusal {
  errors: { message: string; path: string[] }[];
  data: Record<string, null>;
}

/** A refusal as the shop words it: HTTP 200, no data, no code. */
const refusal = (operation: string, message: string) =>
  HttpResponse.json<Refusal>({ errors: [{ message, path: [operation] }], data: { [operation]: null } });

/** The gateway's answer when it has none from the shop. */
const gatewaySays = (status: number, kind: string, message: string) =>
  HttpResponse.json({ errors: [{ message, extensions: { kind } }] }, { status });

/** The session's cart is this one. */
export const cartIs = (cart: CartContentFragment) =>
  api.query("getCart", () => HttpResponse.json({ data: storeAnswer(cart) }));

/** The session's cart holds nothing. */
export const cartIsEmpty = cartIs(emptyCart);

/** The network fails once as the cart is read. */
export const createUnreadableCart = () => api.query("getCart", () => HttpResponse.error(), { once: true });

/** The session's cart holds a phone and two chargers. */
export const cartIsFull = cartIs(phoneAndChargers);

/** The shop refuses every change of the cart in these words, HTML and entities as it sends them. */
export const cartRejectsWith = (message: string) =>
  api.mutation(cartChanges, ({ operationName }) => refusal(operationName ?? "", message));

/** The shop has not enough of it. */
export const cartRejects = cartRejectsWith(
  "You cannot add that amount of &quot;Orrery 2&quot; to the cart because there is not enough stock (2 remaining).",
);

/** The shop knows no such code. */
export const couponIsUnknown = api.mutation("applyCoupon", ({ variables }) => {
  const { code } = (variables as { input: { code: string } }).input;
  return refusal("applyCoupon", `Coupon &quot;${code}&quot; cannot be applied because it does not exist.`);
});

/** Stripe cannot be reached: the shop says so in a field of the answer, not as an error. */
export const cardsAreOut = api.query("getStripePaymentIntent", () =>
  HttpResponse.json({
    data: {
      stripePaymentIntent: {
        __typename: "PaymentIntent",
        amount: 16_900,
        currency: "EUR",
        clientSecret: null,
        id: null,
        error: "Failed to connect to Stripe: timed out",
        stripePaymentMethod: "PAYMENT",
      },
    },
  }),
);

/** The shop refuses every review in these words. */
export const reviewIsRefusedWith = (message: string) =>
  api.mutation("writeReview", () => refusal("writeReview", message));

/** The shop lets somebody read each review first, and tells its author nothing about it. */
export const reviewIsHeld = api.mutation("writeReview", ({ variables }) =>
  HttpResponse.json({
    data: {
      writeReview: { __typename: "WriteReviewPayload", rating: (variables as { rating: number }).rating, review: null },
    },
  }),
);

/** The shop refuses the order in these words. */
export const orderIsRefusedWith = (message: string) => api.mutation("checkout", () => refusal("checkout", message));

/** Somebody else has bought the last pieces. */
export const orderIsRefused = orderIsRefusedWith(
  'Sorry, we do not have enough "Orrery 2" in stock to fulfill your order (1 available). We apologize for any inconvenience caused.',
);

/** The gateway finds another cart than the one that was shown, once. */
export const createCartChange = () =>
  api.mutation(
    "checkout",
    () =>
      HttpResponse.json(
        { errors: [{ message: "The cart is not the one that was shown.", extensions: { kind: "cartChanged" } }] },
        { status: 409 },
      ),
    { once: true },
  );

/** The order stands, and the shop fails to describe it. */
export const orderIsPlacedWithAnError = api.mutation("checkout", () =>
  HttpResponse.json({
    errors: [{ message: "Internal server error", path: ["checkout", "order", "id"] }],
    data: {
      checkout: {
        __typename: "CheckoutPayload",
        result: "success",
        redirect: "/checkout/order-received/892",
        order: null,
      },
    },
  }),
);

/** The session has died, and renewing it did not help. */
export const sessionExpired = api.operation(({ operationName }) =>
  operationName === "getCart"
    ? HttpResponse.json({
        errors: [{ message: "invalid_token: Expired token", path: ["cart"] }],
        data: storeAnswer(null),
      })
    : refusal(operationName ?? "", "invalid_token: Expired token"),
);

/** The gateway cannot reach the shop. */
export const shopIsDown = http.post("*/graphql", () =>
  gatewaySays(502, "unreachable", "The shop cannot be reached. Please try again."),
);

/** The gateway has given up waiting for the shop. */
export const shopTimesOut = http.post("*/graphql", () =>
  gatewaySays(504, "timeout", "The shop took too long to answer. Please try again."),
);

/** The shopper's own connection is gone. */
export const networkIsDown = http.post("*/graphql", () => HttpResponse.error());

/** Nothing is ever answered: what waits stays visible. */
export const shopNeverAnswers = http.post("*/graphql", async () => {
  await delay("infinite");
});
