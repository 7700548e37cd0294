import { completeOffers, type ShopClient, type ShopError } from "@rewire/data/server";
import type { Context } from "hono";
import * as v from "valibot";
import type { ProxyTrust } from "../config/proxyTrust.ts";
import type { AccountActions } from "../features/account/createAccountOperations.ts";
import type { VerifyPassword } from "../features/account/createPasswordVerifier.ts";
import { createCouponLimit } from "../features/cart/couponLimit.ts";
import type { CatalogueService } from "../features/catalogue/CatalogueService.ts";
import type { AttemptSessions } from "../features/checkout/createAttemptSessions.ts";
import type { Checkout } from "../features/checkout/createCheckout.ts";
import { settleEarlierAttempt, settleEarlierAttemptInQueue } from "../features/checkout/runPurchaseOperation.ts";
import type { GuestOrders } from "../features/order/createGuestOrders.ts";
import { sendCartOperation } from "../features/repair/sendCartOperation.ts";
import { readClientAddress } from "../http/clientAddress.ts";
import { HttpError } from "../http/HttpError.ts";
import { isSecure, type OriginConfig } from "../http/origin.ts";
import { requireSameOrigin } from "../http/requireSameOrigin.ts";
import type { Log } from "../log/createLog.ts";
import { parseInput } from "../http/parseInput.ts";
import { parseOrNull } from "../schema/parseOrNull.ts";
import type { Logins } from "../shop/authentication/createLogins.ts";
import type { LogIn } from "../shop/authentication/LogIn.ts";
import type { AllowedOperation } from "../shop/operations/allowedOperations.ts";
import { readRequest, type RequestedOperation } from "../shop/operations/readRequest.ts";
import type { Session, SessionCookies } from "../shop/session/createSessionCookies.ts";
import { toShopperKey, selectUsableToken, type ShopSessions } from "../shop/session/createShopSessions.ts";
import { storeSession } from "../shop/session/storeSession.ts";
import type { Shopper, SessionRequestOptions } from "../shop/session/SessionRequest.ts";
import type { Queue } from "../storage/createQueue.ts";
import type { Limits } from "../storage/limits/createLimits.ts";
import { createCheckoutOperation } from "./createCheckoutOperation.ts";
import { respondWithSession } from "./responseBody.ts";
import { changesAccount, changesEmail, readCurrentPassword, omitGatewayVariables } from "./customerChange.ts";

/** Dependencies of `POST /graphql`. */
export interface GraphqlRouteDependencies extends AccountActions {
  readonly config: OriginConfig;
  readonly operations: ReadonlyMap<string, AllowedOperation>;
  /** Client whose responses have same-origin URLs of pictures. */
  readonly shop: ShopClient;
  readonly catalogue: Pick<CatalogueService, "knownRepairs" | "offerFacts">;
  readonly checkout: Checkout;
  readonly shopSessions: ShopSessions;
  readonly logins: Logins;
  readonly cookies: SessionCookies;
  readonly attemptSessions: AttemptSessions;
  readonly queue: Queue;
  readonly orders: GuestOrders;
  /** Called with the product of a new review. */
  readonly invalidateProduct: (productId: number) => void;
  /** Called with a card payment that was created. */
  readonly recordPaymentIntent: (payment: string) => Promise<void>;
  /** Called with a card payment that may have been charged, and whose order was not placed. */
  readonly watchPayment: (payment: string) => Promise<void>;
  readonly shopUrl: URL;
  readonly limits: Limits;
  readonly log: Log;
}

/** Operations after which it cannot be determined whether the session was an account's or a guest's. */
const passwordProtectedOperations: ReadonlySet<string> = new Set(["updateCustomer"]);

/** Response that created a card payment. */
const paymentIntentResponseSchema = v.object({ stripePaymentIntent: v.object({ id: v.string() }) });

/** Request for an operation of the shop. */
interface OperationRequest {
  readonly c: Context;
  readonly operation: AllowedOperation;
  readonly variables: Record<string, unknown>;
  readonly shopper: Shopper;
  readonly address: string;
  readonly isHttps: boolean;
}

