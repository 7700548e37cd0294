import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { clientAddress } from "../http/clientAddress.ts";
import { Refusal, refusalBody, toRefusal } from "../http/HttpError.ts";
import { maxBodyBytes } from "../shop/operations/readRequest.ts";
import { createOperationHandler, type GraphqlRouteParts } from "./createOperationHandler.ts";

/** The one door for browsers to the shop: `POST /graphql` from our own pages, operations by name. */
export function graphqlRoute(parts: GraphqlRouteParts): Hono {
  const app = new Hono();
  const handle = createOperationHandler(parts);

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
        return await handle(c);
      } catch (error) {
        return answerError(c, parts, error);
      }
    },
  );
  app.all("/graphql", (c) => c.json(refusalBody(new Refusal(405, "Only POST is accepted.")), 405, { allow: "POST" }));
  return app;
}

/** Logs a failed request, and answers with its failure as a GraphQL error. */
function answerError(c: Context, { config, log }: GraphqlRouteParts, error: unknown) {
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
