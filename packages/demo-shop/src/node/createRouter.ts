import type { IncomingMessage, ServerResponse } from "node:http";
import type { DemoShop } from "../createDemoShop.ts";
import { REST_PATH } from "../rest/handleRestRequest.ts";
import { renderAvatarSvg } from "./renderAvatarSvg.ts";
import { handleDevelopment } from "./development.ts";
import { handleDownload } from "./handleDownload.ts";
import { handlePayment } from "./payment.ts";
import { readBody, sendText, type RouterOptions } from "./respond.ts";
import { serveFile } from "./serveFile.ts";

/** Creates the HTTP request listener of the shop's server. */
export function createRouter(
  options: RouterOptions,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const { shop } = options;
  return async (request, response) => {
    const url = readUrl(request, shop.engine.siteUrl);
    if (url === null) return sendText(response, 400, "This address cannot be read.");
    const file = /^\/(?:pictures|wp-content\/uploads)\/([^/]+)$/.exec(url.pathname)?.[1];
    if (file !== undefined)
      return serveFile(options.picturesDir, decodePath(file), response, request.method === "HEAD");
    const avatarHash = /^\/avatar\/([0-9a-f]{32})$/.exec(url.pathname)?.[1];
    if (avatarHash !== undefined)
      return void response
        .writeHead(200, { "content-type": "image/svg+xml", "cache-control": "public, max-age=86400" })
        .end(renderAvatarSvg(avatarHash));
    if (url.searchParams.has("download_file")) return handleDownload(shop, url, response);
    if (servesPath(url.pathname)) return sendReply(shop, url, request, response);
    if (await handlePayment(options, url, request, response)) return;
    if (options.development && (await handleDevelopment(options, url, request, response))) return;
    sendText(response, 404, "This is the embedded shop. It answers at /graphql.");
  };
}

/** Returns whether a path is an API endpoint of the shop: GraphQL, nonces or REST. */
const servesPath = (path: string): boolean =>
  path === "/graphql" || path === "/wp-admin/admin-ajax.php" || path.startsWith(REST_PATH);

function readUrl(request: IncomingMessage, base: string): URL | null {
  try {
    return new URL(request.url ?? "/", base);
  } catch {
    return null;
  }
}

function decodePath(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

async function sendReply(shop: DemoShop, url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  const reply = await shop.respond({
    method: request.method ?? "GET",
    url: url.href,
    headers,
    body: () => readBody(request),
  });
  const replyHeaders: Record<string, string | string[]> = {};
  for (const [name, value] of reply.headers) {
    const before = replyHeaders[name];
    replyHeaders[name] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
  }
  response.writeHead(reply.status, replyHeaders).end(reply.body);
}