/** Creates the handler of `POST /graphql`, which reads the operation from the request body. */
export function createOperationHandler(dependencies: GraphqlRouteDependencies): (c: Context) => Promise<Response> {
  const runOperation = createOperationRunner(dependencies);
  return async (c) => {
    requireSameOrigin(c, dependencies.config, dependencies.log);
    requireJsonContent(c);
    return runOperation(c, readRequest(await c.req.text()));
  };
}

/**
 * Creates the function that executes an operation requested by a page of this origin: an order, an account operation,
 * or any other operation of the allow-list.
 */
export function createOperationRunner(
  dependencies: GraphqlRouteDependencies,
): (c: Context, requested: RequestedOperation) => Promise<Response> {
  const { config, operations, account, logins, log } = dependencies;
  const handleCheckout = createCheckoutOperation(dependencies);
  const handleShopOperation = createShopOperation(dependencies);

  return async (c, { name, variables, attempt }) => {
    const operation = operations.get(name);
    if (!operation) throw new HttpError(400, `There is no operation ${JSON.stringify(name.slice(0, 60))}.`);
    if (name === "checkout") return handleCheckout(c, variables, attempt);
    const input = parseInput(operation.variables, variables);
    const logIn = operation.usesSession ? await logins.find(c.req.raw) : null;
    const request: OperationRequest = {
      c,
      operation,
      variables: input,
      shopper: { ...readSession(c, dependencies, operation, logIn), logIn },
      address: readClientAddress(c, config.trustProxy),
      isHttps: isSecure(c.req.raw),
    };
    const accountOperation = account.get(name);
    if (!accountOperation) return handleShopOperation(request);
    // A log-in moves the cart.
    await settleEarlierAttemptInQueue(dependencies, request.shopper, c.req.raw.signal);
    const response = await accountOperation(request);
    logRejectedLogIn(log, request, response.errors);
    return respondWithSession(c, response, null, dependencies.shopUrl);
  };
}

/** Creates the handler of operations that are forwarded to the shop. */
function createShopOperation(dependencies: GraphqlRouteDependencies): (request: OperationRequest) => Promise<Response> {
  const runWithCouponLimit = createCouponLimit(dependencies.limits);

  return async (request) => {
    const { c, operation, variables, address, isHttps, shopper } = request;
    const { name } = operation;
    const requiresLogIn = operation.requiresLogIn || (name === "updateCustomer" && changesAccount(variables));
    if (requiresLogIn && !shopper.logIn) throw new HttpError(403, "Please log in first.", "notAllowed");
    const errors = await requirePasswordForEmail(dependencies.verifyPassword, request);
    logRejectedLogIn(dependencies.log, request, errors);
    if (errors.length > 0)
      return respondWithSession(c, { data: { updateCustomer: null }, errors }, null, dependencies.shopUrl);
    const isMutation = operation.kind === "mutation";
    const sentVariables = name === "updateCustomer" ? omitGatewayVariables(variables) : variables;
    const result = await runWithCouponLimit(
      name,
      sentVariables,
      { address, logIn: shopper.logIn },
      (limitedVariables) => sendToShop(dependencies, request, limitedVariables, requiresLogIn),
    );
    if (operation.usesSession) await storeSession(c, dependencies, result, isMutation, isHttps);
    if (requiresLogIn && !result.logIn) throw new HttpError(403, "Please log in again.", "notAllowed");
    const paymentIntentResponse = parseOrNull(paymentIntentResponseSchema, result.response.data);
    if (paymentIntentResponse) await dependencies.recordPaymentIntent(paymentIntentResponse.stripePaymentIntent.id);
    if (name === "writeReview" && result.response.data?.["writeReview"])
      dependencies.invalidateProduct(Number(variables["productId"]));
    const response = {
      ...result.response,
      data: completeOffers(result.response.data, dependencies.catalogue.offerFacts),
    };
    return respondWithSession(c, response, operation.usesSession ? result.change : null, dependencies.shopUrl);
  };
}

