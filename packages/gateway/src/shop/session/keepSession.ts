import type { Context } from "hono";
import type { SessionCookies } from "./createSessionCookies.ts";
import type { LogIns } from "../authentication/createLogIns.ts";
import { usableToken } from "./createShopSessions.ts";
import type { ShopSessionAnswer } from "./SessionRequest.ts";

/** Leaves the browser with the session that it is to go on with. */
export async function keepSession(
  c: Context,
  { logIns, cookies }: { readonly logIns: LogIns; readonly cookies: SessionCookies },
  { token: newest, change, logIn, binding }: Pick<ShopSessionAnswer, "token" | "change" | "logIn" | "binding">,
  isMutation: boolean,
  secure: boolean,
): Promise<void> {
  const { token: current } = cookies.read(c);
  if (change === "ended") logIns.forget(c, secure);
  // An answer that was on its way while somebody logged out must not bring their session back.
  const isOver = logIn !== null && !(await logIns.isAlive(logIn.id));
  // A read starts no session: its cookie could overtake that of the change sent beside it, and lose the first line.
  const isEmptyStart = (change === "started" || change === "ended") && !isMutation;
  if (newest && !isEmptyStart && !isOver) cookies.write(c, newest, binding, secure);
  else if (current && usableToken(current, logIn) === null) cookies.forget(c, secure);
}
