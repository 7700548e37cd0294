import { randomBytes } from "node:crypto";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Gateway } from "@rewire/gateway";
import { securityHeaders } from "@rewire/gateway";
import type { PageContext, pageContext } from "../app/lib/pageContext.ts";

interface PagesOptions {
  readonly gateway: Gateway;
  /** The built app, asked for at each request so that development sees its newest form. */
  readonly build: () => Promise<ServerBuild>;
  readonly messageChunks: PageContext["messageChunks"];
  readonly mode: "production" | "development";
}

/** Answers every address that is a page, with the security headers of its nonce. */
export function createPages({ gateway, build, messageChunks, mode }: PagesOptions) {
  const handler = createRequestHandler(build, mode);
  return async (request: Request): Promise<Response> => {
    const nonce = randomBytes(16).toString("base64");
    const context = new RouterContextProvider();
    // The key must be the built app's own: a context is known by identity.
    const { pageContext: key } = (await build()).entry.module as unknown as { pageContext: typeof pageContext };
    context.set(key, { services: gateway.services, settings: gateway.config.settings, nonce, messageChunks });
    const response = await handler(request, context);
    for (const [name, value] of Object.entries(securityHeaders({ nonce, isDevelopment: mode === "development" }))) {
      response.headers.set(name, value);
    }
    return response;
  };
}
