// URLs designed to cause a redirect to another host: through the pages of the built app in this process, and over HTTP.
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { Hono } from "hono";
import { failed, ok } from "@rewire/domain";
import { createGateway, readConfig, silentLog } from "@rewire/gateway";
import { servePages } from "../../../apps/storefront/server/pages.ts";
import { samples, textOf } from "./generate.mjs";
import { createTally } from "./tally.mjs";
import { worked } from "./textReaders.mjs";

const HERE = "http://localhost:3000";

const pieces = [
  "/",
  "//",
  "///",
  "\\",
  "\\\\",
  "%2f",
  "%2F%2f",
  "%5c",
  "%255c",
  "%09",
  "%0a",
  "%0d%0a",
  "%00",
  "%20",
  "\t",
  ".",
  "..",
  "%2e",
  "%2e%2e",
  ";",
  "@",
  ":",
  "?",
  "#",
  "&",
  "=",
  "evil.example",
  "//evil.example",
  "/\\evil.example",
  "http://evil.example",
  "https:evil.example",
  "http:%2f%2fevil.example",
  "javascript:hit()",
  "user:pass@evil.example",
  "localhost.evil.example",
  "xn--evil",
  "evil。example",
  "／／evil.example",
  "[::1]",
  "127.0.0.1:1",
  "en_US",
  "de_DE",
  "de",
  "products",
  "product-category",
  "page",
  "2",
  "_.data",
  ".data",
  "index",
  "é",
  "💡",
  "?next=//evil.example",
  "?redirect=//evil.example",
  "?redirect_to=https://evil.example",
  "?returnTo=/\\evil.example",
  "?min_price=1",
  "?sort=price-ASC",
  "?filter=sale[true]",
  "my-account",
  "checkout",
  "lost-password",
];

/** Prefixes that cause a redirect: full language codes in any spelling, and lists with form fields. */
const starts = [
  "/en_US",
  "/en_US/",
  "/en_US//",
  "/de_DE/",
  "/fr_FR//",
  "/es_ES/.",
  "/it_IT/%2e",
  "/pt_BR\\",
  "/%65n_US/",
  "/en%5fUS/",
  "//",
  "/products?min_price=1&x=",
  "/de/products?sort=price-ASC&x=",
  "/product-category/%2F%2Fevil.example?min_price=1&x=",
  "/my-account?redirect=",
  "/de/my-account?next=",
  "",
];

const addresses = fc
  .tuple(fc.constantFrom(...starts), textOf(pieces, 6), fc.boolean())
  .map(([start, rest, asData]) => ({ text: start + rest, asData }));

