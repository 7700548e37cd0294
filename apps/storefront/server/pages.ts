import { randomBytes } from "node:crypto";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { addressOf, isSecure, securityHeaders, type GatewayConfig, type GatewayServices } from "@rewire/gateway";
import type { PageContext, pageContext } from "../app/lib/pageContext.ts";

interface PagesOptions {
  readonly services: GatewayServices;
  readonly config: GatewayConfig;
  /** The built app, asked for at each request so that development sees its newest form. */
  readonly build: () => Promise<ServerBuild>;
  readonly messageChunks: PageContext["messageChunks"];
  readonly buildId: PageContext["buildId"];
  readonly isDevelopment: boolean;
}

/** Answers every address that is a page, with the security headers of its nonce. */
export function createPages({ services, config, build, messageChunks, buildId, isDevelopment }: PagesOptions) {
  const handler = createRequestHandler(build, isDevelopment ? "development" : "production");
  const also = config.stripe ? cardHosts(config.stripe.scriptUrl) : undefined;
  return async (request: Request, visitor: string): Promise<Response> => {
    const nonce = randomBytes(16).toString("base64");
    const context = new RouterContextProvider();
    // The key must be the built app's own: a context is known by identity.
    const { pageContext: key } = (await build()).entry.module as unknown as { pageContext: typeof pageContext };
    const settings = { ...config.settings, site: { ...config.settings.site, baseUrl: addressOf(request, config) } };
    context.set(key, { services, settings, visitor, cards: config.stripe && { publishableKey: config.stripe.publishableKey, scriptUrl: config.stripe.scriptUrl }, nonce, messageChunks, buildId });
    const response = await handler(request, context);
    const headers = securityHeaders({ nonce, secure: isSecure(request), development: isDevelopment, also });
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  };
}

/** Whom a page may ask once somebody pays by card: the script, its frames, and where Stripe's script asks in its turn. */
function cardHosts(scriptUrl: string) {
  const { origin, host } = new URL(scriptUrl);
  const isStripe = host.endsWith(".stripe.com");
  return {
    script: [origin],
    frame: isStripe ? [origin, "https://hooks.stripe.com"] : [origin],
    connect: isStripe ? [origin, "https://api.stripe.com"] : [origin],
  };
}