/**
 * Sends an operation to the shop with the session of its shopper.
 * @throws HttpError `orderUnknown` for a cart that may be ordered
 */
function sendToShop(
  dependencies: GraphqlRouteDependencies,
  request: OperationRequest,
  variables: Readonly<Record<string, unknown>>,
  requiresLogIn: boolean,
) {
  const { c, operation, shopper, isHttps } = request;
  const { name } = operation;
  const isMutation = operation.kind === "mutation";
  const shopperKey = toShopperKey(shopper);
  const { signal } = c.req.raw;
  const authorHeaders = name === "writeReview" ? createAuthorAddressHeaders(c, dependencies.config.trustProxy) : {};
  return dependencies.shopSessions.sendRequest(
    shopper,
    async (options) => {
      // While the shop may still order a cart, it must not be changed.
      if (isMutation && shopperKey && (await dependencies.checkout.isInDoubt(shopperKey)))
        throw new HttpError(409, "An order of this cart may still be under way.", "orderUnknown");
      if (isMutation && shopperKey) {
        await settleEarlierAttempt(dependencies, shopper);
        await dependencies.checkout.recordCartChange(shopperKey);
      }
      return sendCartOperation(dependencies.catalogue, name, variables, (bookedVariables) =>
        dependencies.shop.send(
          { query: operation.text, operationName: name, variables: bookedVariables },
          // A mutation is completed even if the client disconnects.
          { ...options, headers: { ...options.headers, ...authorHeaders }, signal: isMutation ? undefined : signal },
        ),
      );
    },
    {
      isMutation: isMutation && operation.usesSession,
      comesAfterChanges: name === "getCart",
      requiresLogIn,
      requiresProof: passwordProtectedOperations.has(name),
      signal,
      unbound: getUnboundSessionPolicy(name, isHttps),
    },
  );
}

/** Verifies the current password where a customer changes the account's e-mail address; resolves with the errors. */
async function requirePasswordForEmail(
  verifyPassword: VerifyPassword,
  { operation, variables, shopper: { logIn } }: OperationRequest,
): Promise<readonly ShopError[]> {
  if (!logIn || operation.name !== "updateCustomer" || !changesEmail(variables)) return [];
  return verifyPassword(logIn, readCurrentPassword(variables));
}

function requireJsonContent(c: Context): void {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header("content-type") ?? ""))
    throw new HttpError(415, "The body must be application/json.");
}

function logRejectedLogIn(log: Log, { operation, address }: OperationRequest, errors: readonly ShopError[]): void {
  if (errors.length > 0)
    log.warn("Somebody is not let into an account", { security: "logInRefused", operation: operation.name, address });
}

/** Returns the session of a request; an empty one for an operation without a session. */
function readSession(
  c: Context,
  { cookies }: GraphqlRouteDependencies,
  { usesSession }: AllowedOperation,
  logIn: LogIn | null,
): Session {
  const { token, binding } = usesSession ? cookies.read(c) : { token: null, binding: null };
  return { token: selectUsableToken(token, logIn), binding };
}

/**
 * Returns the handling of a guest's session that another browser may have started. Over https its lines are shown, and
 * the first change moves to a new session; over http, where an attacker may have planted both cookies, the move happens
 * before it contains an address.
 */
function getUnboundSessionPolicy(name: string, isHttps: boolean): SessionRequestOptions["unbound"] {
  if (name === "getCart") return isHttps ? "hideCustomer" : undefined;
  return isHttps || name === "updateCustomer" ? "leave" : undefined;
}

/**
 * Returns headers with the client's address: shops limit reviews per address, and one that trusts the gateway
 * distinguishes its customers.
 */
function createAuthorAddressHeaders(c: Context, trustProxy: ProxyTrust): Record<string, string> {
  const address = readClientAddress(c, trustProxy).replace("/64", "");
  return address === "unknown" ? {} : { "x-forwarded-for": address };
}
