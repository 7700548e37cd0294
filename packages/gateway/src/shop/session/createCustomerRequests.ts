import type { Queue } from "../../storage/createQueue.ts";
import type { LogIns } from "../authentication/createLogIns.ts";
import { isForbidden } from "../authentication/isForbidden.ts";
import type { Answer, LogIn, LogInStrategy } from "../authentication/LogIn.ts";
import { newBinding, type Session } from "./createSessionCookies.ts";
import type { SessionAnswer, Sessions } from "./createSessions.ts";
import type { Send, ShopSessionAnswer, SessionRequestOptions } from "./SessionRequest.ts";
import { customerOf } from "./sessionKey.ts";

interface CustomerRequestParts {
  readonly sessions: Sessions;
  readonly queue: Queue;
  readonly logIns: LogIns;
  readonly strategy: LogInStrategy;
  /** Whether credentials open an account. */
  readonly isValid: (credentials: LogIn["credentials"]) => Promise<boolean>;
}

/** Sends a request with a log-in; null where the shop accepts its credentials no more, not even renewed ones. */
type AskAsCustomer = (
  session: Session,
  logIn: LogIn,
  send: Send,
  options: SessionRequestOptions,
) => Promise<ShopSessionAnswer | null>;

/** Makes the request of customers: credentials are renewed in time, and once more when the shop refuses them. */
export function createCustomerRequests(parts: CustomerRequestParts): AskAsCustomer {
  const { sessions, strategy, isValid } = parts;
  const { renew, newerThan } = createRenewal(parts);

  const askAs = async (logIn: LogIn, { token, binding }: Session, send: Send): Promise<SessionAnswer> => {
    const headers = strategy.headersOf(logIn.credentials);
    const sendAs: Send = (options) => send({ ...options, headers: { ...options.headers, ...headers } });
    return sessions.ask(strategy.sendsSession ? token : null, sendAs, binding ?? undefined);
  };

  const renewProved = async (logIn: LogIn): Promise<LogIn | null> => {
    const renewed = await renew(logIn);
    return renewed && (await isValid(renewed.credentials)) ? renewed : null;
  };

  return async (session, logIn, send, options) => {
    const { provesFirst = false } = options;
    let current: LogIn | null = strategy.isStale(logIn.credentials) ? await renew(logIn) : logIn;
    if (current && provesFirst && !(await isValid(current.credentials))) current = await renewProved(current);
    if (!current) return null;
    const result = await askAs(current, session, send);
    if (!isRefused(result.answer))
      return { ...result, change: ofLogIn(result.change), logIn: current, binding: bindingOf(session, result) };
    current = (await newerThan(current, options.isMutation || options.holdsLock === true)) ?? (await renew(current));
    const again = current && (await askAs(current, session, send));
    if (again && !isRefused(again.answer))
      return { ...again, change: ofLogIn(again.change), logIn: current, binding: bindingOf(session, again) };
    return null;
  };
}

/** Makes the two ways to newer credentials of a log-in. */
function createRenewal({ queue, logIns, strategy }: CustomerRequestParts) {
  /** The same log-in with newer credentials; null when they open nothing any more. */
  const renew = async (logIn: LogIn): Promise<LogIn | null> => {
    const credentials = await strategy.renew(logIn.credentials);
    if (!credentials) return null;
    const renewed = { ...logIn, credentials };
    await logIns.update(renewed);
    return renewed;
  };

  /** What another request has put in the place of credentials meanwhile, as a change of password does; waits for it. */
  const newerThan = async (logIn: LogIn, holdsLock: boolean): Promise<LogIn | null> => {
    const read = () => logIns.read(logIn.id);
    const stored = await (holdsLock ? read() : queue.run(`customer ${logIn.userId}`, read));
    return stored && JSON.stringify(stored.credentials) !== JSON.stringify(logIn.credentials) ? stored : null;
  };

  return { renew, newerThan };
}

/** Without a session header every answer brings a token of the account's own session: nothing has begun. */
const ofLogIn = (change: SessionAnswer["change"]) => (change === "started" ? "none" : change);

/** An account's session is its log-in's; one that the shop still keeps as a guest's stays unbound where it was. */
function bindingOf({ token, binding }: Session, result: SessionAnswer): string | null {
  const isGuests = result.token === null || (customerOf(result.token)?.startsWith("t_") ?? true);
  return binding ?? (token === null || !isGuests ? newBinding() : null);
}

/** The shop took somebody who is logged in for a guest. */
function isRefused(answer: Answer): boolean {
  if (isForbidden(answer)) return true;
  if (answer.data && "viewer" in answer.data && answer.data["viewer"] === null) return true;
  return answer.errors.some(({ message }) => /do not have the appropriate capabilities/i.test(message));
}
