import { Hono } from "hono";
import type { GatewayConfig } from "../config/GatewayConfig.ts";
import type { Log } from "../log/createLog.ts";

export const SECURITY_TXT_PATH = "/.well-known/security.txt";

interface SecurityTxtOptions {
  readonly config: Pick<GatewayConfig, "securityContact" | "settings">;
  /** Current time, in milliseconds since 1970. */
  readonly now: () => number;
  readonly log: Log;
}

/**
 * Creates the route `GET /.well-known/security.txt` (RFC 9116), which states the contact for vulnerability reports. The
 * file is not served if it has no contact or has expired; both cases are logged when the server starts.
 */
export function createSecurityTxtRoute({ config: { securityContact, settings }, now, log }: SecurityTxtOptions): Hono {
  const app = new Hono();
  if (securityContact === null) {
    log.info("There is no security.txt: SECURITY_CONTACT names nobody to tell of faults");
    return app;
  }
  const { contacts, expires, languages } = securityContact;
  const expiryTime = new Date(expires).toISOString();
  const isExpired = () => now() > expires;
  if (isExpired())
    log.warn("The security.txt is out of date and not shown: SECURITY_EXPIRES has passed", { until: expiryTime });
  const { baseUrl } = settings.site;
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expiryTime.replace(".000Z", "Z")}`,
    `Preferred-Languages: ${languages.join(", ")}`,
    ...(baseUrl.startsWith("https://") ? [`Canonical: ${new URL(SECURITY_TXT_PATH, baseUrl).href}`] : []),
  ];
  app.get(SECURITY_TXT_PATH, (c, next) =>
    isExpired() ? next() : c.text(`${lines.join("\n")}\n`, 200, { "cache-control": "public, max-age=3600" }),
  );
  return app;
}
