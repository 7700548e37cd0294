import { readFileSync } from "node:fs";
import { LOCALES, localePrefixes, toLanguageTag, toLocalePath, type Locale } from "@rewire/messages";
import { addresses } from "./addresses.ts";
import { pageAlive } from "./alive.ts";
import { followQuiet } from "./quiet.ts";
import { parseMissingUrl } from "../server/publicPages/parseMissingUrl.ts";
import { parsePublicUrl, type ParameterReads } from "../server/publicPages/parsePublicUrl.ts";
import { expect, test } from "./test.ts";

type Words = Readonly<Record<string, string | { defaultMessage: string }>>;

/** Reads all messages of a language from its file. */
function wordsOf(locale: Locale): ReadonlyMap<string, string> {
  const file = JSON.parse(
    readFileSync(new URL(`../../../packages/messages/src/locales/${locale}.json`, import.meta.url), "utf8"),
  ) as Words;
  return new Map(
    Object.entries(file).map(([key, entry]) => [key, typeof entry === "string" ? entry : entry.defaultMessage]),
  );
}

const textsByLocale = new Map(LOCALES.map((locale) => [locale, wordsOf(locale)]));
const say = (locale: Locale, key: string): string => textsByLocale.get(locale)?.get(key) ?? "";
const others = LOCALES.filter((locale) => locale !== "en_US");
const query = "?utm_source=letter&gclid=1&pa_color=blue";

/** Lists the texts between tags in the source of a page. */
const textsIn = (html: string): readonly string[] =>
  [...html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, "").matchAll(/>([^<]+)</g)]
    .map(([, text = ""]) => text.trim())
    .filter(Boolean);

/** Texts of the catalogue, which are not translated, that also occur in the interface. */
const shopWords: readonly string[] = [
  "Speaker or microphone",
  "Something else",
  "Compatible parts",
  "Original parts",
  "Charging port",
  "Hinge or headband",
  "Repairability index",
];

/** English texts of the interface that differ in the given language, where they indicate a missing translation. */
const englishOf = (locale: Locale): ReadonlySet<string> =>
  new Set(
    [...(textsByLocale.get("en_US") ?? [])]
      .filter(
        ([key, text]) =>
          text.length > 12 && !shopWords.includes(text) && !/[{<]/.test(text) && say(locale, key) !== text,
      )
      .map(([, text]) => text),
  );

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\b${name}="([^"]*)"`, "i").exec(tag)?.[1]?.replaceAll("&amp;", "&") ?? "";
const tagsIn = (html: string, pattern: RegExp): readonly string[] => [...html.matchAll(pattern)].map(([tag]) => tag);
const placeOf = (tag: string): string => {
  const { pathname, search } = new URL(attribute(tag, "href"));
  return `${pathname}${search}`;
};

/** Expects the canonical URL and the alternates of all languages in the head of a public page. */
function expectHead(html: string, address: string, locale: Locale, isPublic: boolean) {
  const links = tagsIn(html, /<link\b[^>]*>/g);
  const canonical = links.filter((link) => attribute(link, "rel") === "canonical").map(placeOf);
  const alternates = links
    .filter((link) => attribute(link, "rel") === "alternate")
    .map((link) => [attribute(link, "hreflang"), placeOf(link)]);
  expect(canonical).toEqual(isPublic ? [toLocalePath(address, locale)] : []);
  expect(alternates).toEqual(
    isPublic ? [...LOCALES.map((one) => [toLanguageTag(one), toLocalePath(address, one)]), ["x-default", address]] : [],
  );
}

/** Expects no interface texts in another language, and no message keys. */
function expectWords(html: string, locale: Locale) {
  const texts = textsIn(html).map((text) => text.replaceAll("&#x27;", "'"));
  const english = englishOf(locale);
  expect(texts.filter((text) => locale !== "en_US" && english.has(text))).toEqual([]);
  expect(texts.filter((text) => textsByLocale.get("en_US")?.has(text))).toEqual([]);
}

/** No page of the test knows the values in `query`. */
const reads: ParameterReads = {
  filterAttributes: async () => [],
  product: async () => null,
  deskQuery: async (deskQuery) => deskQuery,
};

const firstSegments = new Set(
  addresses.filter((path) => path !== "/nothing/here").map((path) => path.split("/")[1] ?? ""),
);

/**
 * Returns the path of a link on a public page, which keeps only the query parameters that change the page, or on a page
 * that does not exist, which keeps none.
 */
async function linkTo(path: string): Promise<string> {
  const url = new URL(path, "http://shop.test");
  const address = (await parsePublicUrl(url, reads)) ?? parseMissingUrl(url, firstSegments);
  return address?.path ?? path;
}

for (const address of addresses) {
  test(`${address} is read in six languages without cookies`, async ({ request, rewire }) => {
    const get = (path: string) => request.get(path, { maxRedirects: 0, headers: { "accept-language": "en" } });
    const status = (await get(address)).status();
    for (const locale of LOCALES) {
      const answer = await get(`${toLocalePath(address, locale)}${query}`);
      const html = await answer.text();
      expect(answer.status(), locale).toBe(status);
      expect(html).toMatch(new RegExp(`<html[^>]* lang="${toLanguageTag(locale)}"`));
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
      expect(title).not.toBe("");
      expectHead(html, address, locale, status < 400 && !html.includes('content="noindex"'));
      const choices = tagsIn(html, /<a\b[^>]*hreflang=[^>]*>/gi).map((link) => attribute(link, "href"));
      for (const one of LOCALES) expect(choices, one).toContain(await linkTo(`${toLocalePath(address, one)}${query}`));
      expectWords(html, locale);
    }
    expect(rewire.log()).not.toMatch(/MISSING_TRANSLATION|FORMAT_ERROR|Missing message/);
  });
}

