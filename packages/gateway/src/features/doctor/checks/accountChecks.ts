import {
  createErrorFinding,
  createOkFinding,
  createUnknownFinding,
  createWarning,
  type Check,
} from "../CheckResult.ts";

const COOKIE_PLUGIN = "WPGraphQL CORS, with its log-in mutation switched on";
const TOKEN_PLUGIN = "Headless Login for WPGraphQL";

/** Capabilities that the storefront's server needs as a shop manager. */
const REQUIRED_CAPABILITIES = ["edit_shop_orders", "edit_others_shop_orders"];

const NONCE_ACCESS_FIX =
  "Let this machine reach wp-admin/admin-ajax.php?action=rest-nonce: a cookie counts with a nonce alone.";

/** Checks of the customers' log-in and of the service account. */
export const accountChecks: readonly Check[] = [
  {
    id: "logIn",
    subject: "a log-in plugin, and `SHOP_LOG_IN` as it asks for",
    isVital: false,
    examine: ({ site: { logIn: mutations } }, { logIn }) => {
      const isTokenLogIn = logIn.by === "tokens";
      const hasMutations = isTokenLogIn ? mutations.tokens : mutations.cookies;
      const hasOtherMutations = isTokenLogIn ? mutations.cookies : mutations.tokens;
      if (hasMutations === null) return createUnknownFinding("Whether there is a log-in plugin cannot be seen.");
      if (hasMutations) return createOkFinding(`Customers log in by ${isTokenLogIn ? "tokens" : "cookies"}.`);
      if (hasOtherMutations) {
        const fix = `Set SHOP_LOG_IN=${isTokenLogIn ? "cookie" : "tokens"}.`;
        return createErrorFinding(
          `SHOP_LOG_IN is ${logIn.by}, but the shop lets people in by ${isTokenLogIn ? "cookies" : "tokens"}.`,
          fix,
        );
      }
      const fix = `WordPress → Plugins: install ${COOKIE_PLUGIN}; or ${TOKEN_PLUGIN}, with SHOP_LOG_IN=tokens.`;
      return createErrorFinding("The shop has no log-in plugin: nobody can log in.", fix);
    },
  },
  {
    id: "nonce",
    subject: "log-in cookies, and the address of their nonces",
    isVital: false,
    examine: ({ site: { nonceResponse }, service }, { logIn }) => {
      if (logIn.by === "tokens") return createOkFinding("Log-in by tokens needs no nonce.");
      if (service.state === "forgotten")
        return createErrorFinding("A log-in cookie does not count in the next request.", NONCE_ACCESS_FIX);
      if (nonceResponse !== null && /^(?:0|[0-9a-f]{6,20})$/i.test(nonceResponse))
        return createOkFinding("The address of nonces answers.");
      const message = nonceResponse === null ? "cannot be reached" : `answers ${JSON.stringify(nonceResponse)}`;
      return createErrorFinding(`The address of nonces ${message}, so log-in cookies may not count.`, NONCE_ACCESS_FIX);
    },
  },
  {
    id: "serviceAccount",
    subject: "the service account may read and change orders",
    isVital: false,
    examine: ({ service }) => {
      const setAccountFix =
        "Set SHOP_SERVICE_USER and SHOP_SERVICE_PASSWORD to an account with the role Shop manager (WordPress → Users).";
      if (service.state === "none") {
        return createWarning(
          "There is no service account: repairs, guests' orders and lost answers cannot be looked up.",
          setAccountFix,
        );
      }
      if (service.state === "refused") return createErrorFinding(`${service.reason}.`, setAccountFix);
      if (service.state === "forgotten")
        return createErrorFinding(
          "The service account is let in, and its next request is a guest's.",
          NONCE_ACCESS_FIX,
        );
      const { capabilities } = service;
      if (capabilities === null)
        return createUnknownFinding("The service account is let in; the shop does not tell what it may do.");
      const missingCapabilities = REQUIRED_CAPABILITIES.filter((right) => !capabilities.includes(right));
      if (missingCapabilities.length === 0) return createOkFinding("The service account may read and change orders.");
      const fix = "WordPress → Users: give the account the role Shop manager.";
      return createErrorFinding(`The service account lacks the rights ${missingCapabilities.join(" and ")}.`, fix);
    },
  },
];
