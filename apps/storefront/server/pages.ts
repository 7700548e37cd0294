import { randomBytes } from "node:crypto";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { isSecure, securityHeaders, type GatewayConfig, type GatewayServices } from "@rewire/gateway";
import type { PageContext, pageContext } from "../app/lib/pageContext.ts";

interface PagesOptions {
  readonly services: GatewayServices;
  readonly config: GatewayConfig;
  /** The built app, asked for at each request so that development sees its newest form. */
  readonly build: () => Promise<ServerBuild>;
  readonly messageChunks: PageContext["messageChunks"];
  readonly isDevelopment: boolean;
}

/** Answers every address that is a page, with the security headers of its nonce. */
export function createPages({ services, config, build, messageChunks, isDevelopment }: PagesOptions) {
  const handler = createRequestHandler(build, isDevelopment ? "development" : "production");
  return async (request: Request): Promise<Response> => {
    const nonce = randomBytes(16).toString("base64");
    const context = new RouterContextProvider();
    // The key must be the built app's own: a context is known by identity.
    const { pageContext: key } = (await build()).entry.module as unknown as { pageContext: typeof pageContext };
    context.set(key, { services, settings: config.settings, nonce, messageChunks });
    const response = await handler(request, context);
    const headers = securityHeaders({ nonce, secure: isSecure(request, config), development: isDevelopment });
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  };
}
