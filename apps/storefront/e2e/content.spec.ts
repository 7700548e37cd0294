import type { APIRequestContext } from "@playwright/test";
import { contentPageKinds } from "@rewire/domain";
import { LOCALES, findPathLocale, localePrefixes, toLanguageTag } from "@rewire/messages";
import { accessible } from "./accessible.ts";
import { expect, test } from "./test.ts";

/** Page as read by the crawler. */
interface CrawledPage {
  readonly status: number;
  readonly language: string;
  readonly hrefs: readonly string[];
  readonly ids: ReadonlySet<string>;
}

const decode = (text: string): string => text.replaceAll("&amp;", "&");

/** Removes scripts, styles and templates, whose text contains no links. */
const markupOf = (html: string): string => html.replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, "");

async function read(request: APIRequestContext, path: string): Promise<CrawledPage> {
  const answer = await request.get(path, { maxRedirects: 5 });
  const isPage = answer.headers()["content-type"]?.startsWith("text/html") === true;
  const html = isPage ? markupOf(await answer.text()) : "";
  return {
    status: answer.status(),
    language: /<html[^>]* lang="([^"]*)"/.exec(html)?.[1] ?? "",
    hrefs: [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = ""]) => decode(href)),
    ids: new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = ""]) => id)),
  };
}

/** Returns the key of a page: lists with the same query parameters are opened once. */
const keyOf = ({ pathname, search }: URL): string =>
  search === "" ? pathname : `${pathname}?${[...new URLSearchParams(search).keys()].toSorted().join("&")}`;

const LANES = 6;

/** Whether every page is opened in every language, which takes up to an hour. */
const OPENS_ALL = process.env["CRAWL"] === "all";
/** Number of products of which one is opened; the others only have to be in the sitemap. */
const PRODUCTS_PER_SAMPLE = 16;
/** Approximate number of further pages of lists and reviews of which one is opened. */
const LISTS_PER_SAMPLE = 8;

/**
 * Creates the function that selects the pages to open. Lists, products and energy labels have the same links in every
 * language, so they are opened in English only.
 * @param paths Paths of the sitemap
 */
function createChoice(paths: readonly string[]): (url: URL) => boolean {
  const places = new Map(paths.map((path, place) => [path, place]));
  return ({ pathname: path, search }) => {
    const isEnglish = findPathLocale(path) === "en_US";
    const isProduct = path.includes("/product/");
    const isList = /\/(?:product-category|products)\//.test(path);
    // The same code renders the filters and later pages of all lists, and those of all reviews.
    const isSampled = path.length % LISTS_PER_SAMPLE === 0;
    if (!OPENS_ALL && isEnglish && /\/product-category\/.*\/(?:filters|page\/)/.test(path)) return isSampled;
    if (!OPENS_ALL && isProduct && search.includes("review-") && !isSampled) return false;
    if (OPENS_ALL || (isEnglish && !isProduct) || (!isProduct && !isList)) return true;
    const place = places.get(path);
    // A product that is not in the sitemap is opened to check it.
    return isProduct && isEnglish && (place === undefined || place % PRODUCTS_PER_SAMPLE === 0);
  };
}

/** Opens the pages of this site that can be reached by links. @returns Faults, and the numbers of links and pages */
async function crawl(request: APIRequestContext, baseUrl: string, isOpened: (url: URL) => boolean) {
  const waiting = [new URL("/", baseUrl)];
  const linkKeys = new Set(waiting.map(keyOf));
  const from = new Map<string, string>();
  const faults: string[] = [];
  let opened = 0;
  const visit = async (url: URL): Promise<void> => {
    opened += 1;
    const { status, hrefs, ids } = await read(request, url.pathname + url.search);
    if (status !== 200)
      faults.push(`${url.pathname}${url.search} is answered ${status}, linked from ${from.get(keyOf(url)) ?? ""}`);
    for (const href of hrefs) {
      const link = URL.parse(href, url);
      if (href === "" || href === "#" || !link) faults.push(`${url.pathname} has a link to "${href}"`);
      else if (href.startsWith("#") && !ids.has(decodeURIComponent(href.slice(1))))
        faults.push(`${url.pathname} links to ${href}, which is not on it`);
      else if (link.origin === url.origin && !linkKeys.has(keyOf(link))) {
        linkKeys.add(keyOf(link));
        from.set(keyOf(link), url.pathname);
        if (isOpened(link)) waiting.push(link);
      }
    }
  };
  const run = async (): Promise<void> => {
    for (let url = waiting.shift(); url; url = waiting.shift()) await visit(url);
  };
  // A worker may run out of links while another one is about to find more.
  while (waiting.length > 0) await Promise.all(Array.from({ length: LANES }, run));
  return { faults, links: linkKeys.size, opened };
}

test("no link of the shop is dead, and none leads nowhere", async ({ request, rewire }) => {
  // Opens several hundred pages, which takes more than three minutes on a busy machine.
  test.setTimeout(OPENS_ALL ? 60 * 60_000 : 9 * 60_000);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  const { faults, links, opened } = await crawl(request, rewire.url, createChoice(paths));
  expect(faults).toEqual([]);
  test.info().annotations.push({ type: "crawl", description: `${links} links, ${opened} pages opened` });
  expect(opened).toBeGreaterThan(300);
});

test("pages of text are there in six languages, in the footer and in the sitemap", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const locale of LOCALES) {
    const paths = contentPageKinds.map((name) => `${localePrefixes[locale]}/info/${name}`);
    for (const path of paths) {
      const page = await read(request, path);
      expect({ path, status: page.status, language: page.language }).toEqual({
        path,
        status: 200,
        language: toLanguageTag(locale),
      });
      expect(page.hrefs).toEqual(expect.arrayContaining(paths));
      expect(sitemap).toContain(`${path}</loc>`);
    }
  }
  expect((await request.get("/info/nothing")).status()).toBe(404);
});

test("terms and privacy policy open at checkout without leaving it", async ({ page }) => {
  await page.goto("/de/product/hearth-hub");
  await page.getByRole("main").getByRole("button", { name: "In den Warenkorb" }).first().click();
  await expect(page.getByText("Hearth Hub liegt im Warenkorb.")).toBeVisible();
  await page.goto("/de/checkout");
  const email = page.getByRole("textbox", { name: /E-Mail/ });
  await email.fill("maria@example.test");
  const link = page.getByRole("main").getByRole("link", { name: "AGB", exact: true }).last();
  await link.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Allgemeine Geschäftsbedingungen" });
  await expect(dialog.getByText("Es gilt deutsches Recht.", { exact: false })).toBeAttached();
  await accessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await expect(email).toHaveValue("maria@example.test");
});

test("pages of text can be read by everybody", async ({ page }) => {
  test.slow();
  for (const locale of LOCALES)
    for (const name of contentPageKinds) {
      await page.goto(`${localePrefixes[locale]}/info/${name}`);
      await accessible(page);
    }
});
