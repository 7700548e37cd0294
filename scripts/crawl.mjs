// npm run crawl: opens every page of the built app with the embedded shop that links lead to, in six languages, by plain
// requests. Checks status and language of each page, fragments, and pictures (in one width), scripts and styles. Every
// page without a query is opened in every language. Lists and products with one choice in their query (a filter value, an
// order, a variation) are opened each in one of the languages, with --all in every one; URLs with several choices once
// for each path and set of parameters. --only /de restricts the crawl to paths that begin so. Exits with 1 when a link is
// dead.
import { openRewire } from "../apps/storefront/e2e/rewire.ts";
import { crawlShop } from "../apps/storefront/e2e/crawl/crawlShop.ts";
import { isOpenedInLanguage } from "../apps/storefront/e2e/crawl/urlKeys.ts";
import { readOptions } from "./bench/figures/readOptions.mjs";

const sortByName = (counts) => Object.entries(counts).toSorted(([left], [right]) => (left < right ? -1 : 1));
const PAGES_PER_LINE = 250;

const options = readOptions(process.argv.slice(2), { only: "", all: false });
const rewire = await openRewire();
const started = performance.now();
const seconds = () => Math.round((performance.now() - started) / 1000);
try {
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
    `${count} pages opened, ${result.links} links (${result.unopenedLinks} further combinations), ${result.fragments} fragments, ${result.files} files, ${seconds()} s, ${result.faults.length} faults`,
  );
  if (result.faults.length > 0) process.exitCode = 1;
} finally {
  await rewire.stop();
}
