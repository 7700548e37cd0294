import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { freePort } from "@rewire/gateway/free-port";
import { pageAlive } from "./alive.ts";
import { BUILD, writeFormerBuild } from "./formerBuild.ts";
import { followQuiet } from "./quiet.ts";
import { startServer } from "./startServer.ts";
import { expect, test } from "./test.ts";

/** Script as transferred. */
interface Transfer {
  readonly url: string;
  /** Content coding; null for none. */
  readonly coding: string | null;
  /** Bytes of the compressed body. */
  readonly bytes: number;
}

/** Opens the list and returns the transferred scripts, without those from the cache of the browser. */
async function visit(page: Page, url: string): Promise<readonly Transfer[]> {
  const codings = new Map<string, string | null>();
  page.on("response", (response) => codings.set(response.url(), response.headers()["content-encoding"] ?? null));
  const isQuiet = followQuiet(page);
  await page.goto(`${url}/products`);
  await pageAlive(page);
  await isQuiet();
  const entries = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, transferSize }) => /\/assets\/[^?]+\.js$/.test(name) && transferSize > 0)
      .map(({ name, encodedBodySize }) => ({ url: name, bytes: encodedBodySize })),
  );
  return entries.map((entry) => ({ ...entry, coding: codings.get(entry.url) ?? null }));
}

const sum = (transfers: readonly Transfer[]) => transfers.reduce((total, { bytes }) => total + bytes, 0);

test("after a deploy a returning visitor fetches the difference of each changed script", async ({ browser, rewire }, {
  annotations,
}) => {
  test.setTimeout(300_000);
  const former = await writeFormerBuild("cards");
  const folder = await mkdtemp(join(tmpdir(), "rewire-returning-"));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const deploy = (build: string) =>
    startServer("apps/storefront/server/testing/serveBuild.ts", {
      cwd: folder,
      env: {
        PORT: String(port),
        BUILD_FOLDER: build,
        REWIRE_STATE_DIR: join(folder, "state"),
        SHOP_GRAPHQL_URL: rewire.shopUrl,
      },
      isOpen: /The storefront listens/,
    });
  const context = await browser.newContext();
  let server = await deploy(former);
  try {
    const page = await context.newPage();
    const first = await visit(page, url);
    expect(first.length).toBeGreaterThan(5);
    expect(first.filter(({ coding }) => coding === "dcb" || coding === "dcz")).toEqual([]);
    await page.close();
    await server.end();
    server = await deploy(BUILD);

    const later = await context.newPage();
    const second = await visit(later, url);
    // Every script of at least a kilobyte has changed, and none is transferred completely.
    expect(second.length).toBeGreaterThan(5);
    expect(second.filter(({ coding }) => coding === "dcb").length).toBeGreaterThan(5);
    expect(second.filter(({ coding, bytes }) => coding !== "dcb" && bytes >= 1024)).toEqual([]);
    expect(sum(second)).toBeLessThan(sum(first) / 10);
    expect(await later.evaluate(() => "former" in globalThis)).toBe(false);
    annotations.push({ type: "bytes", description: `first ${sum(first)}, after the deploy ${sum(second)}` });
    expect(server.output()).not.toContain("Former builds cannot be stored");
  } finally {
    await context.close();
    await server.end();
    for (const path of [folder, former]) await rm(path, { recursive: true, force: true });
  }
});
