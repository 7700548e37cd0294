import type { ShopClient } from "@rewire/data/server";
import type { GatewayConfig } from "../../config/GatewayConfig.ts";
import type { AllowedOperation } from "../../shop/operations/allowedOperations.ts";
import type { Limits } from "../../storage/limits/createLimits.ts";
import type { Log } from "../../log/createLog.ts";
import { createQueue, type Queue } from "../../storage/createQueue.ts";
import { createCartCopier } from "../../shop/session/createCartCopier.ts";
import { createSessionCookies, type SessionCookies } from "../../shop/session/createSessionCookies.ts";
import { createSessionRequests } from "../../shop/session/createSessionRequests.ts";
import type { Locks } from "../../storage/createLocks.ts";
import type { Secrets } from "../../config/secrets.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import { createAccountOperations, type AccountActions } from "./createAccountOperations.ts";
import { createCookieStrategy } from "../../shop/authentication/createCookieStrategy.ts";
import { createLogins, type Logins } from "../../shop/authentication/createLogins.ts";
import { createShopSessions, type ShopSessions } from "../../shop/session/createShopSessions.ts";
import { createPasswordValidator } from "./createPasswordValidator.ts";
import { createNonceReader } from "../../shop/createNonceReader.ts";
import { collectShopWords } from "./shopWords.ts";
import { createTokenStrategy } from "../../shop/authentication/createTokenStrategy.ts";
import type { LogInMonitor } from "../../shop/authentication/createLogInMonitor.ts";

/** Configuration, stores and clients used by {@link createAccounts}. */
export interface AccountsOptions {
  readonly config: Pick<GatewayConfig, "logIn" | "limits" | "settings" | "allowedHosts" | "passwordWords">;
  readonly state: KeyValueStore;
  readonly locks: Locks;
  /** Secrets that seal the log-ins and sign the binding of a session to its browser. */
  readonly secrets: Secrets;
  readonly shop: ShopClient;
  readonly shopUrl: URL;
  readonly shopFetch: typeof globalThis.fetch;
  readonly operations: ReadonlyMap<string, AllowedOperation>;
  readonly limits: Limits;
  readonly logInMonitor: LogInMonitor;
  readonly log: Log;
  readonly now: () => number;
}

/** Services for customers' log-ins and shop sessions, with the operations that change them. */
export interface Accounts extends AccountActions {
  readonly cookies: SessionCookies;
  readonly logins: Logins;
  readonly shopSessions: ShopSessions;
  /** Queue that serialises the changes of one shopper's cart. */
  readonly queue: Queue;
}

/** Creates the services for customers' log-ins and shop sessions, using the shop's authentication method. */
export function createAccounts({
  config,
  state,
  locks,
  secrets,
  shop,
  shopUrl,
  shopFetch,
  operations,
  limits,
  logInMonitor,
  log,
  now,
}: AccountsOptions): Accounts {
  const getQueryText = (name: string) => operations.get(name)?.text ?? "";
  const strategy =
    config.logIn.by === "tokens"
      ? createTokenStrategy({ shop, authType: config.logIn.authType, now })
      : createCookieStrategy({
          shop,
          now,
          logInText: getQueryText("loginWithCookies"),
          logOutText: getQueryText("logout"),
          readNonce: createNonceReader({ shopUrl, fetch: shopFetch, timeoutMs: config.limits.shopTimeoutMs }),
        });
  const logins = createLogins(state, secrets, now);
  const queue = createQueue(locks);
  const cookies = createSessionCookies(secrets);
  const cartCopier = createCartCopier(shop, operations);
  const shopSessions = createShopSessions({
    shop,
    sessions: createSessionRequests(state),
    queue,
    logins,
    strategy,
    cartCopier,
  });
  const isPrivate = config.logIn.messages === "private";
  const validatePassword = createPasswordValidator(collectShopWords(config));
  const actions = createAccountOperations({
    shop,
    operations,
    strategy,
    shopSessions,
    logins,
    cookies,
    queue,
    log,
    limits,
    logInMonitor,
    validatePassword,
    isPrivate,
  });
  return { logins, shopSessions, queue, cookies, ...actions };
}
