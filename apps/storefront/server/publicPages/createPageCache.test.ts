import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { silentLog } from "@rewire/gateway";
import { createPageCache } from "./createPageCache.ts";
import type { RenderedPage } from "./renderPublicPage.ts";

const page = (text: string, tags: readonly string[] = ["list"], status = 200): RenderedPage => ({
  status,
  headers: [["content-type", "text/html"]],
  isCompressed: true,
  body: Buffer.from(text),
  etag: `W/"${text}"`,
  tags,
  scripts: [],
  styles: [],
  logLines: [],
});

function open(maxBytes = 1_000_000) {
  let time = 0;
  const cache = createPageCache({ maxBytes, now: () => time, log: silentLog });
  let renders = 0;
  return {
    cache,
    pass: (ms: number) => void (time += ms),
    renders: () => renders,
    get: async (key: string, render: () => RenderedPage | Promise<RenderedPage>, version = "") => {
      const { bodies, status } = await cache.get({ key, maxAgeMs: 1_000, version }, async () => {
        renders++;
        return render();
      });
      return status === 200 ? String(Buffer.from(bodies.get("br") ?? [])) : status;
    },
  };
}

const fail = () => Promise.reject(new Error("The shop is down"));

describe("a page in memory", () => {
  test("is rendered once for all who request it at the same time", async () => {
    const { get, renders } = open();
    const texts = await Promise.all(Array.from({ length: 100 }, () => get("/a", () => page("one"))));
    expect(new Set(texts)).toEqual(new Set(["one"]));
    expect(renders()).toBe(1);
  });

  test("that is only too old is served, and rendered again in the background", async () => {
    const { get, pass } = open();
    await get("/a", () => page("one"));
    pass(1_001);
    expect(await get("/a", () => page("two"))).toBe("one");
    expect(await get("/a", fail)).toBe("two");
  });

  test("of another version is rendered first, however new, and returned if that fails", async () => {
    const { get, renders } = open();
    await get("/a", () => page("open"), "open");
    expect(await get("/a", () => page("closed"), "closed")).toBe("closed");
    expect(await get("/a", fail, "closed")).toBe("closed");
    expect(await get("/a", fail, "open")).toBe("closed");
    expect(renders()).toBe(3);
  });

  test("is not taken from a rendering of another version that is under way", async () => {
    const { get } = open();
    let finish: (page: RenderedPage) => void = () => {};
    const first = get("/a", () => new Promise<RenderedPage>((resolve) => (finish = resolve)), "open");
    expect(await get("/a", () => page("closed"), "closed")).toBe("closed");
    finish(page("open"));
    expect(await first).toBe("open");
    expect(await get("/a", () => page("closed"), "closed")).toBe("closed");
  });

  test("whose content has changed is rendered first", async () => {
    const { cache, get } = open();
    await get("/a", () => page("one", ["product-1"]));
    await get("/b", () => page("other", ["product-2"]));
    cache.outdate(["product-1"]);
    expect(await get("/b", fail)).toBe("other");
    expect(await get("/a", () => page("two", ["product-1"]))).toBe("two");
  });

  test("is served while the shop is down, which is asked again every two seconds", async () => {
    const { cache, get, pass, renders } = open();
    await get("/a", () => page("one"));
    cache.outdate(["all"]);
    expect(await get("/a", fail)).toBe("one");
    expect(await get("/a", () => page("down", [], 503))).toBe("one");
    expect(renders()).toBe(2);
    pass(2_000);
    expect(await get("/a", () => page("down", [], 503))).toBe("one");
    pass(2_000);
    expect(await get("/a", () => page("two"))).toBe("two");
  });

  test("that was rendered again for its age is rendered again at once when its content changes", async () => {
    const { cache, get, pass } = open();
    await get("/a", () => page("one"));
    pass(1_001);
    await get("/a", fail);
    // The attempt in the background ends after the old page has been served.
    await Promise.resolve();
    await new Promise(setImmediate);
    cache.outdate(["list"]);
    expect(await get("/a", () => page("two"))).toBe("two");
  });

  test("is gone when it no longer exists", async () => {
    const { cache, get } = open();
    await get("/a", () => page("one"));
    cache.outdate(["list"]);
    expect(await get("/a", () => page("gone", [], 404))).toBe(404);
    await expect(get("/a", fail)).rejects.toThrow("down");
  });

  test("that changed while it was rendered is rendered again", async () => {
    const { cache, get, renders } = open();
    let finish: (page: RenderedPage) => void = () => {};
    const first = get("/a", () => new Promise<RenderedPage>((resolve) => (finish = resolve)));
    await Promise.resolve();
    cache.outdate(["product-1"]);
    finish(page("old price", ["product-1"]));
    await expect.poll(renders).toBe(2);
    finish(page("new price", ["product-1"]));
    expect(await first).toBe("new price");
    expect(await get("/a", fail)).toBe("new price");
  });

  test("keeps its smaller body if the content is the same again", async () => {
    const { cache, get, pass } = open();
    const key = { key: "/a", maxAgeMs: 1_000, version: "" };
    const stored = await cache.get(key, async () => page("one"));
    cache.addBody("/a", stored, "br", Buffer.from("1"));
    pass(1_001);
    await get("/a", () => page("one"));
    expect(await get("/a", fail)).toBe("1");
  });
});

