import type { Context } from "hono";
import type { SessionCookies } from "./createSessionCookies.ts";
import type { Logins } from "../authentication/createLogins.ts";
import { selectUsableToken } from "./createShopSessions.ts";
import type { ShopSessionResponse } from "./SessionRequest.ts";

/** Updates the browser's session cookies after a response. */
export async function storeSession(
  c: Context,
  { logins, cookies }: { readonly logins: Logins; readonly cookies: SessionCookies },
  { token: newToken, change, logIn, binding }: Pick<ShopSessionResponse, "token" | "change" | "logIn" | "binding">,
  isMutation: boolean,
  isSecure: boolean,
): Promise<void> {
  const { token: current } = cookies.read(c);
  if (change === "ended") logins.forget(c, isSecure);
  // A response that was pending during log-out must not restore the session.
  const hasEnded = logIn !== null && !(await logins.isAlive(logIn.id));
  // A query starts no session: its cookie could override that of a concurrent change, whose line would be lost.
  const isUnusedSession = (change === "started" || change === "ended") && !isMutation;
  if (newToken && !isUnusedSession && !hasEnded) cookies.write(c, newToken, binding, isSecure);
  else if (current && selectUsableToken(current, logIn) === null) cookies.forget(c, isSecure);
}
