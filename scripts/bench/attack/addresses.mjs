// Sends URLs, headers and bodies designed to exhaust the storefront over HTTP, and monitors its CPU and memory.
import { Agent, request } from "node:http";
import * as fc from "fast-check";
import { hostileTexts } from "@rewire/domain/testing";
import { filterNames, longAddresses, longHeaders } from "./addressLists.mjs";
import { bodies, longBodies } from "./bodies.mjs";
import { samples } from "./generate.mjs";
import { megabytesOf, workOf } from "./process.mjs";
import { createTally } from "./tally.mjs";

/** Maximum size of request line and headers together in Node's server. */
const MAX_ADDRESS = 15_000;
const MAX_MS = 250;
const MAX_GROWTH_MB = 50;
/** Maximum size of a page; a larger one contains copies of the request. */
const MAX_PAGE_MB = 4;
const MB = 1024 ** 2;

/** Generates a URL of a kind that the lists do not contain. */
const addresses = fc
  .tuple(
    fc.constantFrom(...hostileTexts),
    fc.integer({ min: 200, max: 6_200 }),
    fc.constantFrom(...filterNames),
    fc.nat({ max: 1_000_000 }),
    fc.array(fc.constantFrom("a", "phones", "%25", "%2C", "x".repeat(100), "%C3%A9", "%F0%9F%8E%AE", "[", "]"), {
      minLength: 1,
      maxLength: 400,
    }),
    fc.nat({ max: 22 }),
  )
  .map(([hostile, length, name, number, items, at]) => {
    const text = encodeURIComponent(hostile.ofLength(length).toWellFormed());
    const list = items.join(",");
    return (
      [
        `/products?filter=${name}[${list}],${text}`,
        `/products?search=${text}`,
        `/${text}`,
        `/de/${text}/${text}`,
        `/product/${text}`,
        `/product-category/${text}`,
        `/products?filter=${text}`,
        `/products/page/${text}`,
        `/compare?products=${text}`,
        `/cards?ids=${text}`,
        `/suggestions?search=${text}`,
        `/repair?words=${text}&fault=${text}&device=${text}`,
        `/repair/status?number=${text}&key=${text}`,
        `/my-account/lost-password?key=${text}&login=${text}`,
        `/order-summary/${text}`,
        `/products.data?filter=category[${list}]`,
        `/media/${text}.jpg?w=${text}`,
        `/icons/${text}.json?icons=${text}`,
        `/en_US/${text}`,
        `/product/nordlys-n3-pro?pa_color=${text}&review-page=${text}`,
        `/?${text}`,
        `/sitemap.xml?part=${text}`,
        `/product/made-up-${number}`,
      ][at]?.slice(0, MAX_ADDRESS) ?? "/"
    );
  });

/** Sends the request without normalising the URL. */
function ask(agent, url, { path, headers = {}, body, chunked = false }) {
  const { promise, resolve } = Promise.withResolvers();
  const started = performance.now();
  const { hostname, port, origin } = new URL(url);
  const done = (status, bytes) => resolve({ status, bytes, ms: performance.now() - started });
  const length = body === undefined || chunked ? {} : { "content-length": String(Buffer.byteLength(body)) };
  const sending = body === undefined ? {} : { origin, "sec-fetch-site": "same-origin", ...length };
  const outgoing = request(
    { agent, hostname, port, path, method: body === undefined ? "GET" : "POST", headers: { ...headers, ...sending } },
    (response) => {
      let bytes = 0;
      response.on("data", (chunk) => {
        bytes += chunk.length;
      });
      response.on("end", () => done(response.statusCode ?? 0, bytes));
      response.on("error", () => done(0, 0));
    },
  );
  // A server may reject a body before it is complete, and close the connection.
  outgoing.on("error", (error) => done(body !== undefined && /EPIPE|ECONNRESET/.test(error.code ?? "") ? 413 : 0, 0));
  outgoing.end(body);
  return promise;
}

/** Returns the problem of a response; null for none. */
function findIssue({ status, ms, bytes, growth }) {
  if (status === 0 || status >= 500) return `status ${status}`;
  if (ms > MAX_MS) return `${ms.toFixed(0)} ms`;
  if (growth > MAX_GROWTH_MB) return `${growth.toFixed(0)} MB of memory`;
  return bytes > MAX_PAGE_MB * MB ? `${(bytes / MB).toFixed(1)} MB of page` : null;
}

/** Pages that are requested first, to warm up the server and as the baseline. */
const ordinary = ["/", "/products", "/products?filter=sale[true]", "/product/nordlys-n3-pro", "/repair", "/nowhere"];
const WARM_UP = 10;
const TRIES = 3;

const medianOf = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** All requests: those of the lists, then generated ones, one body for each two URLs. */
function attacksOf({ seed, count }) {
  const listed = [
    ...longAddresses.map((path) => ({ path: path.slice(0, MAX_ADDRESS) })),
    ...longHeaders.flatMap((headers) =>
      ["/", "/products", "/product/nordlys-n3-pro"].map((path) => ({ path, headers })),
    ),
    ...longBodies,
  ].slice(0, count);
  const rest = count - listed.length;
  const generated = samples(fc.tuple(addresses, addresses, bodies), { seed, count: Math.ceil(rest / 3) });
  return [
    ...listed,
    ...generated.flatMap(([one, other, body]) => [{ path: one }, { path: other }, body]).slice(0, rest),
  ];
}

/**
 * Sends the requests one after the other. A request over a limit is sent again twice, because garbage collection and
 * compilation may have caused it.
 *
 * @param {{ url: string, pid: number, seed: number, count: number }} options storefront and its process id;
 * milliseconds
 * are CPU time of its main thread, or response time where the system does not report CPU time
 */
export async function attackAddresses({ url, pid, seed, count }) {
  const tally = createTally(`pathological addresses and bodies, none over ${MAX_MS} ms or ${MAX_GROWTH_MB} MB`);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const look = async (one) => {
    const [memory, work] = [megabytesOf(pid), workOf(pid)];
    const response = await ask(agent, url, one);
    const ms = work === null ? response.ms : (workOf(pid) ?? 0) - work;
    return { ...response, ms, growth: memory === null ? 0 : (megabytesOf(pid) ?? 0) - memory };
  };
  const usual = [];
  for (let turn = 0; turn < WARM_UP; turn += 1) for (const path of ordinary) usual.push((await look({ path })).ms);
  const start = megabytesOf(pid);
  let again = 0;
  for (const one of attacksOf({ seed, count })) {
    let response = await look(one);
    for (let tries = 1; tries < TRIES && findIssue(response) !== null; tries += 1) {
      again += 1;
      response = await look(one);
    }
    const what = `${one.body === undefined ? "GET" : "POST"} ${one.path} ${Object.keys(one.headers ?? {}).join()} ${one.body ?? ""}`;
    tally.add({ what, ms: response.ms, fault: findIssue(response) });
  }
  agent.destroy();
  const memory =
    start === null ? "" : `, memory ${start.toFixed(0)} MB before, ${megabytesOf(pid)?.toFixed(0)} MB after`;
  return tally.result(
    `ordinary pages: median ${medianOf(usual.slice(usual.length / 2)).toFixed(1)} ms${memory}; ${again} tried again alone`,
  );
}
