import { randomBytes } from "node:crypto";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { readConfig, silentLog, type GatewayServices } from "@rewire/gateway";
import type { PageHandle } from "./createPageHandle.ts";
import { createPublicPages } from "./createPublicPages.ts";
import type { PageTask, RenderedPage } from "./renderPublicPage.ts";

/** Services of a shop without filters, whose catalogue is complete. */
const services = {
  catalogue: {
    filterAttributes: async () => ({ ok: true, value: [] }),
    onChange: () => () => {},
    reading: () => null,
  },
  desk: { openState: () => ({ isOpen: false, next: null }) },
  pricesIncludeTax: () => true,
} as unknown as GatewayServices;

function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect !== "function") throw new Error("Garbage cannot be collected");
  collect();
}

test("a handle does not keep a page in memory that the cache has dropped", async () => {
  const bodies: WeakRef<Uint8Array>[] = [];
  const render = async ({ url }: PageTask): Promise<RenderedPage> => {
    const body = randomBytes(100_000);
    bodies.push(new WeakRef(body));
    return {
      status: 200,
      headers: [["content-type", "text/html"]],
      isCompressed: true,
      body,
      etag: `W/"${url}"`,
      tags: [],
      scripts: [],
      styles: [],
      logLines: [],
    };
  };
  const config = readConfig({ PAGE_CACHE_MB: "1" });
  const pages = createPublicPages({
    services,
    config,
    log: silentLog,
    render,
    contentHosts: undefined,
    firstSegments: () => Promise.resolve(new Set<string>()),
  });
  const handles: PageHandle[] = [];
  const requestPage = async (id: number) => {
    const request = new Request(`http://shop.example/product/${id}`, { headers: { "accept-encoding": "br" } });
    const result = await pages.respond(request);
    if (result) handles.push(result.page);
  };
  for (let id = 1; id <= 20; id++) await requestPage(id);
  // A reference lives until the end of the task that has read it.
  await new Promise(setImmediate);
  collectGarbage();
  const keptCount = bodies.filter((body) => body.deref() !== undefined).length;
  expect(keptCount).toBeLessThanOrEqual(8);
  expect(handles[0]?.current("br")).toBeNull();
  expect(handles.at(-1)?.current("br")).toHaveLength(100_000);
  expect(handles[0]?.isKnown('W/"http://shop.example/product/1"')).toBe(true);
  pages.close();
});
