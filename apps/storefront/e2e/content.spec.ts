import { contentPageKinds } from "@rewire/domain";
import { LOCALES, findPathLocale, localePrefixes, toLanguageTag } from "@rewire/messages";
import { accessible } from "./accessible.ts";
import { crawlShop } from "./crawl/crawlShop.ts";
import { requestPage } from "./crawl/requestPage.ts";
import { expect, test } from "./test.ts";

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
    if (isEnglish && /\/product-category\/.*\/(?:filters|page\/)/.test(path)) return isSampled;
    if (isProduct && search.includes("review-") && !isSampled) return false;
    if ((isEnglish && !isProduct) || (!isProduct && !isList)) return true;
    const place = places.get(path);
    // A product that is not in the sitemap is opened to check it.
    return isProduct && isEnglish && (place === undefined || place % PRODUCTS_PER_SAMPLE === 0);
  };
}

// `npm run crawl` opens every page in every language.
test("no link of the shop is dead, and none leads nowhere", async ({ request, rewire }) => {
  // Opens several hundred pages, which takes more than three minutes on a busy machine.
  test.setTimeout(9 * 60_000);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  const isChosen = createChoice(paths);
  const { faults, pages, links, fragments } = await crawlShop({
    url: rewire.url,
    start: ["/"],
    isOpened: isChosen,
    isRequestedForFragment: isChosen,
    maxChoices: 0,
  });
  expect(faults).toEqual([]);
  const opened = Object.values(pages).reduce((sum, count) => sum + count, 0);
  test
    .info()
    .annotations.push({ type: "crawl", description: `${links} links, ${opened} pages opened, ${fragments} fragments` });
  expect(opened).toBeGreaterThan(300);
  expect(fragments).toBeGreaterThan(10);
});

test("pages of text are there in six languages, in the footer and in the sitemap", async ({ request, rewire }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const locale of LOCALES) {
    const paths = contentPageKinds.map((name) => `${localePrefixes[locale]}/info/${name}`);
    for (const path of paths) {
      const { status, page } = await requestPage(new URL(path, rewire.url));
      expect({ path, status, language: page?.language }).toEqual({
        path,
        status: 200,
        language: toLanguageTag(locale),
      });
      expect(page?.links).toEqual(expect.arrayContaining(paths));
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
  // Back, as on phones, closes the terms too.
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/de\/checkout$/);
  await expect(email).toHaveValue("maria@example.test");
});

test("pages of text can be read by everybody", async ({ page }) => {
  test.slow();
  for (const locale of LOCALES)
    for (const name of contentPageKinds) {
      await page.goto(`${localePrefixes[locale]}/info/${name}`);
      // All pages of a language have the same header and footer.
      await accessible(page, name === contentPageKinds[0] ? [] : ["header:not(main *)", "footer:not(main *)"]);
    }
});
