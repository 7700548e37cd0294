import type { ShopClient, ShopError } from "@rewire/data/server";
import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import type { AccountActions } from "../features/account/accountOperations.ts";
import type { LogIns } from "../shop/authentication/createLogIns.ts";
import type { LogIn } from "../shop/authentication/LogIn.ts";
import {
  shopperOf,
  usableToken,
  type VisitAnswer,
  type VisitOptions,
  type Visits,
} from "../shop/session/createVisits.ts";
import { keepSession } from "../shop/session/keepSession.ts";
import { clientAddress } from "../http/clientAddress.ts";
import { readAttempt } from "../features/checkout/Attempt.ts";
import type { AttemptSessions } from "../features/checkout/createAttemptSessions.ts";
import type { Checkout } from "../features/checkout/createCheckout.ts";
import { isSecure, type OriginConfig } from "../http/origin.ts";
import type { ProxyTrust } from "../config/proxyTrust.ts";
import { requireSameOrigin } from "../http/requireSameOrigin.ts";
import type { Limits } from "../storage/limits/createLimits.ts";
import type { Log } from "../log/createLog.ts";
import type { GuestOrders } from "../features/order/createGuestOrders.ts";
import type { Queue } from "../storage/createQueue.ts";
import type { Session, SessionCookies } from "../shop/session/createSessionCookies.ts";
import type { AllowedOperation } from "../shop/operations/allowedOperations.ts";
import { changesEmail, passwordIn, withoutPassword } from "./customerChange.ts";
import { createCouponLimit } from "../features/cart/couponLimit.ts";
import { createPlaceOrder } from "../features/checkout/placeOrder.ts";
import { cleanData, cleanErrors } from "../shop/operations/cleanAnswer.ts";
import { parseInput, parseOrNull } from "../schema/parseInput.ts";
import { readPurchase } from "../features/checkout/readPurchase.ts";
import { maxBodyBytes, readRequest } from "../shop/operations/readRequest.ts";
import { Refusal, refusalBody, toRefusal } from "../http/HttpError.ts";
import { readVariables } from "../shop/operations/variableSchemas.ts";

/** What `/graphql` works with. */
export interface GraphqlRouteParts extends AccountActions {
  readonly config: OriginConfig;
  readonly operations: ReadonlyMap<string, AllowedOperation>;
  /** Its answers name pictures by same-origin addresses. */
  readonly shop: ShopClient;
  readonly checkout: Checkout;
  readonly visits: Visits;
  readonly logIns: LogIns;
  readonly cookies: SessionCookies;
  readonly attemptSessions: AttemptSessions;
  readonly queue: Queue;
  readonly orders: GuestOrders;
  /** Told of a product that somebody has written about. */
  readonly hasReview: (productId: number) => void;
  /** Told of a card payment that somebody is about to make. */
  readonly hasBegunPayment: (payment: string) => Promise<void>;
  readonly shopUrl: URL;
  readonly limits: Limits;
  readonly log: Log;
}

/** Tells the browser what became of its session: "started", "renewed" or "ended"; also in `extensions.session`. */
export const sessionHeader = "rewire-session";

/** After these nobody could tell whether they were an account's or a guest's. */
const provedFirst: ReadonlySet<string> = new Set(["updateCustomer"]);

/** An answer that has begun a card payment. */
const begunPayment = v.object({ stripePaymentIntent: v.object({ id: v.string() }) });

