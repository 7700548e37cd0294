import { toPlacedOrder, type ShopClient, type WireCheckout } from "@rewire/data/server";
import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { isSameOrigin, isSecure, type OriginConfig } from "../http/origin.ts";
import type { Log } from "../log/createLog.ts";
import type { GuestOrders } from "../orders/createGuestOrders.ts";
import type { Queue } from "../session/createQueue.ts";
import type { Sessions } from "../session/createSessions.ts";
import { readSession, writeSession } from "../session/sessionCookie.ts";
import { sessionKey } from "../session/sessionKey.ts";
import type { AllowedOperation } from "./allowedOperations.ts";
import { cleanData, cleanErrors } from "./cleanAnswer.ts";
import { guardCheckout } from "./guardCheckout.ts";
import { maxBodyBytes, readRequest } from "./readRequest.ts";
import { Refusal, refusalBody, toRefusal } from "./Refusal.ts";

/** What `/graphql` works with. */
export interface GraphqlRouteParts {
  readonly config: OriginConfig;
  readonly operations: ReadonlyMap<string, AllowedOperation>;
  /** Its answers name pictures by same-origin addresses. */
  readonly shop: ShopClient;
  /** The same shop with the time that placing an order may take. */
  readonly checkoutShop: ShopClient;
  readonly sessions: Sessions;
  readonly queue: Queue;
  readonly orders: GuestOrders;
  readonly shopUrl: URL;
  readonly log: Log;
}

/** Tells the browser what became of its session: "started" or "renewed"; also in `extensions.session`. */
export const sessionHeader = "rewire-session";

/** The one door for browsers to the shop: `POST /graphql` from our own pages, operations by name. */
export function graphqlRoute(parts: GraphqlRouteParts): Hono {
  const { config, operations, sessions, queue, log } = parts;
  const app = new Hono();

  const answer = async (c: Context) => {
    const request = c.req.raw;
    if (!isSameOrigin(request, config)) throw new Refusal(403, "Only pages of this shop may ask.");
    if (!/^application\/json\s*(;|$)/i.test(request.headers.get("content-type") ?? "")) throw new Refusal(415, "The body must be application/json.");
    const asked = readRequest(await c.req.text());
    const operation = operations.get(asked.name);
    if (!operation) throw new Refusal(400, `There is no operation ${JSON.stringify(asked.name.slice(0, 60))}.`);

    const isCheckout = operation.name === "checkout";
    const variables = isCheckout ? guardCheckout(asked.variables) : asked.variables;
    const shop = isCheckout ? parts.checkoutShop : parts.shop;
    // A change that the shop has begun is seen through, even if nobody waits for it any more.
    const signal = operation.kind === "query" ? request.signal : undefined;
    const token = operation.touchesSession ? readSession(c) : null;
    const ask = () => sessions.ask(token, (options) => shop.send({ query: operation.text, operationName: operation.name, variables }, { ...options, signal }));
    const { answer: said, token: newest, change } = await (operation.kind === "mutation" && token
      ? queue.run(sessionKey(token), ask, request.signal)
      : ask());

    const secure = isSecure(request, config);
    // A read starts no session: its cookie could overtake that of the change sent beside it, and lose the first line.
    const isEmptyStart = change === "started" && operation.kind === "query";
    if (operation.touchesSession && newest && !isEmptyStart) writeSession(c, newest, secure);
    if (isCheckout) await keepOrder(c, parts, said.data, secure);

    const tellsSession = operation.touchesSession && change !== "none";
    if (tellsSession) c.header(sessionHeader, change);
    const errors = cleanErrors(said.errors);
    return c.json({
      data: cleanData(said.data, parts.shopUrl),
      ...(errors.length > 0 ? { errors } : {}),
      ...(tellsSession ? { extensions: { session: change } } : {}),
    } as object);
  };

  app.use("/graphql", async (c, next) => {
    await next();
    c.header("cache-control", "no-store");
    c.header("x-content-type-options", "nosniff");
  });
  app.post("/graphql", bodyLimit({ maxSize: maxBodyBytes, onError: (c) => c.json(refusalBody(new Refusal(413, "The body is too large.")), 413) }), async (c) => {
    try {
      return await answer(c);
    } catch (error) {
      const refusal = toRefusal(error);
      if (!c.req.raw.signal.aborted) {
        if (refusal.status === 500) log.error("Something went wrong", { path: c.req.path, error });
        else if (refusal.status > 500) log.warn("A request to the shop failed", { kind: refusal.kind, error });
      }
      return c.json(refusalBody(refusal), refusal.status);
    }
  });
  app.all("/graphql", (c) => c.json(refusalBody(new Refusal(405, "Only POST is accepted.")), 405, { allow: "POST" }));
  return app;
}

async function keepOrder(c: Context, { shop, orders, log }: GraphqlRouteParts, data: Record<string, unknown> | null, secure: boolean) {
  // The order stands whatever happens here: a failure to keep it must not look like a failure to order.
  try {
    const placed = toPlacedOrder(data?.["checkout"] as WireCheckout | undefined, shop.currency);
    if (placed?.order) await orders.remember(c, { order: placed.order, orderKey: placed.orderKey }, secure);
    else if (placed) log.warn("An order was placed, but the shop did not tell it", { orderId: placed.orderId });
  } catch (error) {
    log.error("An order may have been placed, but could not be kept for its guest", { error });
  }
}
