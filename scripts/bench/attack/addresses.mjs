// Addresses, headers and bodies that are made to keep the storefront busy, over HTTP, with its work and its memory watched.
import { Agent, request } from "node:http";
import * as fc from "fast-check";
import { hostileTexts } from "@rewire/domain/testing";
import { filterNames, longAddresses, longHeaders } from "./addressLists.mjs";
import { bodies, longBodies } from "./bodies.mjs";
import { samples } from "./generate.mjs";
import { megabytesOf, workOf } from "./process.mjs";
import { createTally } from "./tally.mjs";

/** Node's server takes no more of a request's line and headers together. */
const MAX_ADDRESS = 15_000;
const MAX_MS = 250;
const MAX_GROWTH_MB = 50;
/** A page that is larger has repeated what it was asked for. */
const MAX_PAGE_MB = 4;
const MB = 1024 ** 2;

/** One address of a kind that the lists do not name. */
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

/** Asks as it is written. */
function ask(agent, url, { path, headers = {}, body, chunked = false }) {
  const { promise, resolve } = Promise.withResolvers();
  const started = performance.now();
  const { hostname, port, origin } = new URL(url);
  const done = (status, bytes) => resolve({ status, bytes, ms: performance.now() - started });
  const length = body === undefined || chunked ? {} : { "content-length": String(Buffer.byteLength(body)) };
  const sending = body === undefined ? {} : { origin, "sec-fetch-site": "same-origin", ...length };
  const sent = request(
    { agent, hostname, port, path, method: body === undefined ? "GET" : "POST", headers: { ...headers, ...sending } },
    (answer) => {
      let bytes = 0;
      answer.on("data", (chunk) => {
        bytes += chunk.length;
      });
      answer.on("end", () => done(answer.statusCode ?? 0, bytes));
      answer.on("error", () => done(0, 0));
    },
  );
  // A server may refuse a body before all of it has come, and close.
  sent.on("error", (error) => done(body !== undefined && /EPIPE|ECONNRESET/.test(error.code ?? "") ? 413 : 0, 0));
  sent.end(body);
  return promise;
}

/** What is wrong with an answer; null for nothing. */
function faultOf({ status, ms, bytes, growth }) {
  if (status === 0 || status >= 500) return `status ${status}`;
  if (ms > MAX_MS) return `${ms.toFixed(0)} ms`;
  if (growth > MAX_GROWTH_MB) return `${growth.toFixed(0)} MB of memory`;
  return bytes > MAX_PAGE_MB * MB ? `${(bytes / MB).toFixed(1)} MB of page` : null;
}

/** Pages that are asked for first, because a server that has just started takes longer, and that are the measure. */
const ordinary = ["/", "/products", "/products?filter=sale[true]", "/product/nordlys-n3-pro", "/repair", "/nowhere"];
const WARM_UP = 10;
const TRIES = 3;

const medianOf = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** Everything that is tried: what is on the lists, then what is made up, one body for each two addresses. */
function attacksOf({ seed, count }) {
  const listed = [
    ...longAddresses.map((path) => ({ path: path.slice(0, MAX_ADDRESS) })),
    ...longHeaders.flatMap((headers) =>
      ["/", "/products", "/product/nordlys-n3-pro"].map((path) => ({ path, headers })),
    ),
    ...longBodies,
  ].slice(0, count);
  const rest = count - listed.length;
  const made = samples(fc.tuple(addresses, addresses, bodies), { seed, count: Math.ceil(rest / 3) });
  return [...listed, ...made.flatMap(([one, other, body]) => [{ path: one }, { path: other }, body]).slice(0, rest)];
}

/**
 * Sends them one after the other. What is over a limit is sent again alone, twice: memory that is tidied up just then, and
 * scripts that are compiled, are nobody's fault.
 *
 * @param {{ url: string, pid: number, seed: number, count: number }} options the storefront and its process; milliseconds
 *   are those that its main thread has worked, or until the answer is there where the system does not tell of work
 */
export async function attackAddresses({ url, pid, seed, count }) {
  const tally = createTally(`pathological addresses and bodies, none over ${MAX_MS} ms or ${MAX_GROWTH_MB} MB`);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const look = async (one) => {
    const [memory, work] = [megabytesOf(pid), workOf(pid)];
    const answer = await ask(agent, url, one);
    const ms = work === null ? answer.ms : (workOf(pid) ?? 0) - work;
    return { ...answer, ms, growth: memory === null ? 0 : (megabytesOf(pid) ?? 0) - memory };
  };
  const usual = [];
  for (let turn = 0; turn < WARM_UP; turn += 1) for (const path of ordinary) usual.push((await look({ path })).ms);
  const start = megabytesOf(pid);
  let again = 0;
  for (const one of attacksOf({ seed, count })) {
    let answer = await look(one);
    for (let tries = 1; tries < TRIES && faultOf(answer) !== null; tries += 1) {
      again += 1;
      answer = await look(one);
    }
    const what = `${one.body === undefined ? "GET" : "POST"} ${one.path} ${Object.keys(one.headers ?? {}).join()} ${one.body ?? ""}`;
    tally.add({ what, ms: answer.ms, fault: faultOf(answer) });
  }
  agent.destroy();
  const memory =
    start === null ? "" : `, memory ${start.toFixed(0)} MB before, ${megabytesOf(pid)?.toFixed(0)} MB after`;
  return tally.result(
    `ordinary pages: median ${medianOf(usual.slice(usual.length / 2)).toFixed(1)} ms${memory}; ${again} tried again alone`,
  );
}