/** The one door for browsers to the shop: `POST /graphql` from our own pages, operations by name. */
export function graphqlRoute(parts: GraphqlRouteParts): Hono {
  const { config, operations, account, visits, logIns, cookies, log } = parts;
  const app = new Hono();

  const placeOrder = createPlaceOrder(parts);
  const limitCodes = createCouponLimit(parts.limits);

  const answer = async (c: Context) => {
    const request = c.req.raw;
    requireSameOrigin(c, config, log);
    if (!/^application\/json\s*(;|$)/i.test(request.headers.get("content-type") ?? ""))
      throw new Refusal(415, "The body must be application/json.");
    const { name, variables, attempt } = readRequest(await c.req.text());
    const operation = operations.get(name);
    if (!operation) throw new Refusal(400, `There is no operation ${JSON.stringify(name.slice(0, 60))}.`);
    if (name === "checkout") {
      const purchase = readPurchase(readVariables("checkout", variables), parts.newPassword);
      const { data, errors } = await placeOrder(c, readAttempt(attempt), purchase);
      return c.json(answerBody(data, errors, parts.shopUrl));
    }
    const checked = parseInput(operation.variables, variables);
    const address = clientAddress(c, config.trustProxy);

    const secure = isSecure(request);
    const logIn = operation.touchesSession ? await logIns.find(request) : null;
    const visitor = { ...sessionOf(c, operation, logIn), logIn };
    const accountOperation = account.get(name);
    if (accountOperation) {
      const answer = await accountOperation({ c, operation, variables: checked, visitor, secure, address });
      logRefusedLogIn(name, answer.errors, address);
      return body(c, answer, null);
    }

    if (operation.needsLogIn && !logIn) throw new Refusal(403, "Please log in first.", "notAllowed");
    const isMutation = operation.kind === "mutation";
    const shopper = shopperOf(visitor);
    // A change that the shop has begun is seen through, even if nobody waits for it any more.
    const signal = isMutation ? undefined : request.signal;
    const sent = name === "updateCustomer" ? withoutPassword(checked) : checked;
    if (logIn && name === "updateCustomer" && changesEmail(checked)) {
      const errors = await parts.provePassword(logIn, passwordIn(checked));
      logRefusedLogIn(name, errors, address);
      if (errors.length > 0) return body(c, { data: { updateCustomer: null }, errors }, null);
    }
    const visit = await limitCodes(name, sent, { address, logIn }, (given) =>
      visits.ask(
        visitor,
        async (options) => {
          // While the shop may still order a cart, it stays as it was shown.
          if (isMutation && shopper && (await parts.checkout.isInDoubt(shopper)))
            throw new Refusal(409, "An order of this cart may still be under way.", "orderUnknown");
          const headers = {
            ...options.headers,
            ...(name === "writeReview" ? authorAddress(c, config.trustProxy) : {}),
          };
          return parts.shop.send(
            { query: operation.text, operationName: name, variables: { ...given } },
            { ...options, headers, signal },
          );
        },
        {
          isMutation: isMutation && operation.touchesSession,
          comesAfterChanges: name === "getCart",
          provesFirst: provedFirst.has(name),
          signal: request.signal,
          unbound: unboundPolicy(name, secure),
        },
      ),
    );
    if (operation.touchesSession) await keepSession(c, parts, visit, isMutation, secure);
    if (operation.needsLogIn && !visit.logIn) throw new Refusal(403, "Please log in again.", "notAllowed");
    const payment = parseOrNull(begunPayment, visit.answer.data);
    if (payment) await parts.hasBegunPayment(payment.stripePaymentIntent.id);
    if (name === "writeReview" && visit.answer.data?.["writeReview"]) parts.hasReview(Number(checked["productId"]));
    return body(c, visit.answer, operation.touchesSession ? visit.change : null);
  };

  const logRefusedLogIn = (operation: string, errors: readonly ShopError[], address: string) => {
    if (errors.length > 0)
      log.warn("Somebody is not let into an account", { security: "logInRefused", operation, address });
  };

  const sessionOf = (c: Context, { touchesSession }: AllowedOperation, logIn: LogIn | null): Session => {
    const { token, binding } = touchesSession ? cookies.read(c) : { token: null, binding: null };
    return { token: usableToken(token, logIn), binding };
  };

  const body = (
    c: Context,
    said: Pick<VisitAnswer["answer"], "data" | "errors">,
    change: VisitAnswer["change"] | null,
  ) => {
    const tellsSession = change !== null && change !== "none";
    if (tellsSession) c.header(sessionHeader, change);
    return c.json({
      ...answerBody(said.data, said.errors, parts.shopUrl),
      ...(tellsSession ? { extensions: { session: change } } : {}),
    });
  };

  app.use("/graphql", async (c, next) => {
    await next();
    c.header("cache-control", "no-store");
    c.header("x-content-type-options", "nosniff");
  });
  app.post(
    "/graphql",
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: (c) => c.json(refusalBody(new Refusal(413, "The body is too large.")), 413),
    }),
    async (c) => {
      try {
        return await answer(c);
      } catch (error) {
        const refusal = toRefusal(error);
        if (refusal.kind === "notAllowed") {
          const address = clientAddress(c, config.trustProxy);
          log.warn("Somebody asks for an account's data without being logged in", { security: "notAllowed", address });
        }
        if (!c.req.raw.signal.aborted) {
          if (refusal.status === 500) log.error("Something went wrong", { path: c.req.path, error });
          else if (refusal.status > 500) log.warn("A request to the shop failed", { kind: refusal.kind, error });
        }
        if (refusal.waitSeconds !== undefined) c.header("retry-after", String(refusal.waitSeconds));
        return c.json(refusalBody(refusal), refusal.status);
      }
    },
  );
  app.all("/graphql", (c) => c.json(refusalBody(new Refusal(405, "Only POST is accepted.")), 405, { allow: "POST" }));
  return app;
}

/**
 * What is done in a guest's session that another browser may have begun. Over https it shows its lines and is left by the
 * first change; without, where nothing keeps others from planting both cookies, it is left before it learns an address.
 */
function unboundPolicy(name: string, secure: boolean): VisitOptions["unbound"] {
  if (name === "getCart") return secure ? "hideCustomer" : undefined;
  return secure || name === "updateCustomer" ? "leave" : undefined;
}

/** A GraphQL answer as browsers get it. */
function answerBody(data: Record<string, unknown> | null, said: readonly ShopError[], shopUrl: URL): object {
  const errors = cleanErrors(said);
  return { data: cleanData(data, shopUrl), ...(errors.length > 0 ? { errors } : {}) };
}

/** Shops let each address write so often; one that trusts our word tells its shoppers apart, instead of taking all of them for us. */
function authorAddress(c: Context, trustProxy: ProxyTrust): Record<string, string> {
  const address = clientAddress(c, trustProxy).replace("/64", "");
  return address === "unknown" ? {} : { "x-forwarded-for": address };
}
