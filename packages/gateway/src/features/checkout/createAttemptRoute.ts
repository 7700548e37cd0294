import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import { requireSameOrigin } from "../../http/requireSameOrigin.ts";
import { redactData } from "../../shop/operations/redactData.ts";
import { HttpError, toErrorBody, toHttpError } from "../../http/HttpError.ts";
import { createJsonTextSchema } from "../../schema/fields.ts";
import { parseOrNull } from "../../schema/parseOrNull.ts";
import { paymentIdSchema } from "../payment/paymentIdSchema.ts";
import { attemptKeySchema } from "./Attempt.ts";
import type { Checkout } from "./createCheckout.ts";
import { runPurchaseOperation, type PurchaseDependencies } from "./runPurchaseOperation.ts";

/** Dependencies of `POST /attempt`. */
export interface AttemptRouteDependencies extends PurchaseDependencies {
  readonly checkout: Checkout;
  readonly shopUrl: URL;
  /** Called with a card payment that may have been charged, and whose order is not known to stand. */
  readonly watchPayment: (payment: string) => Promise<void>;
}

const attemptBodySchema = createJsonTextSchema(
  v.strictObject({ key: attemptKeySchema, payment: v.optional(paymentIdSchema) }),
);

/** Response for an attempt with a known outcome. */
interface AttemptStatus {
  readonly state: "placed" | "none";
  readonly checkout?: unknown;
}

/**
 * Creates the route `POST /attempt`, which takes `{ key, payment? }` and returns the outcome of a purchase attempt whose response
 * never reached the browser. Responds with `{ state: "placed", checkout }`, `{ state: "unknown" }` or `{ state: "none"
 * }`. The payment is noted as one that may have been charged, so that it is refunded if no order comes of it.
 */
export function createAttemptRoute(dependencies: AttemptRouteDependencies): Hono {
  const app = new Hono();
  const tooLargeBody = toErrorBody(new HttpError(413, "The body is too large."));
  const limit = bodyLimit({ maxSize: 1024, onError: (c) => c.json(tooLargeBody, 413) });
  app.post("/attempt", limit, async (c) => {
    c.header("cache-control", "no-store");
    try {
      requireSameOrigin(c, dependencies.config, dependencies.log);
      const body = parseOrNull(attemptBodySchema, await c.req.text());
      if (!body) throw new HttpError(400, "The body must name the key of an attempt.");
      const { key, payment } = body;
      if (payment !== undefined) await dependencies.watchPayment(payment);
      const outcome = await runPurchaseOperation(c, dependencies, key, (session) =>
        dependencies.checkout.findOutcome(session, key),
      );
      const checkout = outcome?.data?.["checkout"];
      return c.json<AttemptStatus>(
        checkout ? { state: "placed", checkout: redactData(checkout, dependencies.shopUrl) } : { state: "none" },
      );
    } catch (error) {
      const httpError = toHttpError(error);
      if (httpError.kind === "orderUnknown") return c.json({ state: "unknown" });
      if (httpError.status >= 500) dependencies.log.warn("What became of an order cannot be told", { error });
      return c.json(toErrorBody(httpError), httpError.status);
    }
  });
  return app;
}
