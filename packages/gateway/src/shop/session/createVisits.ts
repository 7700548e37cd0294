import type { ShopClient, ShopRequestOptions } from "@rewire/data/server";
import * as v from "valibot";
import { parseOrNull } from "../../schema/parseInput.ts";
import type { Queue } from "../../storage/createQueue.ts";
import type { SessionAnswer, Sessions } from "./createSessions.ts";
import type { CartMover } from "./createCartMover.ts";
import { newBinding, type Session } from "./createSessionCookies.ts";
import { isSessionDead } from "./isSessionDead.ts";
import { customerOf, sessionKey } from "./sessionKey.ts";
import type { LogIns } from "../authentication/createLogIns.ts";
import type { Answer, LogIn, LogInManner } from "../authentication/LogIn.ts";

/** Who asks: a session, and a log-in where there is one. */
export interface Visitor extends Session {
  readonly logIn: LogIn | null;
}

/** The shop's answer to a visitor, and what became of session and log-in. */
export interface VisitAnswer extends Omit<SessionAnswer, "change"> {
  /** `ended`: the log-in was over, and the answer is a guest's in a new session. */
  readonly change: SessionAnswer["change"] | "ended";
  /** As whom it was answered. */
  readonly logIn: LogIn | null;
  /** Binds the token to this browser; null where another one may have begun the session. */
  readonly binding: string | null;
}

/** What asking needs to know of an operation. */
export interface VisitOptions {
  readonly isMutation: boolean;
  /** Whoever asks has the shopper's turn already, so nothing is waited for. */
  readonly isInTurn?: boolean | undefined;
  /** A reading that tells what became of the visitor's changes that are under way, so it begins after them. */
  readonly comesAfterChanges?: boolean | undefined;
  /** The account must be proved to be there before it runs, because afterwards nobody could tell. */
  readonly provesFirst?: boolean | undefined;
  /**
   * What is done about a guest's session that another browser may have begun. `leave`: a new one is begun with its lines
   * first. `hideCustomer`: it is read, without what it says of its customer. @default it is used like any other
   */
  readonly unbound?: "leave" | "hideCustomer" | undefined;
  readonly signal?: AbortSignal | undefined;
}

type Send = (options: ShopRequestOptions) => Promise<Answer>;

/** Asks the shop in the name of whoever a browser's cookies are. */
export interface Visits {
  ask(visitor: Visitor, send: Send, options: VisitOptions): Promise<VisitAnswer>;
  /** The account that credentials open; null for none. */
  /** Takes the lines of a session that another browser may have begun along into one of this browser's own. */
  readonly mover: CartMover;
  whoIs(
    credentials: LogIn["credentials"],
    guestToken?: string | null,
  ): Promise<{ readonly userId: number; readonly username: string; readonly token: string | null } | null>;
}

interface VisitsParts {
  readonly shop: ShopClient;
  readonly sessions: Sessions;
  readonly queue: Queue;
  readonly logIns: LogIns;
  readonly manner: LogInManner;
  readonly mover: CartMover;
}

const viewerAnswer = v.object({ viewer: v.object({ databaseId: v.number(), username: v.nullish(v.string()) }) });
const whoText = "query whoIsThere { viewer { databaseId username } }";

