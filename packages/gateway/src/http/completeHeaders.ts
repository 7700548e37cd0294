import type { Context, MiddlewareHandler } from "hono";
import type { GatewayConfig } from "../config/GatewayConfig.ts";
import { STRICT_TRANSPORT, strictTransport } from "./strictTransport.ts";
import { shownOrigin } from "./trustOrigin.ts";

/** What no answer goes without. Pages bring a policy with the nonce of their own scripts. */
const COMMON: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "strict-origin-when-cross-origin",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
};

type HeadersConfig = Pick<GatewayConfig, "hstsIncludeSubDomains" | "settings" | "trustProxy">;

/** Headers of an answer that never comes past the gateway: to what cannot be read as a request. */
export function headersOfRefusal(config: Omit<HeadersConfig, "trustProxy">): Readonly<Record<string, string>> {
  const isHttps = config.settings.site.baseUrl.startsWith("https:");
  const transport = isHttps ? { [STRICT_TRANSPORT]: strictTransport(config) } : {};
  return { ...COMMON, ...transport, "cache-control": "no-store" };
}

/** Completes the headers of every answer, of errors, files and data too; what an answer says itself stays. */
export const completeHeaders =
  (config: HeadersConfig): MiddlewareHandler =>
  async (c, next) => {
    // Health answers before anybody looks at hosts.
    const isSecure = shownOrigin(c, config)?.protocol === "https:";
    await next();
    const setDefault = (name: string, value: string) => {
      if (!c.res.headers.has(name)) c.header(name, value);
    };
    for (const [name, value] of Object.entries(COMMON)) setDefault(name, value);
    if (isSecure) setDefault(STRICT_TRANSPORT, strictTransport(config));
    if (isPrivate(c)) setDefault("cache-control", "no-store");
  };

/** Errors are over in a moment; answers to what was sent, or that set a cookie, are one reader's alone. */
const isPrivate = ({ req, res }: Context): boolean =>
  res.status >= 400 || (req.method !== "GET" && req.method !== "HEAD") || res.headers.has("set-cookie");
