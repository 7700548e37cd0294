import type { RequestContext } from "../session/RequestContext.ts";
import type { ShopReply, ShopRequest } from "./messages.ts";

/** Response with the maintenance page of WordPress. */
export const maintenancePageReply: ShopReply = {
  status: 503,
  headers: [
    ["Content-Type", "text/html; charset=UTF-8"],
    ["Retry-After", "600"],
  ],
  body: "<!DOCTYPE html><html><head><title>Maintenance</title></head><body><p>Briefly unavailable for scheduled maintenance. Check back in a minute.</p></body></html>",
};

/** Notice that PHP prints before the response body if the display of errors is enabled. */
export const PHP_NOTICE_HTML =
  "<br />\n<b>Notice</b>:  Undefined index: currency in <b>/var/www/html/wp-content/plugins/extras/extras.php</b> on line <b>12</b><br />\n";

/**
 * JSON error response of a proxy or plugin in front of WordPress, with status 503 and without a `Retry-After` header.
 */
export const unavailableJsonReply: ShopReply = {
  status: 503,
  headers: [["Content-Type", "application/json; charset=UTF-8"]],
  body: JSON.stringify({ errors: [{ message: "Service Unavailable" }], data: null }),
};

/** Creates the response to an operation, including the new session token and cookies. */
export function createOperationReply(
  request: ShopRequest,
  context: RequestContext,
  status: number,
  body: string,
): ShopReply {
  const session: [string, string][] = context.reply === null ? [] : [["woocommerce-session", context.reply]];
  const cookies = context.cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]);
  return {
    status,
    headers: [
      ["Content-Type", "application/json; charset=UTF-8"],
      ...createCorsHeaders(request),
      ...session,
      ...cookies,
    ],
    body,
  };
}

/** Returns the CORS headers of a response. */
export function createCorsHeaders(request: ShopRequest): [string, string][] {
  return [
    ["Access-Control-Allow-Origin", "*"],
    ["Access-Control-Allow-Headers", "Authorization, Content-Type, woocommerce-session"],
    ["Access-Control-Max-Age", "600"],
    ["Access-Control-Expose-Headers", "woocommerce-session"],
    ["X-GraphQL-URL", new URL(request.url).host + new URL(request.url).pathname],
  ];
}

/** Converts a shop response to a `Response` of the Fetch API. */
export function toResponse({ status, headers, body }: ShopReply): Response {
  const list = new Headers();
  for (const [name, value] of headers) list.append(name, value);
  return new Response(body, { status, headers: list });
}
