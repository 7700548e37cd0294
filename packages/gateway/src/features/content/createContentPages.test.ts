import { createShopClient } from "@rewire/data/server";
import { createDemoShop, defaultSettings, type PageRecord } from "@rewire/demo-shop";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readConfig } from "../../config/readConfig.ts";
import { silentLog } from "../../log/createLog.ts";
import { smallCatalogue } from "../../testing/smallCatalogue.ts";
import { createContentPages } from "./createContentPages.ts";

const page = (uri: string, content = "<p>Text</p>", title = `Title of ${uri}`): PageRecord => ({ uri, title, content });

const { contentPages: defaultSources } = readConfig({});

function open(pages: readonly PageRecord[] = defaultSettings.pages, sources = defaultSources) {
  const state = { now: 1, pages, isDown: false, requests: 0 };
  const changes: string[] = [];
  const client = createShopClient({
    url: "http://shop.example/graphql",
    currency: "EUR",
    fetch: async (...request) => {
      state.requests += 1;
      if (state.isDown) throw new TypeError("Failed to fetch");
      return createDemoShop({ catalogue: smallCatalogue, settings: { pages: state.pages } }).handle(
        new Request(...request),
      );
    },
    log: () => undefined,
  });
  const service = createContentPages({
    shop: client,
    shopUrl: new URL("http://shop.example/graphql"),
    sources,
    ttlMs: 1_000,
    now: () => state.now,
    log: silentLog,
    onChange: (name) => changes.push(name),
    onListChange: () => changes.push("list"),
  });
  return { state, changes, service };
}

const valueOf = async (...[name, language]: [string, string?]) => {
  const read = await open().service.page(name, language ?? "en");
  return read.ok ? read.value : read.error.kind;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a page of text", () => {
  test.each(["en", "de", "es", "fr", "it", "pt-br"])("is read in the language %s", async (language) => {
    for (const { name } of defaultSources)
      expect(await valueOf(name, language)).toMatchObject({ name, language, title: expect.stringMatching(/\S/) });
  });

  test.each(["nothing", "", "__proto__", "../terms"])("that nobody has set is none: %j", async (name) => {
    expect(await valueOf(name)).toBe("notFound");
  });

  test("is sanitised on the server", async () => {
    const { service } = open([
      page("/imprint", '<h1>A</h1><script>x()</script><p onclick="x()">B<img src=x onerror=y></p>'),
    ]);
    expect(await service.page("imprint", "en")).toMatchObject({
      value: { content: { safeHtml: expect.stringMatching(/^<h2>A<\/h2><p>B(?:<img[^>]*loading="lazy" \/>)?<\/p>$/) } },
    });
  });

  test("leads to the storefront's own pages where it links to the shop's", async () => {
    const links =
      '<a href="http://shop.example/de/agb/">1</a><a href="/privacy">2</a><a href="https://x.example/terms">3</a>';
    const { service } = open([page("/imprint", links)]);
    const read = await service.page("imprint", "en");
    expect(read.ok && [...read.value.content.safeHtml.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      "/de/info/terms",
      "/info/privacy",
      "https://x.example/terms",
    ]);
  });

  test("that is written in other languages alone is shown in the first of them", async () => {
    const { service } = open([page("/de/agb"), page("/fr/conditions-generales")]);
    expect(await service.page("terms", "fr")).toMatchObject({ value: { language: "fr" } });
    expect(await service.page("terms", "it")).toMatchObject({ value: { language: "de" } });
  });

  test("without a text gives way to one in another language", async () => {
    const { service } = open([page("/de/agb", " "), page("/terms")]);
    expect(await service.page("terms", "de")).toMatchObject({ value: { language: "en" } });
    expect(await open([page("/de/agb", "")]).service.page("terms", "de")).toMatchObject({
      value: { language: "de", content: { safeHtml: "" } },
    });
  });

  test("is shown as it was while the shop is away, and read anew when it is back", async () => {
    const { state, service, changes } = open([page("/imprint", "<p>One</p>")]);
    await service.page("imprint", "en");
    state.now += 2_000;
    state.isDown = true;
    expect(await service.page("imprint", "en")).toMatchObject({ value: { content: { safeHtml: "<p>One</p>" } } });
    state.isDown = false;
    state.pages = [page("/imprint", "<p>Two</p>")];
    vi.useRealTimers();
    await expect
      .poll(() => {
        state.now += 2_000;
        return service.page("imprint", "en");
      })
      .toMatchObject({ value: { content: { safeHtml: "<p>Two</p>" } } });
    await expect.poll(() => changes).toEqual(["imprint"]);
  });

  test("of a shop that was never reached is a failure, not missing", async () => {
    const { state, service } = open();
    state.isDown = true;
    expect(await service.page("imprint", "en")).toMatchObject({ ok: false, error: { kind: "unreachable" } });
  });
});

describe("the list of pages", () => {
  const names = async (service: ReturnType<typeof open>["service"], language = "en") =>
    (await service.list(language)).map(({ name }) => name);
  const all = ["imprint", "privacy", "terms", "shipping", "withdrawal", "accessibility", "warranty"];

  test("has all kinds before anything is read, and asks for each page once", async () => {
    const { service, state } = open();
    expect(await names(service)).toEqual(all);
    await service.list("de");
    await vi.waitFor(() => expect(state.requests).toBe(42));
  });

  test("has what the shop has, once that is known", async () => {
    const { service, changes } = open([page("/imprint"), page("/de/agb")]);
    await service.readAll();
    expect(await names(service)).toEqual(["imprint", "terms"]);
    expect(changes).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(changes).toEqual(["list"]);
  });

  test("has further pages under their titles, once they are known", async () => {
    const { contentPages } = readConfig({ OTHER_PAGES: "about: en /about, de /ueber-uns; jobs: en /jobs" });
    const { service, changes } = open([...defaultSettings.pages, page("/ueber-uns")], contentPages);
    expect(await names(service)).toEqual(all);
    await service.readAll();
    expect(await service.list("en")).toContainEqual({ name: "about", title: "Title of /ueber-uns" });
    expect(await names(service)).toEqual([...all, "about"]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(changes).toEqual(["list"]);
  });
});

describe("settings", () => {
  test.each([
    { TERMS_PAGE: "/terms" },
    { TERMS_PAGE: "en terms" },
    { TERMS_PAGE: "xx /terms" },
    { TERMS_PAGE: "en /terms, en /agb" },
    { OTHER_PAGES: "terms: en /terms" },
    { OTHER_PAGES: "a: en /a; a: en /b" },
    { OTHER_PAGES: "A B: en /a" },
  ])("%j stops the start", (env) => expect(() => readConfig(env)).toThrow(Object.keys(env)[0]));

  test("none leaves a page out", () => {
    const names = readConfig({ WARRANTY_PAGE: "none", OTHER_PAGES: "none" }).contentPages.map(({ name }) => name);
    expect(names).not.toContain("warranty");
    expect(names).toHaveLength(6);
  });
});
