import type { UntypedShopResponse } from "../authentication/LogIn.ts";
import type { CartCopier } from "./createCartCopier.ts";
import { createBinding, type Session } from "./createSessionCookies.ts";
import type { SessionRequests } from "./createSessionRequests.ts";
import { isSessionDead } from "./isSessionDead.ts";
import type { Send, ShopSessionResponse, SessionRequestOptions } from "./SessionRequest.ts";

interface GuestRequestDependencies {
  readonly sessions: SessionRequests;
  readonly cartCopier: CartCopier;
}

/** Requests to the shop without a log-in. */
interface GuestRequests {
  /** Sends a request in a session that this browser started. */
  readonly sendInSession: (session: Session, send: Send) => Promise<ShopSessionResponse>;
  /** Sends a request in the browser's session, or as `unbound` specifies where another browser may have started it. */
  readonly sendAsGuest: (session: Session, send: Send, options: SessionRequestOptions) => Promise<ShopSessionResponse>;
}

/** Creates the functions that send requests to the shop in guest sessions. */
export function createGuestRequests({ sessions, cartCopier }: GuestRequestDependencies): GuestRequests {
  const sendInSession = async (session: Session, send: Send): Promise<ShopSessionResponse> => {
    const binding = session.binding ?? createBinding();
    return { ...(await sessions.send(session.token, send, binding)), logIn: null, binding };
  };

  const sendAsGuest = async (
    session: Session,
    send: Send,
    { unbound: unboundPolicy }: SessionRequestOptions,
  ): Promise<ShopSessionResponse> => {
    const { token, binding } = session;
    if (token === null || binding !== null) return sendInSession(session, send);
    if (unboundPolicy === "hideCustomer") return fetchCartOfToken(token, send);
    if (unboundPolicy !== "leave") return { ...(await sessions.send(token, send)), logIn: null, binding: null };
    const copiedCart = await cartCopier.copy(token);
    const result = await sendInSession({ token: copiedCart?.token ?? null, binding: null }, send);
    if (!copiedCart) return result;
    const newestToken = result.token ?? copiedCart.token;
    return { ...result, token: await cartCopier.chooseAgain({ ...copiedCart, token: newestToken }) };
  };

  return { sendInSession, sendAsGuest };
}

/** Reads a session's cart, combined with the customer of a new session. */
async function fetchCartOfToken(token: string, send: Send): Promise<ShopSessionResponse> {
  const [lines, newResponse] = [await send({ sessionToken: token }), await send({})];
  const isExpired = isSessionDead(lines.errors) || !lines.data;
  const response = isExpired ? newResponse : { ...lines, data: { ...lines.data, ...getCustomerFields(newResponse) } };
  return { response, token: null, change: isExpired ? "renewed" : "none", logIn: null, binding: null };
}

/** Returns the customer data of a response. */
const getCustomerFields = ({ data }: UntypedShopResponse): Record<string, unknown> =>
  data && "customer" in data ? { customer: data["customer"] } : { customer: null };
