import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { LOCALES, localePrefixes } from "@rewire/messages";
import { crawlShop } from "./crawlShop.ts";
import { isOpenedInLanguage } from "./urlKeys.ts";

let server: Server | undefined;

afterEach(() => {
  server?.close();
  server = undefined;
});

const page = (body: string, language = "en-US"): string => `<!doctype html><html lang="${language}"><body>${body}`;

/** Serves pages by path and query, and records the requested ones. Paths without a page are answered 404. */
async function serve(pages: Readonly<Record<string, string>>): Promise<{ url: string; requestedPaths: string[] }> {
  const requestedPaths: string[] = [];
  server = createServer(({ url = "" }, response) => {
    const path = decodeURIComponent(url);
    requestedPaths.push(path);
    const html = pages[path];
    response.writeHead(html === undefined ? 404 : 200, { "content-type": "text/html; charset=utf-8" });
    response.end(html ?? page("Not found", path.startsWith("/de") ? "de-DE" : "en-US"));
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requestedPaths };
}

const crawl = async (
  pages: Readonly<Record<string, string>>,
  options: Partial<Parameters<typeof crawlShop>[0]> = {},
) => {
  const { url, requestedPaths } = await serve(pages);
  return { requestedPaths, ...(await crawlShop({ url, start: ["/"], hasFiles: true, ...options })) };
};

describe("a crawl", () => {
  test("of a shop without faults opens every page once, in every language", async () => {
    const { faults, pages, requestedPaths, kinds, ...figures } = await crawl({
      "/": page(
        '<h1 id="top"></h1><a href="/a">a</a><a href="/de">de</a><a href="#top">top</a><a href="mailto:x@y.z">',
      ),
      "/a": page('<a href="/#top">home</a><a href="https://other.example/">other</a>'),
      "/de": page('<a href="/">en</a><a href="/de/a">a</a>', "de-DE"),
      "/de/a": page('<a href="/de">de</a>', "de-DE"),
    });
    expect(faults).toEqual([]);
    expect(pages).toEqual({ "en-US": 2, "de-DE": 2 });
    expect(kinds).toEqual({ "/": 2, "/a": 2 });
    expect(figures).toEqual({ links: 4, unopenedLinks: 0, fragments: 1, files: 0 });
    expect(requestedPaths.toSorted()).toEqual(["/", "/a", "/de", "/de/a"]);
  });

  test.each([
    ["a dead link", '<a href="/gone">', "/gone is answered 404, linked from /"],
    ["an empty link", '<a href="">', '/ has a link to ""'],
    ["a link to nowhere", '<a href="#">', '/ has a link to "#"'],
    ["a link to the top of a page", '<a href="/b#">', '/ has a link to "/b#"'],
    ["a link that runs a script", '<a href="javascript:void 0">', '/ has a link to "javascript:void 0"'],
    ["an e-mail link without an address", '<a href="mailto:">', '/ has a link to "mailto:"'],
    ["a missing fragment of the page", '<a href="#x">', "/ links to #x, which is not on it"],
    ["a missing fragment of another page", '<a href="/b#x">', "/ links to /b#x, which is not there"],
    ["a page in a wrong language", '<a href="/de">', '/de is in "en-US", not in de-DE'],
    ["a dead GET form", '<form action="/gone">', "/gone is answered 404, linked from /"],
    [
      "a missing picture",
      '<img srcset="/p.png?w=80 80w, /p.png?w=160 160w">',
      "/p.png?w=80 is answered 404, used by /",
    ],
    ["a missing script", '<script src="/s.js"></script>', "/s.js is answered 404, used by /"],
  ])("finds %s", async (_, html, fault) => {
    const { faults } = await crawl({ "/": page(html), "/b": page(""), "/de": page("") });
    expect(faults).toEqual([expect.stringContaining(fault)]);
  });

  test("requests a page for a fragment alone where it is told to", async () => {
    const isOpened = ({ pathname }: URL) => pathname === "/";
    const isRequestedForFragment = ({ pathname }: URL) => pathname === "/c";
    const pages = { "/": page('<a href="/b#x">b</a><a href="/c#x">c</a>'), "/b": page(""), "/c": page("") };
    const { faults, fragments, requestedPaths } = await crawl(pages, { isOpened, isRequestedForFragment });
    expect(faults).toEqual(["/ links to /c#x, which is not there"]);
    expect(fragments).toBe(1);
    expect(requestedPaths).toEqual(["/", "/c"]);
  });

  test("expects no fragment of a form's answer on the page without it", async () => {
    expect((await crawl({ "/": page('<form action="/b#answer"></form>'), "/b": page("") })).faults).toEqual([]);
  });

  test("reads no links of templates and scripts, and leaves forms that post alone", async () => {
    const html = '<template><a href="/x"></template><script>"<a href=/y>"</script><form method="post" action="/z">';
    expect((await crawl({ "/": page(html) })).faults).toEqual([]);
  });

  test("opens every URL with one choice, and one of those with several for each path", async () => {
    const hrefs = [
      "?filter=color[red]",
      "?filter=color[blue]",
      "?filter=color[red,blue]",
      "?filter=size[s],color[red]",
    ];
    const { requestedPaths, unopenedLinks } = await crawl({
      "/": page(["?orderby=price&order=ASC", ...hrefs].map((href) => `<a href="/${href}">`).join("")),
      ...Object.fromEntries(hrefs.map((href) => [`/${href}`, page("")])),
      "/?orderby=price&order=ASC": page(""),
    });
    expect(requestedPaths.toSorted()).toEqual(
      ["/", "/?orderby=price&order=ASC", ...hrefs.filter((href) => !href.includes("size"))]
        .map((path) => (path.startsWith("?") ? `/${path}` : path))
        .toSorted(),
    );
    expect(unopenedLinks).toBe(1);
  });
});

test("each choice of a list is opened in one language, and every other page in all", () => {
  const languagesOf = (path: string) =>
    LOCALES.filter((locale) => isOpenedInLanguage(new URL(`http://shop.example${localePrefixes[locale]}${path}`)));
  for (let page = 1; page < 100; page += 1)
    expect(languagesOf(`/product-category/phones?filter=brand[${page}]`)).toHaveLength(1);
  const chosen = Array.from({ length: 100 }, (_, value) => languagesOf(`/products?filter=brand[${value}]`)[0]);
  expect(new Set(chosen).size).toBe(LOCALES.length);
  for (const path of ["/products", "/product/one", "/repair?device=one", "/productsheet?a=b"])
    expect(languagesOf(path)).toEqual(LOCALES);
});
