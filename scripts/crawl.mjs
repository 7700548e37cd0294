// npm run crawl: opens every page of the built app with the embedded shop that links lead to, in six languages, by plain
// requests. Checks status and language of each page, fragments, and pictures (in one width), scripts and styles. Every
// page without a query is opened in every language. Lists and products with one choice in their query (a filter value, an
// order, a variation) are opened each in one of the languages, with --all in every one; URLs with several choices once
// for each path and set of parameters. --only /de restricts the crawl to paths that begin so. Then a
// browser opens every page to which the footer leads, in each language, and axe checks it; --footer does only this. Exits
// with 1 when a link is dead or a page has a fault.
import { chromium } from "playwright";
import { checkFooterPages } from "../apps/storefront/e2e/crawl/checkFooterPages.ts";
import { openRewire } from "../apps/storefront/e2e/rewire.ts";
import { crawlShop } from "../apps/storefront/e2e/crawl/crawlShop.ts";
import { isOpenedInLanguage } from "../apps/storefront/e2e/crawl/urlKeys.ts";
import { readOptions } from "./bench/figures/readOptions.mjs";
import { launchOptions } from "./browser.mjs";

const sortByName = (counts) => Object.entries(counts).toSorted(([left], [right]) => (left < right ? -1 : 1));
const PAGES_PER_LINE = 250;

const options = readOptions(process.argv.slice(2), { only: "", all: false, footer: false });
const rewire = await openRewire();
const started = performance.now();
const seconds = () => Math.round((performance.now() - started) / 1000);

/** Follows every link. @returns {Promise<number>} the number of faults */
async function followLinks() {
  const result = await crawlShop({
    url: rewire.url,
    start: [options.only === "" ? "/" : options.only],
    isOpened: (url) => url.pathname.startsWith(options.only) && (options.all || isOpenedInLanguage(url)),
    hasFiles: true,
    onFault: (fault) => console.log(`✗ ${fault}`),
    onPage: (opened, waiting) => {
      if (opened % PAGES_PER_LINE === 0) console.error(`${opened} pages opened, ${waiting} waiting, ${seconds()} s`);
    },
  });
  for (const [kind, count] of sortByName(result.kinds)) console.log(`${String(count).padStart(6)} ${kind}`);
  const pages = sortByName(result.pages);
  console.log(pages.map(([language, count]) => `${language} ${count}`).join(", "));
  const count = pages.reduce((sum, [, number]) => sum + number, 0);
  console.log(
    `${count} pages opened, ${result.links} links (${result.unopenedLinks} of them combinations or choices in further languages), ${result.fragments} fragments, ${result.files} files, ${seconds()} s, ${result.faults.length} faults`,
  );
  return result.faults.length;
}

/** Opens the pages of the footer in a browser. @returns {Promise<number>} the number of faults */
async function openFooterPages() {
  const browser = await chromium.launch(await launchOptions());
  const { pages, faults } = await checkFooterPages(browser, rewire.url);
  await browser.close();
  for (const fault of faults) console.log(`✗ ${fault}`);
  console.log(`${pages} pages of the footer in six languages, ${seconds()} s, ${faults.length} faults`);
  return faults.length;
}

try {
  const faults = (options.footer ? 0 : await followLinks()) + (options.only === "" ? await openFooterPages() : 0);
  if (faults > 0) process.exitCode = 1;
} finally {
  await rewire.stop();
}
