import type { Browser, Page } from "@playwright/test";
import { LOCALES, localePrefixes, toLanguageTag } from "@rewire/messages";
import { findViolations } from "../accessible.ts";

/** Result of opening the pages to which the footer leads. */
export interface FooterResult {
  /** Number of opened pages. */
  readonly pages: number;
  /** Wrong statuses and languages, and violations of accessibility rules. */
  readonly faults: readonly string[];
}

/**
 * Opens every page of the shop to which its footer leads, in a browser and in each language, and expects status 200, the
 * language of the footer, and no violation that axe finds.
 * @param url URL of the storefront.
 */
export async function checkFooterPages(browser: Browser, url: string): Promise<FooterResult> {
  const faults: string[] = [];
  let pages = 0;
  for (const locale of LOCALES) {
    const context = await browser.newContext({ baseURL: url, locale: toLanguageTag(locale) });
    const page = await context.newPage();
    await page.goto(localePrefixes[locale] || "/");
    for (const path of await listFooterPaths(page)) {
      const answer = await page.goto(path);
      pages += 1;
      const status = answer?.status() ?? 0;
      if (status !== 200) faults.push(`${path} is answered ${status}`);
      const language = await page.locator("html").getAttribute("lang");
      if (language !== toLanguageTag(locale))
        faults.push(`${path} is in "${language}", not in ${toLanguageTag(locale)}`);
      for (const violation of await findViolations(page)) faults.push(`${path} violates ${violation}`);
    }
    await context.close();
  }
  return { pages, faults };
}

/** Returns the paths of the footer's links, except those to other languages of the current page. */
async function listFooterPaths(page: Page): Promise<readonly string[]> {
  const hrefs = await page
    .getByRole("contentinfo")
    .locator("a[href^='/']:not([hreflang])")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  return [...new Set(hrefs)];
}
