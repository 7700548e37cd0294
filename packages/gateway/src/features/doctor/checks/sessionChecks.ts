import {
  createErrorFinding,
  createOkFinding,
  createUnknownFinding,
  createWarning,
  type Check,
} from "../CheckResult.ts";

const HOUR_SECONDS = 3600;
const MIN_LIFETIME_SECONDS = 24 * HOUR_SECONDS;

const SESSION_FIX = "Let proxies before the shop pass the request header woocommerce-session on.";

/** Checks of guest sessions, which contain their carts. */
export const sessionChecks: readonly Check[] = [
  {
    id: "session",
    subject: "the header `woocommerce-session` comes, and a cart is known again by it",
    isVital: true,
    examine: ({ session: { hasToken, isShared, isTokenAccepted } }) => {
      if (!hasToken) {
        const fix =
          'WordPress → GraphQL → Settings → WooGraphQL: untick "Disable QL Session Handler". Proxies must let the header pass.';
        return createErrorFinding("Answers bring no header woocommerce-session, so no cart can be kept.", fix);
      }
      if (isShared) {
        const fix = "Take /graphql out of every cache before the shop.";
        return createErrorFinding("Two guests get the same session: a cache stands before the shop.", fix);
      }
      if (isTokenAccepted === false)
        return createErrorFinding("The shop does not know the session again that it has just begun.", SESSION_FIX);
      return createOkFinding("Sessions are begun and known again.");
    },
  },
  {
    id: "sessionLife",
    subject: "a cart is kept for a day at least",
    isVital: false,
    examine: ({ session: { lifetimeSeconds } }) => {
      if (lifetimeSeconds === null) return createUnknownFinding("The session's token does not tell when it ends.");
      const hours = Math.round((lifetimeSeconds / HOUR_SECONDS) * 10) / 10;
      if (lifetimeSeconds >= MIN_LIFETIME_SECONDS) return createOkFinding(`A session lives ${hours} hours.`);
      const fix = "Find the code in theme or plugins that changes wc_session_expiration, and let it be two days.";
      return createWarning(`A session lives ${hours} hours: guests lose their carts over night.`, fix);
    },
  },
];
