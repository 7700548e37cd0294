import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readConfig } from "../config/readConfig.ts";
import { createGateway } from "../createGateway.ts";
import { createLog } from "../log/createLog.ts";
import { createBrowser } from "../testing/createBrowser.ts";
import { createFakeCatalogue } from "../testing/fakeCatalogue.ts";
import { createRedisStore } from "./createRedisStore.ts";
import { KeyValueStoreUnavailableError } from "./errors.ts";

/** Answers greetings and `GET` while it is awake, as Redis does; asleep it takes everything and says nothing. */
const redis = { isAwake: false, connections: 0 };
const sockets = new Set<Socket>();
let server: Server;
let url = "";
let lines: string[] = [];
const log = createLog({ write: (line) => lines.push(line) });

beforeEach(async () => {
  Object.assign(redis, { isAwake: false, connections: 0 });
  lines = [];
  server = createServer((socket) => {
    redis.connections += 1;
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => undefined);
    socket.on("data", (chunk) => {
      // Commands come as arrays; the words of each are one answer.
      const commands = chunk.toString().split(/(?=^\*\d+\r\n)/m);
      if (redis.isAwake)
        socket.write(
          commands
            .map((command) =>
              /\r\n(?:GET|get)\r\n/.test(command)
                ? "$3\r\nyes\r\n"
                : /HELLO/i.test(command)
                  ? "%1\r\n+proto\r\n:3\r\n"
                  : "+OK\r\n",
            )
            .join(""),
        );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `redis://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});

/** Time limit of a command in milliseconds, in which a Redis that answers does so on a busy machine too. */
const TIMEOUT_MS = 1_000;

test("a Redis that takes everything and says nothing is given up after the time limit, and tried anew", async () => {
  const store = createRedisStore({ url, timeoutMs: TIMEOUT_MS, log });
  await expect(store.get("a")).rejects.toThrow(KeyValueStoreUnavailableError);
  expect(lines.join()).toContain(`Redis did not answer within ${TIMEOUT_MS} ms`);
  redis.isAwake = true;
  expect(await store.get("a")).toBe("yes");
  expect(redis.connections).toBe(2);
  await store.close();
});

test("one that falls asleep in the middle is given up too, and does not hold up the end", async () => {
  const store = createRedisStore({ url, timeoutMs: TIMEOUT_MS, log });
  redis.isAwake = true;
  expect(await store.get("a")).toBe("yes");
  redis.isAwake = false;
  await expect(Promise.all([store.get("a"), store.set("b", "1", 1)])).rejects.toThrow(KeyValueStoreUnavailableError);
  await store.close();
});

test("browsers are told so with 503 and a kind that they have words for, and nothing hangs", async () => {
  const folder = await mkdtemp(join(tmpdir(), "rewire-redis-"));
  const shop = createFakeCatalogue(() => new Response(null, { status: 404 }));
  const config = readConfig({
    SHOP_GRAPHQL_URL: "http://shop.example/graphql",
    REWIRE_STATE_DIR: folder,
    REDIS_URL: url,
    REDIS_TIMEOUT_MS: "100",
  });
  const gateway = createGateway({ config, log, shopFetch: shop.fetch });
  const browser = createBrowser(gateway.app);
  browser.cookies.set("woocommerce-session", "eyJ.a.b");
  const answer = await browser.ask("getCart");
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ errors: [{ extensions: { kind: "unreachable" } }] });
  expect(shop.requests()).toBe(0);
  await gateway.close();
  await rm(folder, { recursive: true });
});
