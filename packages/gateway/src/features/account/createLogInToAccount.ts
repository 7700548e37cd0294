import type { ShopError } from "@rewire/data/server";
import { HttpError } from "../../http/HttpError.ts";
import type { EnteredCredentials } from "../../shop/authentication/LogIn.ts";
import { createBinding } from "../../shop/session/createSessionCookies.ts";
import { selectUsableToken } from "../../shop/session/createShopSessions.ts";
import { toSessionKey } from "../../shop/session/sessionKey.ts";
import type { AccountDependencies } from "./AccountDependencies.ts";
import type { AccountContext } from "./AccountRequest.ts";

/**
 * Logs in to an account, and merges the cart of the previous session into the account's cart. Resolves with the errors,
 * or with an empty list on success.
 */
export type LogInToAccount = (
  shopper: AccountContext,
  userCredentials: EnteredCredentials,
) => Promise<readonly ShopError[]>;

/** Creates the function that logs a browser's user in to an account. */
export function createLogInToAccount(
  dependencies: Pick<
    AccountDependencies,
    "strategy" | "shopSessions" | "logins" | "cookies" | "queue" | "log" | "limits"
  >,
): LogInToAccount {
  const { strategy, shopSessions, logins, cookies, queue, log, limits } = dependencies;
  return async ({ c, shopper, isHttps, address }, enteredCredentials) => {
    const guestToken = selectUsableToken(shopper.token, null);
    const { credentials, response } = await strategy.logIn(enteredCredentials, guestToken);
    if (!credentials && response.errors.length > 0) return response.errors;
    // Pending changes of the guest's cart are completed first, so that they are merged too.
    const verifiedLogIn =
      credentials &&
      (await (guestToken
        ? queue.run(toSessionKey(guestToken), () => shopSessions.readViewer(credentials, guestToken))
        : shopSessions.readViewer(credentials)));
    if (!credentials || !verifiedLogIn) {
      throw new HttpError(502, "Your credentials are correct, but there was an error logging in.", "logInLost");
    }
    // Only now: a wrong password, as in another tab, does not log out a customer.
    if (shopper.logIn) await logins.end(shopper.logIn);
    await logins.start(
      c,
      {
        userId: verifiedLogIn.userId,
        username: verifiedLogIn.username || enteredCredentials.login,
        credentials,
        isRemembered: enteredCredentials.rememberMe,
      },
      isHttps,
    );
    // The previous session may be known to an attacker who planted it: it is discarded, and the account's session gets
    // a new binding.
    if (verifiedLogIn.token && (guestToken === null || toSessionKey(verifiedLogIn.token) !== toSessionKey(guestToken)))
      cookies.write(c, verifiedLogIn.token, createBinding(), isHttps);
    else cookies.forget(c, isHttps);
    log.info("Somebody is let into an account", { security: "logIn", customer: verifiedLogIn.userId, address });
    // Stores all names that can be entered at the next log-in.
    for (const name of new Set([enteredCredentials.login, verifiedLogIn.username || enteredCredentials.login]))
      await limits.knownAddresses.remember(name, address);
    return [];
  };
}