test("search engines read in each language what a page is about", async ({ request }) => {
  const descriptions = [
    ["/repair", "repair.desk.lead"],
    ["/contact", "contact.lead"],
    ["/guarantee", "goods.guarantee.lead"],
    ["/trade-in", "tradeIn.lead"],
  ] as const;
  for (const [address, key] of descriptions)
    for (const locale of LOCALES) {
      const html = await (await request.get(toLocalePath(address, locale))).text();
      const [description = ""] = tagsIn(html, /<meta name="description"[^>]*>/g);
      expect(attribute(description, "content"), `${locale} ${address}`).toBe(say(locale, key));
    }
});

for (const locale of others) {
  test(`${locale} as a prefix is sent on to ${localePrefixes[locale]}`, async ({ request }) => {
    for (const [path, target] of [
      ["", ""],
      ["/products/page/2?search=case", "/products/page/2?search=case"],
    ]) {
      const answer = await request.get(`/${locale}${path}`, { maxRedirects: 0 });
      expect([answer.status(), answer.headers()["location"]]).toEqual([308, `${localePrefixes[locale]}${target}`]);
    }
  });

  test(`the front page leads readers of ${toLanguageTag(locale)} to ${localePrefixes[locale]}`, async ({ request }) => {
    const answer = await request.get("/?ref=1", {
      maxRedirects: 0,
      headers: { "accept-language": `${toLanguageTag(locale)},en;q=0.5` },
    });
    expect([answer.status(), answer.headers()["location"]]).toEqual([302, `${localePrefixes[locale]}?ref=1`]);
    const chosen = await request.get("/", {
      maxRedirects: 0,
      headers: { "accept-language": "en", cookie: `i18n_redirected=${locale}` },
    });
    expect([chosen.status(), chosen.headers()["location"]]).toEqual([302, localePrefixes[locale]]);
  });
}

test("the full code of English is sent on too", async ({ request }) => {
  const answer = await request.get("/en_US/products?sort=1", { maxRedirects: 0 });
  expect([answer.status(), answer.headers()["location"]]).toEqual([308, "/products?sort=1"]);
});

test("choosing a language keeps place and query, writes the cookie, and loads that language's words alone", async ({
  page,
  context,
}) => {
  /** Texts of the scripts that were loaded since the last page. */
  let loaded: Promise<string>[] = [];
  page.on("requestfinished", (request) => {
    // The browser discards the content of scripts after a navigation; the file is then fetched again.
    const text = async () =>
      request
        .response()
        .then((response) => response?.text() ?? "")
        .catch(async () => (await context.request.get(request.url())).text());
    if (/\.js(\?|$)/.test(request.url())) loaded.push(text());
  });
  const isQuiet = followQuiet(page);
  await page.goto("/products?search=case");
  for (const locale of [...others, "en_US" as const]) {
    // Waits for hydration; the scripts loaded before contain the previous language.
    await pageAlive(page);
    await isQuiet();
    await Promise.all(loaded);
    loaded = [];
    await page
      .getByRole("contentinfo")
      .locator(`a[hreflang="${toLanguageTag(locale)}"]`)
      .click();
    await expect(page).toHaveURL(new RegExp(`${toLocalePath("/products", locale)}\\?search=case$`));
    await expect(page.locator("html")).toHaveAttribute("lang", toLanguageTag(locale));
    await expect(page.getByRole("heading", { level: 1 })).toContainText("case");
    const cookie = (await context.cookies()).find(({ name }) => name === "i18n_redirected");
    expect(cookie).toMatchObject({ value: locale, path: "/", sameSite: "Lax", httpOnly: false });
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
    await pageAlive(page);
    await isQuiet();
    const scripts = await Promise.all(loaded);
    for (const one of LOCALES) {
      const sentence = say(one, "layout.credit");
      expect(
        scripts.some((script) => script.includes(sentence)),
        `${one} beside ${locale}`,
      ).toBe(one === locale);
    }
  }
});

test("a choice at the checkout keeps what was typed", async ({ page }) => {
  await page.goto("/product/nordlys-n3-pro?pa_color=ice-blue&pa_storage=256-gb");
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page.getByText("Nordlys N3 Pro, Ice blue, 256 GB is in the cart.")).toBeVisible();
  await page.goto("/checkout");
  await page.getByLabel("City").fill("Clermont-Ferrand");
  await page.getByRole("contentinfo").getByRole("link", { name: "Français" }).click();
  await expect(page).toHaveURL(/\/fr\/checkout$/);
  await expect(page.getByLabel(say("fr_FR", "checkout.city"), { exact: true })).toHaveValue("Clermont-Ferrand");
  await expect(page.getByRole("button", { name: /^Commander et payer/ })).toBeVisible();
});
