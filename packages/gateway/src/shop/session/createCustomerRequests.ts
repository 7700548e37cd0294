import type { Queue } from "../../storage/createQueue.ts";
import type { Logins } from "../authentication/createLogins.ts";
import { isForbidden } from "../authentication/isForbidden.ts";
import type { UntypedShopResponse, LogIn, LogInStrategy } from "../authentication/LogIn.ts";
import { createBinding, type Session } from "./createSessionCookies.ts";
import type { SessionResponse, SessionRequests } from "./createSessionRequests.ts";
import type { Send, ShopSessionResponse, SessionRequestOptions } from "./SessionRequest.ts";
import { readCustomerId } from "./sessionKey.ts";

interface CustomerRequestDependencies {
  readonly sessions: SessionRequests;
  readonly queue: Queue;
  readonly logins: Logins;
  readonly strategy: LogInStrategy;
  /** Returns whether credentials are valid for an account. */
  readonly isValid: (credentials: LogIn["credentials"]) => Promise<boolean>;
}

/** Sends a request with a log-in; null where the shop accepts neither its credentials nor renewed ones. */
type SendAsCustomer = (
  session: Session,
  logIn: LogIn,
  send: Send,
  options: SessionRequestOptions,
) => Promise<ShopSessionResponse | null>;

/**
 * Creates the function that sends requests to the shop for logged-in customers. Credentials are renewed before they
 * expire, and again if the shop rejects them.
 */
export function createCustomerRequests(dependencies: CustomerRequestDependencies): SendAsCustomer {
  const { sessions, strategy, isValid } = dependencies;
  const { renew: renewLogIn, newerThan: findNewerLogIn } = createRenewal(dependencies);

  const sendAsLogIn = async (logIn: LogIn, { token, binding }: Session, send: Send): Promise<SessionResponse> => {
    const headers = strategy.getHeaders(logIn.credentials);
    const sendAuthorizedRequest: Send = (options) => send({ ...options, headers: { ...options.headers, ...headers } });
    return sessions.send(strategy.sendsSession ? token : null, sendAuthorizedRequest, binding ?? undefined);
  };

  const renewVerifiedLogIn = async (logIn: LogIn): Promise<LogIn | null> => {
    const renewedLogIn = await renewLogIn(logIn);
    return renewedLogIn && (await isValid(renewedLogIn.credentials)) ? renewedLogIn : null;
  };

  return async (session, logIn, send, options) => {
    const { requiresProof = false } = options;
    let currentLogIn: LogIn | null = strategy.isStale(logIn.credentials) ? await renewLogIn(logIn) : logIn;
    if (currentLogIn && requiresProof && !(await isValid(currentLogIn.credentials)))
      currentLogIn = await renewVerifiedLogIn(currentLogIn);
    if (!currentLogIn) return null;
    const result = await sendAsLogIn(currentLogIn, session, send);
    if (!isRejected(result.response))
      return {
        ...result,
        change: toLogInChange(result.change),
        logIn: currentLogIn,
        binding: getNextBinding(session, result),
      };
    currentLogIn =
      (await findNewerLogIn(currentLogIn, options.isMutation || options.holdsLock === true)) ??
      (await renewLogIn(currentLogIn));
    const retriedResponse = currentLogIn && (await sendAsLogIn(currentLogIn, session, send));
    if (retriedResponse && !isRejected(retriedResponse.response))
      return {
        ...retriedResponse,
        change: toLogInChange(retriedResponse.change),
        logIn: currentLogIn,
        binding: getNextBinding(session, retriedResponse),
      };
    return null;
  };
}

/** Creates the two functions that get newer credentials of a log-in. */
function createRenewal({ queue, logins, strategy }: CustomerRequestDependencies) {
  /** Renews a log-in's credentials; null when they are no longer valid. */
  const renewLogIn = async (logIn: LogIn): Promise<LogIn | null> => {
    const credentials = await strategy.renew(logIn.credentials);
    if (!credentials) return null;
    const renewedLogIn = { ...logIn, credentials };
    await logins.update(renewedLogIn);
    return renewedLogIn;
  };

  /** Returns a log-in whose credentials another request is replacing, as a change of password does; waits for it. */
  const findNewerLogIn = async (logIn: LogIn, holdsLock: boolean): Promise<LogIn | null> => {
    const read = () => logins.read(logIn.id);
    const storedLogIn = await (holdsLock ? read() : queue.run(`customer ${logIn.userId}`, read));
    return storedLogIn && JSON.stringify(storedLogIn.credentials) !== JSON.stringify(logIn.credentials)
      ? storedLogIn
      : null;
  };

  return { renew: renewLogIn, newerThan: findNewerLogIn };
}

/**
 * Without a session header every response contains a token of the account's own session, which does not count as
 * started.
 */
const toLogInChange = (change: SessionResponse["change"]) => (change === "started" ? "none" : change);

/**
 * Returns the binding. An account's session belongs to its log-in; one that the shop still treats as a guest's stays
 * unbound if it was.
 */
function getNextBinding({ token, binding }: Session, result: SessionResponse): string | null {
  const isGuestSession = result.token === null || (readCustomerId(result.token)?.startsWith("t_") ?? true);
  return binding ?? (token === null || !isGuestSession ? createBinding() : null);
}

/** Returns whether the shop treated a logged-in customer as a guest. */
function isRejected(response: UntypedShopResponse): boolean {
  if (isForbidden(response)) return true;
  if (response.data && "viewer" in response.data && response.data["viewer"] === null) return true;
  return response.errors.some(({ message }) => /do not have the appropriate capabilities/i.test(message));
}