test.each([
  ["an error", page("x", [], 500)],
  ["a redirect", page("x", [], 302)],
  ["a page with a cookie", { ...page("x"), headers: [["set-cookie", "a=1"]] as const }],
  ["a page that forbids it", { ...page("x"), headers: [["cache-control", "no-store"]] as const }],
])("%s is never stored", async (_, rendered) => {
  const { cache, get } = open();
  await get("/a", () => rendered);
  expect(cache.status()).toEqual({ pages: 0, bytes: 0 });
});

test("memory is bounded in bytes; what nobody requests makes room", async () => {
  const { cache, get } = open(50_000);
  for (let n = 0; n < 100; n++) {
    await get("/often", () => page("often"));
    await get(`/${n}`, () => page("x".repeat(3_000)));
    expect(cache.status().bytes).toBeLessThanOrEqual(50_000);
  }
  expect(await get("/often", fail)).toBe("often");
  await expect(get("/0", fail)).rejects.toThrow("down");
});

test("memory is bounded in bytes, also of the bodies in further codings", async () => {
  const { cache, get } = open(50_000);
  for (let n = 0; n < 20; n++) {
    const stored = await cache.get({ key: `/${n}`, maxAgeMs: 1_000, version: "" }, async () => page("x".repeat(1_000)));
    cache.addBody(`/${n}`, stored, "identity", Buffer.alloc(10_000));
  }
  // The keys have three characters each.
  expect(cache.status()).toEqual({ pages: 3, bytes: 39_009 });
  expect(await get("/19", fail)).toBe("x".repeat(1_000));
});

test("a page that is larger than the memory is served, and leaves nothing behind", async () => {
  const { cache, get } = open(5_000);
  expect(await get("/a", () => page("x".repeat(4_000)))).toHaveLength(4_000);
  expect([cache.status().pages, cache.keysOf(["list"])]).toEqual([0, []]);
});

test("whatever changes in whatever order, nobody sees an old page after its change", async () => {
  const keys = ["/a", "/b", "/c"];
  const step = fc.oneof(
    fc.record({ kind: fc.constant("change" as const), of: fc.nat(3) }),
    fc.record({ kind: fc.constant("get" as const), of: fc.nat(2) }),
    fc.record({ kind: fc.constant("pass" as const), of: fc.nat(900) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { cache, get, pass } = open();
      const versions = [0, 0, 0, 0];
      /** Each page shows two of the four values. */
      const text = (key: number) => `${versions[key]} ${versions[key + 1]}`;
      for (const { kind, of } of steps) {
        if (kind === "pass") pass(of);
        else if (kind === "change") {
          versions[of] = (versions[of] ?? 0) + 1;
          cache.outdate([`product-${of}`]);
        } else {
          const tags = [`product-${of}`, `product-${of + 1}`];
          expect(await get(keys[of] ?? "", () => page(text(of), tags))).toBe(text(of));
        }
      }
    }),
    { numRuns: 200 },
  );
});