/** Makes the visits: credentials are renewed in time and once more when they are refused; then the log-in is over. */
export function createVisits({ shop, sessions, queue, logIns, manner, mover }: VisitsParts): Visits {
  const whoIs: Visits["whoIs"] = async (credentials, guestToken = null) => {
    const answer = await shop.send(
      { query: whoText, operationName: "whoIsThere" },
      { headers: manner.headersOf(credentials), sessionToken: guestToken },
    );
    const viewer = parseOrNull(viewerAnswer, answer.data)?.viewer;
    return viewer && !isForbidden(answer)
      ? { userId: viewer.databaseId, username: viewer.username ?? "", token: answer.sessionToken }
      : null;
  };

  /** The same log-in with newer credentials; null when they open nothing any more. */
  const renew = async (logIn: LogIn): Promise<LogIn | null> => {
    const credentials = await manner.renew(logIn.credentials);
    if (!credentials) return null;
    const renewed = { ...logIn, credentials };
    await logIns.update(renewed);
    return renewed;
  };

  const askAs = async (logIn: LogIn, { token, binding }: Session, send: Send): Promise<SessionAnswer> => {
    const headers = manner.headersOf(logIn.credentials);
    const sendAs: Send = (options) => send({ ...options, headers: { ...options.headers, ...headers } });
    return sessions.ask(manner.sendsSession ? token : null, sendAs, binding ?? undefined);
  };

  /** A guest's request in a session of this browser's own. */
  const askInOwn = async (session: Session, send: Send): Promise<VisitAnswer> => {
    const binding = session.binding ?? newBinding();
    return { ...(await sessions.ask(session.token, send, binding)), logIn: null, binding };
  };

  const askAsGuest = async (session: Session, send: Send, { unbound }: VisitOptions): Promise<VisitAnswer> => {
    const { token, binding } = session;
    if (token === null || binding !== null) return askInOwn(session, send);
    if (unbound === "hideCustomer") return readLines(token, send);
    if (unbound !== "leave") return { ...(await sessions.ask(token, send)), logIn: null, binding: null };
    const moved = await mover.move(token);
    const result = await askInOwn({ token: moved?.token ?? null, binding: null }, send);
    if (!moved) return result;
    const newest = result.token ?? moved.token;
    return { ...result, token: await mover.chooseAgain({ ...moved, token: newest }) };
  };

  /** What a session's cart is, beside the customer of a session that knows none. */
  const readLines = async (token: string, send: Send): Promise<VisitAnswer> => {
    const [lines, fresh] = [await send({ sessionToken: token }), await send({})];
    const isOver = isSessionDead(lines.errors) || !lines.data;
    const answer = isOver ? fresh : { ...lines, data: { ...lines.data, ...customerIn(fresh) } };
    return { answer, token: null, change: isOver ? "renewed" : "none", logIn: null, binding: null };
  };

  const ask: Visits["ask"] = async (visitor, send, options) => {
    const { logIn } = visitor;
    const { provesFirst = false } = options;
    if (!logIn) return askAsGuest(visitor, send, options);
    let current: LogIn | null = manner.isStale(logIn.credentials) ? await renew(logIn) : logIn;
    if (current && provesFirst && !(await whoIs(current.credentials))) current = await renewProved(current);
    if (current) {
      const result = await askAs(current, visitor, send);
      if (!isRefused(result.answer))
        return { ...result, change: ofLogIn(result.change), logIn: current, binding: bindingOf(visitor, result) };
      current = (await newerThan(current, options.isMutation || options.isInTurn === true)) ?? (await renew(current));
      const again = current && (await askAs(current, visitor, send));
      if (again && !isRefused(again.answer))
        return { ...again, change: ofLogIn(again.change), logIn: current, binding: bindingOf(visitor, again) };
    }
    await logIns.end(logIn);
    return { ...(await askInOwn({ token: null, binding: null }, send)), change: "ended" };
  };

  /** What another request has put in the place of credentials meanwhile, as a change of password does; waits for it. */
  const newerThan = async (logIn: LogIn, isInTurn: boolean): Promise<LogIn | null> => {
    const read = () => logIns.read(logIn.id);
    const kept = await (isInTurn ? read() : queue.run(`customer ${logIn.userId}`, read));
    return kept && JSON.stringify(kept.credentials) !== JSON.stringify(logIn.credentials) ? kept : null;
  };

  const renewProved = async (logIn: LogIn): Promise<LogIn | null> => {
    const renewed = await renew(logIn);
    return renewed && (await whoIs(renewed.credentials)) ? renewed : null;
  };

  return {
    whoIs,
    mover,
    ask: async (visitor, send, options) => {
      const key = options.isInTurn ? null : shopperOf(visitor);
      if (key && options.isMutation) return queue.run(key, () => ask(visitor, send, options), options.signal);
      if (key && options.comesAfterChanges) await queue.run(key, async () => {}, options.signal);
      return ask(visitor, send, options);
    },
  };
}

/** Without a session header every answer brings a token of the account's own session: nothing has begun. */
const ofLogIn = (change: SessionAnswer["change"]) => (change === "started" ? "none" : change);

/** What all requests of one shopper have in common: changes of one cart go one after another. */
export const shopperOf = ({ token, logIn }: Pick<Visitor, "token" | "logIn">): string | null =>
  logIn ? `customer ${logIn.userId}` : token && sessionKey(token);

/** An account's session is its log-in's; one that the shop still keeps as a guest's stays unbound where it was. */
function bindingOf({ token, binding }: Session, result: SessionAnswer): string | null {
  const isGuests = result.token === null || (customerOf(result.token)?.startsWith("t_") ?? true);
  return binding ?? (token === null || !isGuests ? newBinding() : null);
}

/** What an answer says of the customer. */
const customerIn = ({ data }: Answer): Record<string, unknown> =>
  data && "customer" in data ? { customer: data["customer"] } : { customer: null };

/** Headless Login answers to a token that has ended with 403 and a guest's data. */
const isForbidden = ({ status }: Answer): boolean => status === 403;

/** The shop took somebody who is logged in for a guest. */
function isRefused(answer: Answer): boolean {
  if (isForbidden(answer)) return true;
  if (answer.data && "viewer" in answer.data && answer.data["viewer"] === null) return true;
  return answer.errors.some(({ message }) => /do not have the appropriate capabilities/i.test(message));
}

/**
 * The session that a browser may go on with. The token of an account's session still opens its cart after log-out,
 * so without the log-in that belongs to it it counts for nothing: an answer on its way may bring it back late.
 */
export function usableToken(token: string | null, logIn: LogIn | null): string | null {
  const owner = token && customerOf(token);
  return !owner || owner.startsWith("t_") || owner === String(logIn?.userId) ? token : null;
}
