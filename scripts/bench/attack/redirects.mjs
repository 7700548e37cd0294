// Addresses that try to be sent to another host: through the pages of the built app in this process, and over HTTP.
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

/** Beginnings that lead to a redirect: full codes of languages, however they are written, and lists with fields of a form. */
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

/** The pages of the built app, with a catalogue that holds one category of a hostile name, answering in this process. */
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

/** Every address that an answer sends a browser to. */
async function targetsOf(answer) {
  const location = answer.headers.get("location");
  if (location !== null) return [location];
  // Data for React Router: a redirect stands among the strings of its first line.
  if (answer.status !== 202) return [];
  const [line = "[]"] = (await answer.text()).split("\n");
  return JSON.parse(line).filter((value) => typeof value === "string");
}

/** A page that is not there takes milliseconds to draw: what is no redirect is asked for as data. */
function asData(url, isWished) {
  const isLanguage = /^\/[a-z]{2}_[A-Z]{2}(?:\/|$)/.test(url.pathname);
  const isForm = /[?&](?:min_price|sort)=/.test(url.search);
  if (isLanguage || isForm || url.pathname.startsWith("//")) {
    if (isWished) url.pathname += ".data";
  } else url.pathname = `${url.pathname.replace(/\/$/, "")}/_.data`;
}

/** What is wrong with an answer; null for nothing. */
function faultOf(status, targets, from) {
  const away = targets.find((target) => URL.parse(target, from)?.origin !== new URL(from).origin);
  if (away !== undefined) return `leads to ${away}`;
  return status >= 500 ? `status ${status}` : null;
}

/**
 * Asks the pages of the built app for addresses that are made to be sent elsewhere, as documents and as data.
 *
 * @param {{ seed: number, count: number }} options
 */
export async function attackRedirects({ seed, count }) {
  const tally = createTally("redirects, pages of the built app, 0 leave, 0 answers 500");
  const { ask, close } = await openPages();
  let redirects = 0;
  const { error } = console;
  // Pages that this catalogue has nothing for.
  console.error = () => {};
  try {
    for (const { text, asData: isData } of samples(addresses, { seed, count })) {
      // A browser that is told this path; where two slashes make a host of it, the path is what is left.
      const path = text.startsWith("/") ? text : `/${text}`;
      const read = URL.parse(`${HERE}${path}`);
      const url = read?.origin === HERE ? read : new URL(`${HERE}/${encodeURIComponent(path.toWellFormed())}`);
      asData(url, isData);
      const began = worked();
      const answer = await ask(new Request(url));
      const targets = await targetsOf(answer);
      if (targets.length > 0) redirects += 1;
      tally.add({ what: url.href, ms: worked() - began, fault: faultOf(answer.status, targets, HERE) });
    }
  } finally {
    console.error = error;
    await close();
  }
  return tally.result(`${redirects.toLocaleString("en")} were redirected`);
}

/** Request lines as no browser writes them: other forms, other hosts, signs that are never encoded. */
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

/** What HTTP cannot carry in a request line, encoded. */
const toLine = (text) => text.toWellFormed().replaceAll(/[^\u0021-\u00ff]/gu, (sign) => encodeURIComponent(sign));

function askRaw(agent, url, { method, path, headers }) {
  const { promise, resolve } = Promise.withResolvers();
  const { hostname, port } = new URL(url);
  const sent = request(
    { agent, hostname, port, method, path, headers: { "accept-language": "en", ...headers } },
    (answer) => {
      answer.resume().on("end", () => resolve({ status: answer.statusCode ?? 0, location: answer.headers.location }));
      answer.on("error", () => resolve({ status: 0 }));
    },
  );
  sent.on("error", () => resolve({ status: 0 }));
  sent.end();
  return promise;
}

/**
 * Sends request lines to the storefront over HTTP, as they are written.
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
      const { status, location } = await askRaw(agent, url, { method, path, headers });
      if (location !== undefined) redirects += 1;
      const what = `${method} ${path} ${Object.keys(headers).join()}`;
      tally.add({
        what,
        fault: status === 0 ? "no answer" : faultOf(status, location === undefined ? [] : [location], url),
      });
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  agent.destroy();
  return tally.result(`${redirects.toLocaleString("en")} were redirected`);
}
