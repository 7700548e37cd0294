import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "rewire-shop-log-"));
let shop: ChildProcess;

/** Starts the embedded shop. @returns a function that reads the next line of its standard error */
function open(env: NodeJS.ProcessEnv): () => Promise<string> {
  const file = fileURLToPath(new URL("embeddedShop.ts", import.meta.url));
  shop = spawn(process.execPath, [file], {
    env: { ...process.env, SHOP_DATA_DIR: folder, ...env },
    stdio: ["ignore", "inherit", "pipe"],
  });
  if (!shop.stderr) throw new Error("The shop has no stream to read");
  const lines = createInterface({ input: shop.stderr })[Symbol.asyncIterator]();
  return async () => String((await lines.next()).value);
}

afterEach(async () => {
  if (shop.exitCode === null && shop.signalCode === null) {
    shop.kill();
    await once(shop, "exit");
  }
  rmSync(folder, { recursive: true, force: true });
});

test("the embedded shop's lines have the storefront's format, its faults too", async () => {
  const nextLine = open({ SHOP_PORT: "0", LOG_FORMAT: "json" });
  const first: unknown = JSON.parse(await nextLine());
  expect(first).toEqual({
    level: "info",
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    message: expect.stringContaining("The embedded shop is open at http://localhost:"),
    server: "embedded shop",
  });
  const url = /http:\S+/.exec(String(Object(first).message))?.[0] ?? "";
  await fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body: "{" });
  const second: unknown = JSON.parse(await nextLine());
  expect(second).toMatchObject({ level: "warn", server: "embedded shop", message: expect.stringContaining("JSON") });
});

test("a variable that cannot be used ends it with one line", async () => {
  const nextLine = open({ SHOP_PORT: "many" });
  expect(await nextLine()).toMatch(/ error SHOP_PORT must be a port number, not "many"\. /);
  const [code] = await once(shop, "exit");
  expect(code).toBe(1);
});
