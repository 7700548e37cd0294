import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("shopProcess.mjs", import.meta.url));

/**
 * Opens a shop of a size in another process, with a simulated clock that adds a live shop's processing time: a read of
 * two minutes takes seconds, and our own time counts as it is.
 */
export async function openTimedShop(products) {
  const child = fork(script, [`catalogueOf(${products})`], { execArgv: ["--max-old-space-size=4096"] });
  const [{ port }] = await once(child, "message");
  const url = `http://127.0.0.1:${port}`;
  let skipped = 0;
  let busyMs = 0;
  let requests = 0;
  let pending = 0;

  const shopFetch = async (input, init) => {
    pending += 1;
    const started = performance.now();
    try {
      const response = await fetch(input, init);
      const body = await response.text();
      const liveMs = Number(/dur=([\d.]+)/.exec(response.headers.get("server-timing") ?? "")?.[1] ?? 0);
      requests += 1;
      busyMs += liveMs;
      skipped += liveMs - (performance.now() - started);
      return new Response(body, { status: response.status, headers: response.headers });
    } finally {
      pending -= 1;
    }
  };

  return {
    url: `${url}/graphql`,
    shopFetch,
    /** Simulated milliseconds. */
    now: () => 1_800_000_000_000 + performance.now() + skipped,
    /** Advances the clock without activity. */
    pass: (ms) => void (skipped += ms),
    /** Changes the stock of one product. */
    change: async () => void (await fetch(`${url}/change`)),
    /** Waits until there are no requests to the shop. */
    settle: async () => {
      for (let quiet = 0; quiet < 5; quiet = pending === 0 ? quiet + 1 : 0)
        await new Promise((resolve) => setTimeout(resolve, 4));
    },
    /** Processing time of the shop since the last call. */
    takeWork: () => {
      const work = { busyMs, requests };
      [busyMs, requests] = [0, 0];
      return work;
    },
    close: () => child.disconnect(),
  };
}
