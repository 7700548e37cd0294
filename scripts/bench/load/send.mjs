import { setTimeout as pause } from "node:timers/promises";
import { Pool } from "undici";
import { createTally } from "./tally.mjs";

/** Request headers of a browser's navigation. */
const headers = {
  accept: "text/html,*/*;q=0.8",
  "accept-encoding": "gzip, deflate, br, zstd",
  "accept-language": "en",
};
const TIMEOUT_MS = 60_000;
/** Maximum number of pending requests. */
const MAX_UNDER_WAY = 10_000;
const TICK_MS = 2;

/** Sends a request and reads the response to its end. Returns the status, or the error. */
const ask = (pool, path) =>
  new Promise((resolve) => {
    let status = 0;
    pool.dispatch(
      { path, method: "GET", headers },
      {
        onRequestStart: () => {},
        onResponseStart: (_, statusCode) => (status = statusCode),
        onResponseData: () => {},
        onResponseEnd: () => resolve(status),
        onResponseError: (_, error) => resolve(error.code ?? error.name),
      },
    );
  });

const openPool = (url, connections) =>
  new Pool(url, { connections, pipelining: 1, headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS });

/**
 * Sends requests on several connections, each after the previous response.
 *
 * @param {{ url: string, connections: number, seconds: number, next: () => string | null }} plan `next`: null ends it
 * early
 * @returns {Promise<ReturnType<ReturnType<typeof createTally>["read"]> & { perSecond: number }>}
 */
export async function sendBusily({ url, connections, seconds, next }) {
  const pool = openPool(url, connections);
  const tally = createTally();
  const started = performance.now();
  const end = started + seconds * 1000;
  const work = async () => {
    while (performance.now() < end) {
      const path = next();
      if (path === null) return;
      const since = performance.now();
      tally.add(await ask(pool, path), performance.now() - since);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  const result = tally.read();
  const perSecond = result.count / ((performance.now() - started) / 1000);
  await pool.destroy();
  return { ...result, perSecond };
}

/**
 * Sends requests at a fixed rate, regardless of response times: latency counts from the scheduled time, which includes
 * the delay of queued requests.
 *
 * @param {{ url: string, connections: number, seconds: number, rate: number, next: () => string, everySeconds: number,
 * onPart: (part: object) => void }} plan
 * `onPart` is called periodically with the latest results
 */
export async function sendSteadily({ url, connections, seconds, rate, next, everySeconds, onPart }) {
  const pool = openPool(url, connections);
  const tally = createTally();
  let part = createTally();
  const underWay = new Set();
  const started = performance.now();
  let parts = 1;
  const total = Math.round(rate * seconds);
  for (let requestCount = 0; requestCount < total;) {
    const now = performance.now() - started;
    for (const due = Math.min(total, Math.floor((now / 1000) * rate)); requestCount < due; requestCount += 1) {
      if (underWay.size >= MAX_UNDER_WAY) {
        tally.skip();
        part.skip();
        continue;
      }
      const dueAt = started + (requestCount / rate) * 1000;
      const count = async () => {
        const status = await ask(pool, next());
        const ms = performance.now() - dueAt;
        tally.add(status, ms);
        part.add(status, ms);
      };
      const one = count().finally(() => underWay.delete(one));
      underWay.add(one);
    }
    if (now >= parts * everySeconds * 1000) {
      onPart({ seconds: Math.round(now / 1000), underWay: underWay.size, ...part.read() });
      part = createTally();
      parts += 1;
    }
    await pause(TICK_MS);
  }
  await Promise.race([Promise.all(underWay), pause(TIMEOUT_MS)]);
  const result = { ...tally.read(), missing: underWay.size };
  await pool.destroy();
  return result;
}
