import { findPathLocale, toLanguageTag } from "@rewire/messages";
import { createFrontier, type FoundLink, type Frontier } from "./createFrontier.ts";
import type { PageLinks } from "./readPageLinks.ts";
import { requestPage } from "./requestPage.ts";
import { toPageKey, toPageKind } from "./urlKeys.ts";

/** Result of a crawl. */
export interface CrawlResult {
  /** Dead links, missing files and fragments, and pages in a wrong language, with a page that leads there. */
  readonly faults: readonly string[];
  /** Number of opened pages, by language tag. */
  readonly pages: Readonly<Record<string, number>>;
  /** Number of opened pages, by kind: `/product`, `/products?filter`. */
  readonly kinds: Readonly<Record<string, number>>;
  /** Number of distinct links to pages of the shop. */
  readonly links: number;
  /** Number of links that were not opened, as combinations or because `isOpened` left them out. */
  readonly unopenedLinks: number;
  /** Number of checked links to a fragment of another page. */
  readonly fragments: number;
  /** Number of requested pictures, scripts, styles and other files. */
  readonly files: number;
}

interface CrawlOptions {
  /** URL of the storefront. */
  readonly url: string;
  /** Paths at which the crawl begins. */
  readonly start: readonly string[];
  /** Selects the pages to open; all by default. */
  readonly isOpened?: (url: URL) => boolean;
  /** Selects the pages that are requested for a fragment alone, if they are not opened; all by default. */
  readonly isRequestedForFragment?: (url: URL) => boolean;
  /** Number of values in a query up to which every URL is opened; 1 by default. */
  readonly maxChoices?: number;
  /** Whether files are requested, pictures in one width each. */
  readonly hasFiles?: boolean;
  /** Called after each page with the number of opened pages and of pages still to open. */
  readonly onPage?: (opened: number, waiting: number) => void;
  /** Called with each fault once, as soon as it is found. */
  readonly onFault?: (fault: string) => void;
}

/** Number of simultaneous requests. */
const LANES = 6;
const SPECIAL_LINK = /^(?:mailto|tel|sms):./;

/** Processes items, which may be added meanwhile, in several lanes. */
async function processInLanes<Item>(items: readonly Item[], process: (item: Item) => Promise<void>): Promise<void> {
  let next = 0;
  const run = async (): Promise<void> => {
    for (let item = items[next]; item !== undefined; item = items[next]) {
      next += 1;
      await process(item);
    }
  };
  // A lane may run out of items while another one is about to add some.
  while (next < items.length) await Promise.all(Array.from({ length: LANES }, run));
}

/** What a crawl knows at a moment. */
interface CrawlState {
  readonly origin: string;
  readonly frontier: Frontier;
  /** Files by path. */
  readonly files: Map<string, FoundLink>;
  /** Links to a fragment of another page, by URL. */
  readonly fragments: Map<string, FoundLink>;
  /** Ids of opened pages, by page key. */
  readonly ids: Map<string, ReadonlySet<string>>;
  readonly pages: Record<string, number>;
  readonly kinds: Record<string, number>;
  readonly report: (fault: string) => void;
}

/** Opens every page of a shop that links lead to, and checks pages, fragments and files. */
export async function crawlShop(options: CrawlOptions): Promise<CrawlResult> {
  const { url, start, isOpened = () => true, isRequestedForFragment = () => true } = options;
  const { maxChoices = 1, hasFiles = false, onPage, onFault } = options;
  const faults = new Set<string>();
  const state: CrawlState = {
    origin: new URL(url).origin,
    frontier: createFrontier(isOpened, maxChoices),
    files: new Map(),
    fragments: new Map(),
    ids: new Map(),
    pages: {},
    kinds: {},
    report: (fault) => {
      if (!faults.has(fault)) onFault?.(fault);
      faults.add(fault);
    },
  };
  const { frontier, files, fragments } = state;
  for (const path of start) frontier.add(new URL(path, url), new URL(url));
  let opened = 0;
  await processInLanes(frontier.links, async (link) => {
    await visitPage(link, state);
    opened += 1;
    onPage?.(opened, frontier.links.length - opened);
  });
  const checkedFragments = [...fragments.values()].filter(
    (link) => state.ids.has(toPageKey(link.url)) || isRequestedForFragment(link.url),
  );
  await processInLanes(checkedFragments, (link) => checkFragment(link, state));
  if (hasFiles) await processInLanes([...files.values()], (file) => checkFile(file, state));
  return {
    faults: [...faults].toSorted(),
    pages: state.pages,
    kinds: state.kinds,
    links: frontier.links.length + frontier.unopened(),
    unopenedLinks: frontier.unopened(),
    fragments: checkedFragments.length,
    files: files.size,
  };
}

async function visitPage({ url, from }: FoundLink, state: CrawlState): Promise<void> {
  const { origin, files, ids, pages, kinds, report } = state;
  const { status, url: finalUrl, page } = await requestPage(url);
  if (status !== 200) report(`${pathOf(url)} is answered ${status}, linked from ${pathOf(from)}`);
  if (!page) return;
  ids.set(toPageKey(url), page.ids);
  const kind = toPageKind(url);
  pages[page.language] = (pages[page.language] ?? 0) + 1;
  kinds[kind] = (kinds[kind] ?? 0) + 1;
  const language = toLanguageTag(findPathLocale(url.pathname));
  if (page.language !== language) report(`${pathOf(url)} is in "${page.language}", not in ${language}`);
  for (const href of page.links) followLink(href, { url: finalUrl, page }, state);
  for (const href of page.files) {
    const file = URL.parse(href, finalUrl);
    if (file?.origin === origin && !files.has(file.pathname)) files.set(file.pathname, { url: file, from: finalUrl });
  }
}

function followLink(href: string, { url, page }: { url: URL; page: PageLinks }, state: CrawlState): void {
  const link = URL.parse(href.trim(), url);
  const isWebLink = link !== null && /^https?:$/.test(link.protocol);
  const isDead = href === "" || href.endsWith("#") || (!isWebLink && !SPECIAL_LINK.test(href));
  if (isDead) state.report(`${pathOf(url)} has a link to "${href}"`);
  if (isDead || link?.origin !== state.origin) return;
  state.frontier.add(link, url);
  const fragment = readFragment(link);
  if (fragment === "") return;
  if (toPageKey(link) !== toPageKey(url)) state.fragments.set(toPageKey(link) + link.hash, { url: link, from: url });
  else if (!page.ids.has(fragment)) state.report(`${pathOf(url)} links to ${link.hash}, which is not on it`);
}

/** Checks a link to a fragment of another page, which is requested if the crawl has not opened it. */
async function checkFragment({ url, from }: FoundLink, { ids, report }: CrawlState): Promise<void> {
  const pageIds = ids.get(toPageKey(url)) ?? (await requestPage(url)).page?.ids;
  if (pageIds && !pageIds.has(readFragment(url)))
    report(`${pathOf(from)} links to ${pathOf(url)}${url.hash}, which is not there`);
}

async function checkFile({ url, from }: FoundLink, { report }: CrawlState): Promise<void> {
  const { status } = await requestPage(url);
  if (status !== 200) report(`the file ${pathOf(url)} is answered ${status}, used by ${pathOf(from)}`);
}

const readFragment = ({ hash }: URL): string => decodeURIComponent(hash.slice(1));
const pathOf = ({ pathname, search }: URL): string => pathname + search;
