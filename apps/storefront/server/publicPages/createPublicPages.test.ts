import { randomBytes } from "node:crypto";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { defaultDeskSettings, defaultLocation, ok, type RepairDay } from "@rewire/domain";
import { devices, faults } from "@rewire/domain/testing";
import { readConfig, silentLog, type GatewayServices } from "@rewire/gateway";
import { createDeskService } from "@rewire/gateway/desk";
import { createMemoryStore } from "@rewire/gateway/memory-store";
import type { PageHandle } from "./createPageHandle.ts";
import { createPublicPages } from "./createPublicPages.ts";
import type { PageTask, RenderedPage } from "./renderPublicPage.ts";

/** Services of a shop without filters, whose catalogue is complete. */
const services = {
  catalogue: {
    filterAttributes: async () => ({ ok: true, value: [] }),
    onChange: () => () => {},
    loadingProgress: () => null,
  },
  desk: { openState: () => ({ isOpen: false, next: null }), packingDate: () => "2026-11-20" },
  pricesIncludeTax: () => true,
} as unknown as GatewayServices;

/** Renders a page of its URL. */
const renderUrl = ({ url }: PageTask): RenderedPage => ({
  status: 200,
  headers: [["content-type", "text/html"]],
  isCompressed: true,
  body: Buffer.from(url),
  etag: `W/"${url}"`,
  tags: [],
  scripts: [],
  styles: [],
  logLines: [],
});

test.each([
  ["none", {}, {}],
  [
    "a cache that takes bans",
    { EDGE_BAN_URLS: "http://cache.example" },
    { "cache-tag": "all,list,product-7", "surrogate-key": "all list product-7" },
  ],
])(
  "shared caches learn how long a page lasts, and its tags where they are told of changes: %s",
  async (_, edges, tags) => {
    const pages = createPublicPages({
      services,
      config: readConfig({ EDGE_MAX_AGE_SECONDS: "60", ...edges }),
      log: silentLog,
      render: async (task) => ({ ...renderUrl(task), tags: ["list", "product-7"] }),
      contentHosts: undefined,
      firstSegments: async () => new Set<string>(),
    });
    const result = await pages.respond(
      new Request("http://shop.example/contact", { headers: { "accept-encoding": "br" } }),
    );
    const headers = Object.fromEntries(result?.response.headers ?? []);
    expect(headers["cache-control"]).toBe(
      "public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400",
    );
    expect({ "cache-tag": headers["cache-tag"], "surrogate-key": headers["surrogate-key"] }).toEqual(tags);
    pages.close();
  },
);

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
    return { ...renderUrl({ url } as PageTask), body };
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

/** Catalogue that answers for every product. */
const productCatalogue = {
  ...services.catalogue,
  product: async () => ok({ id: 1, attributes: [], rating: { average: 5, count: 8 } }),
};

/** Opens pages of a shop with one product, one device and one time; tells what was rendered and how often days were read. */
function openPages() {
  const renderedUrls: string[] = [];
  let dayReads = 0;
  const days: RepairDay[] = [
    { date: "2026-11-23", slots: [{ start: "2026-11-23T11:30:00+01:00", free: 1 }], closed: null },
  ];
  const pages = createPublicPages({
    services: {
      ...services,
      catalogue: {
        ...productCatalogue,
        repairDevices: async () => ok([devices.halden6]),
        faults: async () => ok([faults.screen]),
      },
      desk: { ...services.desk, days: async () => (dayReads++, days) },
    } as unknown as GatewayServices,
    config: readConfig({}),
    log: silentLog,
    render: async (task) => {
      renderedUrls.push(task.url);
      return renderUrl(task);
    },
    contentHosts: undefined,
    firstSegments: async () => new Set(["product", "products", "contact", "repair"]),
  });
  return {
    get: async (path: string) =>
      pages.respond(new Request(`http://shop.example${path}`, { headers: { "accept-encoding": "br" } })),
    renderedUrls,
    days,
    dayReads: () => dayReads,
    close: () => pages.close(),
  };
}

test("invented parameters render no page again", async () => {
  const { get, renderedUrls, close } = openPages();
  for (let n = 0; n < 40; n++) {
    for (const path of ["/product/a", "/contact", "/de", "/products", "/repair", "/products.data"])
      await get(`${path}?x${n}=${n}&utm_term=${n}&_routes=${n}`);
    await get(`/product/a?review-page=${n + 2}&color-of-${n}=red`);
    await get(`/repair?device=toaster-${n}&slot=2031-01-01T11:30:00Z&fault=wheel-${n}`);
    await get(`/repair?device=halden-6&day=2031-01-${10 + (n % 10)}&fault=wheel-${n}`);
  }
  expect(renderedUrls.toSorted()).toEqual(
    [
      "/product/a",
      "/contact",
      "/de",
      "/products",
      "/repair",
      "/products.data",
      "/product/a?review-page=2",
      "/product/a?review-page=3",
      "/repair?device=halden-6",
    ]
      .map((path) => `http://shop.example${path}`)
      .toSorted(),
  );
  close();
});