/** Pages of the built app with a catalogue of one category with a hostile name, in this process. */
async function openPages() {
  const build = await import(new URL("../../../apps/storefront/build/server/index.js", import.meta.url).href);
  const category = { id: 1, slug: "//evil.example", name: "x", count: 1, image: null, parent: null };
  const reads = {
    categories: async () => ok([]),
    filterAttributes: async () => ok(["pa_brand"]),
    reading: () => null,
    category: async (slug) => (slug === category.slug ? ok(category) : failed({ kind: "notFound" })),
  };
  const catalogue = new Proxy(reads, { get: (some, name) => some[name] ?? (async () => failed({ kind: "notFound" })) });
  const folder = mkdtempSync(join(tmpdir(), "rewire-redirects-"));
  const config = readConfig({ REWIRE_STATE_DIR: folder });
  const gateway = createGateway({ config, log: silentLog, shopFetch: async () => Response.json({ data: {} }) });
  const services = { ...gateway.services, catalogue };
  const app = new Hono();
  servePages(app, {
    config,
    log: silentLog,
    services,
    build: async () => build,
    messageChunks: {},
    buildId: null,
    isDevelopment: false,
  });
  for (const path of ["/en_US", "/nowhere"]) {
    const { status } = await app.fetch(new Request(`${HERE}${path}`));
    if (status >= 500) throw new Error(`The pages cannot be attacked: ${path} answers ${status} by itself.`);
  }
  return {
    ask: (request) => app.fetch(request),
    close: async () => {
      await gateway.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Lists all URLs to which a response redirects a browser. */
async function targetsOf(response) {
  const location = response.headers.get("location");
  if (location !== null) return [location];
  // Data for React Router: the first line contains the target of a redirect.
  if (response.status !== 202) return [];
  const [line = "[]"] = (await response.text()).split("\n");
  return JSON.parse(line).filter((value) => typeof value === "string");
}

/** Returns whether to request a URL as data, because rendering an error page takes milliseconds. */
function asData(url, matches) {
  const isLanguage = /^\/[a-z]{2}_[A-Z]{2}(?:\/|$)/.test(url.pathname);
  const isForm = /[?&](?:min_price|sort)=/.test(url.search);
  if (isLanguage || isForm || url.pathname.startsWith("//")) {
    if (matches) url.pathname += ".data";
  } else url.pathname = `${url.pathname.replace(/\/$/, "")}/_.data`;
}

/** Returns the problem of a response; null for none. */
function findIssue(status, targets, from) {
  const away = targets.find((target) => URL.parse(target, from)?.origin !== new URL(from).origin);
  if (away !== undefined) return `leads to ${away}`;
  return status >= 500 ? `status ${status}` : null;
}

/**
 * Requests URLs designed to redirect elsewhere, as documents and as data.
 *
 * @param {{ seed: number, count: number }} options
 */
export async function attackRedirects({ seed, count }) {
  const tally = createTally("redirects, pages of the built app, 0 leave, 0 answers 500");
  const { ask, close } = await openPages();
  let redirects = 0;
  const { error } = console;
  // Pages without content in this catalogue.
  console.error = () => {};
  try {
    for (const { text, asData: isData } of samples(addresses, { seed, count })) {
      // Resolves a path as a browser does; if two slashes turn its beginning into a host, the rest is the path.
      const path = text.startsWith("/") ? text : `/${text}`;
      const read = URL.parse(`${HERE}${path}`);
      const url = read?.origin === HERE ? read : new URL(`${HERE}/${encodeURIComponent(path.toWellFormed())}`);
      asData(url, isData);
      const began = worked();
      const response = await ask(new Request(url));
      const targets = await targetsOf(response);
      if (targets.length > 0) redirects += 1;
      tally.add({ what: url.href, ms: worked() - began, fault: findIssue(response.status, targets, HERE) });
    }
  } finally {
    console.error = error;
    await close();
  }
  return tally.result(`${redirects.toLocaleString("en")} were redirected`);
}

/** Request lines that browsers do not send: other forms, other hosts, unencoded characters. */
const lines = fc.tuple(
  fc.constantFrom("GET", "GET", "GET", "HEAD", "POST", "OPTIONS"),
  addresses,
  fc.constantFrom(
    "",
    "",
    "http://evil.example",
    "https://evil.example:443",
    "http://localhost:3000@evil.example",
    "HTTP://EVIL.EXAMPLE",
    "//evil.example",
  ),
  fc.constantFrom(
    {},
    {},
    { "x-forwarded-host": "evil.example" },
    { "x-forwarded-proto": "javascript" },
    { forwarded: "host=evil.example" },
    { referer: "http://evil.example/" },
  ),
);

/** Encodes the characters that HTTP does not allow in a request line. */
const toLine = (text) => text.toWellFormed().replaceAll(/[^\u0021-\u00ff]/gu, (sign) => encodeURIComponent(sign));

function sendRaw(agent, url, { method, path, headers }) {
  const { promise, resolve } = Promise.withResolvers();
  const { hostname, port } = new URL(url);
  const outgoing = request(
    { agent, hostname, port, method, path, headers: { "accept-language": "en", ...headers } },
    (response) => {
      response
        .resume()
        .on("end", () => resolve({ status: response.statusCode ?? 0, location: response.headers.location }));
      response.on("error", () => resolve({ status: 0 }));
    },
  );
  outgoing.on("error", () => resolve({ status: 0 }));
  outgoing.end();
  return promise;
}

/**
 * Sends raw request lines to the storefront over HTTP.
 *
 * @param {{ url: string, seed: number, count: number }} options
 */
export async function attackRequestLines({ url, seed, count }) {
  const tally = createTally("redirects, request lines over HTTP, 0 leave, 0 answers 500");
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const waiting = samples(lines, { seed, count });
  let redirects = 0;
  const work = async () => {
    for (let line = waiting.pop(); line; line = waiting.pop()) {
      const [method, { text, asData: isData }, host, headers] = line;
      const path = `${host}${toLine(text.startsWith("/") ? text : `/${text}`)}${isData ? ".data" : ""}`;
      const { status, location } = await sendRaw(agent, url, { method, path, headers });
      if (location !== undefined) redirects += 1;
      const what = `${method} ${path} ${Object.keys(headers).join()}`;
      tally.add({
        what,
        fault: status === 0 ? "no answer" : findIssue(status, location === undefined ? [] : [location], url),
      });
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  agent.destroy();
  return tally.result(`${redirects.toLocaleString("en")} were redirected`);
}
