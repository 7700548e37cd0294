import type { ShopError } from "@rewire/data/server";
import { HttpError } from "../../http/HttpError.ts";
import type { TypedCredentials } from "../../shop/authentication/LogIn.ts";
import { newBinding } from "../../shop/session/createSessionCookies.ts";
import { usableToken } from "../../shop/session/createVisits.ts";
import { sessionKey } from "../../shop/session/sessionKey.ts";
import type { AccountParts } from "./AccountParts.ts";
import type { AccountVisitor } from "./AccountRequest.ts";

/** Lets somebody into an account, and joins the cart of the session before to the account's; answers why not. */
export type EnterAccount = (visitor: AccountVisitor, typed: TypedCredentials) => Promise<readonly ShopError[]>;

/** Makes the log-in of a browser. */
export function createEnterAccount(
  parts: Pick<AccountParts, "manner" | "visits" | "logIns" | "cookies" | "queue" | "log" | "limits">,
): EnterAccount {
  const { manner, visits, logIns, cookies, queue, log, limits } = parts;
  return async ({ c, visitor, secure, address }, typed) => {
    if (visitor.logIn) await logIns.end(visitor.logIn);
    const guestToken = usableToken(visitor.token, null);
    const { credentials, answer } = await manner.logIn(typed, guestToken);
    if (!credentials && answer.errors.length > 0) return answer.errors;
    // Changes of the guest's cart that are under way come first, so that they join too.
    const who =
      credentials &&
      (await (guestToken
        ? queue.run(sessionKey(guestToken), () => visits.whoIs(credentials, guestToken))
        : visits.whoIs(credentials)));
    if (!credentials || !who) {
      throw new HttpError(502, "Your credentials are correct, but there was an error logging in.", "logInLost");
    }
    await logIns.start(
      c,
      { userId: who.userId, username: who.username || typed.login, credentials, isRemembered: typed.rememberMe },
      secure,
    );
    // The session of before may be known to whoever planted it: none of it goes on, and the account's is bound anew.
    if (who.token && (guestToken === null || sessionKey(who.token) !== sessionKey(guestToken)))
      cookies.write(c, who.token, newBinding(), secure);
    else cookies.forget(c, secure);
    log.info("Somebody is let into an account", { security: "logIn", customer: who.userId, address });
    // By whichever of their names they come next time.
    for (const name of new Set([typed.login, who.username || typed.login])) await limits.known.remember(name, address);
    return [];
  };
}