test("a response says whether its URL has parameters that the page does not know", async () => {
  const { get, close } = openPages();
  const isUnknown = async (path: string) => (await get(path))?.hasUnknownParameters;
  expect(await isUnknown("/products?filter=sale[true]&orderby=price&order=ASC")).toBe(false);
  expect(await isUnknown("/product/a?utm_source=letter")).toBe(true);
  expect(await isUnknown("/contact")).toBe(false);
  close();
});

test("free times are read for pages that show them alone, whose pages change with them", async () => {
  const { get, renderedUrls, days, dayReads, close } = openPages();
  await get("/repair");
  await get("/repair?words=halden");
  expect(dayReads()).toBe(0);
  await get("/repair?device=halden-6");
  await get("/repair?device=halden-6&x=1");
  expect([dayReads(), renderedUrls.length]).toEqual([2, 3]);
  days.pop();
  await get("/repair?device=halden-6");
  expect(renderedUrls.length).toBe(4);
  close();
});

/** Opens pages of a shop whose clock can be moved; a page shows what the clock says when it is rendered. */
function openClockPages() {
  const hourMs = 60 * 60 * 1000;
  let time = Date.parse("2026-11-20T17:30:00Z");
  let isShopAway = false;
  let renderCount = 0;
  const desk = createDeskService({
    place: defaultLocation,
    desk: defaultDeskSettings,
    store: createMemoryStore(() => time),
    now: () => time,
  });
  const pages = createPublicPages({
    services: {
      ...services,
      catalogue: productCatalogue,
      desk,
    } as unknown as GatewayServices,
    config: readConfig({ EDGE_MAX_AGE_SECONDS: "60" }),
    log: silentLog,
    render: async (task) => {
      if (isShopAway) throw new Error("The shop is away");
      renderCount += 1;
      const text = `${task.openState.isOpen ? "open" : "closed"}, packed on ${task.packingDate}`;
      return { ...renderUrl(task), body: Buffer.from(text), etag: `W/"${text}"` };
    },
    contentHosts: undefined,
    firstSegments: async () => new Set(["product", "contact", "info"]),
    now: () => time,
  });
  return {
    get: async (path: string) => {
      const request = new Request(`http://shop.example${path}`, { headers: { "accept-encoding": "br" } });
      const result = await pages.respond(request);
      if (!result) throw new Error(`${path} is not public`);
      return {
        text: await result.response.text(),
        caching: result.response.headers.get("cache-control"),
        isRepeatable: () => result.page.current("br") !== null,
      };
    },
    pass: (hours: number) => void (time += hours * hourMs),
    shopLeaves: () => void (isShopAway = true),
    renders: () => renderCount,
    close: () => pages.close(),
  };
}

describe("what depends on the time of day", () => {
  test.each(["/contact", "/contact.data", "/product/a", "/product/a.data"])(
    "is not older than the clock, however long nobody has asked for the page: %s",
    async (path) => {
      const { get, pass, close } = openClockPages();
      const friday = await get(path);
      expect(friday.text).toBe("open, packed on 2026-11-20");
      expect(friday.isRepeatable()).toBe(true);
      pass(48);
      expect(friday.isRepeatable()).toBe(false);
      expect((await get(path)).text).toBe("closed, packed on 2026-11-23");
      close();
    },
  );

  test("renders no page again before it changes, and no page that does not depend on it", async () => {
    const { get, pass, renders, close } = openClockPages();
    const paths = ["/contact", "/info/imprint"];
    for (const path of paths) await get(path);
    pass(0.01);
    for (const path of paths) await get(path);
    expect(renders()).toBe(2);
    close();
  });

  test("is shown as it was if the page cannot be rendered", async () => {
    const { get, pass, shopLeaves, close } = openClockPages();
    await get("/product/a");
    pass(48);
    shopLeaves();
    const page = await get("/product/a");
    expect(page.text).toBe("open, packed on 2026-11-20");
    expect(page.caching).toContain("s-maxage=0,");
    expect(page.isRepeatable()).toBe(false);
    close();
  });

  test("ends in shared caches when it changes: they keep the page for less and less time", async () => {
    const { get, pass, close } = openClockPages();
    const sharedSeconds = async (path: string) => Number(/s-maxage=(\d+)/.exec((await get(path)).caching ?? "")?.[1]);
    expect([await sharedSeconds("/contact"), await sharedSeconds("/product/a")]).toEqual([60, 60]);
    pass(29 / 60);
    const almostClosed = await get("/contact");
    expect([await sharedSeconds("/contact"), await sharedSeconds("/product/a")]).toEqual([15, 15]);
    expect(await sharedSeconds("/info/imprint")).toBe(60);
    pass(0.9 / 60);
    expect(almostClosed.isRepeatable()).toBe(false);
    expect(await sharedSeconds("/contact")).toBeLessThan(3);
    pass(0.2 / 60);
    expect([await sharedSeconds("/contact"), await sharedSeconds("/product/a")]).toEqual([60, 60]);
    close();
  });
});
