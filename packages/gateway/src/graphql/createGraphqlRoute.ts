import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { readClientAddress } from "../http/clientAddress.ts";
import { HttpError, toErrorBody, toHttpError } from "../http/HttpError.ts";
import { MAX_OPERATION_BYTES } from "../shop/operations/readRequest.ts";
import { createOperationHandler, type GraphqlRouteDependencies } from "./createOperationHandler.ts";

/**
 * Creates the route `POST /graphql`, through which browsers access the shop. It accepts only named operations from the
 * storefront's own pages.
 */
export function createGraphqlRoute(dependencies: GraphqlRouteDependencies): Hono {
  const app = new Hono();
  const handleOperation = createOperationHandler(dependencies);

  app.use("/graphql", async (c, next) => {
    await next();
    c.header("cache-control", "no-store");
    c.header("x-content-type-options", "nosniff");
  });
  app.post(
    "/graphql",
    bodyLimit({
      maxSize: MAX_OPERATION_BYTES,
      onError: (c) => c.json(toErrorBody(new HttpError(413, "The body is too large.")), 413),
    }),
    async (c) => {
      try {
        return await handleOperation(c);
      } catch (error) {
        return respondWithError(c, dependencies, error);
      }
    },
  );
  app.all("/graphql", (c) => c.json(toErrorBody(new HttpError(405, "Only POST is accepted.")), 405, { allow: "POST" }));
  return app;
}

/** Logs a failed request, and responds with a GraphQL error. */
export function respondWithError(c: Context, { config, log }: GraphqlRouteDependencies, error: unknown): Response {
  const httpError = toHttpError(error);
  if (httpError.kind === "notAllowed") {
    const address = readClientAddress(c, config.trustProxy);
    log.warn("Somebody asks for an account's data without being logged in", { security: "notAllowed", address });
  }
  if (!c.req.raw.signal.aborted) {
    if (httpError.status === 500) log.error("Something went wrong", { path: c.req.path, error });
    else if (httpError.status > 500) log.warn("A request to the shop failed", { kind: httpError.kind, error });
  }
  if (httpError.waitSeconds !== undefined) c.header("retry-after", String(httpError.waitSeconds));
  return c.json(toErrorBody(httpError), httpError.status);
}
