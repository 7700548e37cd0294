import { fetchContentPage, type FetchedPage, type ShopClient } from "@rewire/data/server";
import {
  failed,
  isContentPageKind,
  ok,
  type ContentPage,
  type ContentPageLink,
  type ReadFailure,
  type Result,
} from "@rewire/domain";
import type { Log } from "../../log/createLog.ts";
import { createCachedRead } from "../../shop/createCachedRead.ts";
import type { ContentPageAddress, ContentPageSource } from "../../config/ContentPageSource.ts";
import { createLinkRewriter } from "./createLinkRewriter.ts";

interface ContentPagesOptions {
  readonly shop: ShopClient;
  readonly shopUrl: URL;
  readonly sources: readonly ContentPageSource[];
  readonly ttlMs: number;
  readonly now: () => number;
  readonly log: Log;
  /** Called when the text of a page has changed. */
  readonly onChange: (name: string) => void;
  /** Called when a page has appeared or is gone, so that menus change. */
  readonly onListChange: () => void;
}

/** Service for the content pages that the shop's owner writes in WordPress. */
export interface ContentPages {
  /**
   * Returns a page in a language, else in the first language that it is written in; a `notFound` failure where the
   * shop has none.
   * @param language Language as in URLs: "en", "pt-br".
   */
  readonly page: (name: string, language: string) => Promise<Result<ContentPage, ReadFailure>>;
  /**
   * Returns links to the pages that the shop has, without waiting for it: pages that have not been read yet are
   * included if they are of a kind that every shop has. Reads what is not known, or outdated, in the background.
   */
  readonly list: (language: string) => Promise<readonly ContentPageLink[]>;
  /** Reads all pages, a language at a time; failures are only logged. */
  readonly readAll: () => Promise<void>;
}

/** Page, or null for an address without one: absence is cached as long as a text. */
interface CachedPage {
  readonly page: FetchedPage | null;
}

/** Creates the service of content pages. Sends no request yet. */
export function createContentPages(options: ContentPagesOptions): ContentPages {
  const { shop, shopUrl, sources, ttlMs, now, log, onChange, onListChange } = options;
  const rewriteLinks = createLinkRewriter(sources, shopUrl);
  const nameByUri = new Map(sources.flatMap(({ name, addresses }) => addresses.map(({ uri }) => [uri, name] as const)));
  const listChanges = createListChanges(onListChange, (uri) => isContentPageKind(nameByUri.get(uri) ?? ""));
  const pages = createCachedRead<CachedPage>({
    name: "page of text",
    read: async (uri) => {
      const page = await fetchContentPage(shop, uri);
      listChanges.note(uri, page);
      return { page: page && { ...page, content: rewriteLinks(page.content) } };
    },
    ttlMs,
    max: Math.max(1, nameByUri.size),
    log,
    now,
    onChange: (uri) => onChange(nameByUri.get(uri) ?? ""),
  });
  const findSource = (name: string) => sources.find((source) => source.name === name);

  return {
    page: async (name, language) => {
      let emptyPage: ContentPage | null = null;
      for (const { language: pageLanguage, uri } of sortByLanguage(language, findSource(name)?.addresses ?? [])) {
        const result = await pages.get(uri);
        if (!result.ok) return result;
        const { page } = result.value;
        if (page === null) continue;
        const contentPage = { name, language: pageLanguage, ...page };
        if (page.content.safeHtml !== "") return ok(contentPage);
        emptyPage ??= contentPage;
      }
      return emptyPage ? ok(emptyPage) : failed({ kind: "notFound" });
    },
    list: async (language) => {
      for (const uri of nameByUri.keys()) void pages.get(uri);
      return sources.flatMap(({ name, addresses }): readonly ContentPageLink[] => {
        const cachedPages = sortByLanguage(language, addresses).map(({ uri }) => pages.peek(uri));
        const page = cachedPages.find((cachedPage) => cachedPage?.page)?.page;
        if (page) return [{ name, title: page.title }];
        const isMissing = cachedPages.every((cachedPage) => cachedPage !== null);
        return isMissing || !isContentPageKind(name) ? [] : [{ name, title: null }];
      });
    },
    readAll: async () => {
      const languages = new Set(sources.flatMap(({ addresses }) => addresses.map(({ language }) => language)));
      for (const language of languages) {
        const uris = sources.flatMap(({ addresses }) => addresses.filter((address) => address.language === language));
        await Promise.all(uris.map(({ uri }) => pages.get(uri)));
      }
    },
  };
}

/** Time in which changes of several pages are reported as one. */
const REPORT_DELAY_MS = 1_000;

/**
 * Creates the recorder of which pages there are, under which titles.
 * @param report Called a second after a change.
 * @param isAssumedToExist Returns whether a page is listed before it has been read.
 */
function createListChanges(report: () => void, isAssumedToExist: (uri: string) => boolean) {
  const titles = new Map<string, string | null>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  return {
    note: (uri: string, page: FetchedPage | null): void => {
      const title = page?.title ?? null;
      const isUnchanged = titles.has(uri) ? titles.get(uri) === title : (title !== null) === isAssumedToExist(uri);
      titles.set(uri, title);
      if (isUnchanged) return;
      timer ??= setTimeout(() => {
        timer = null;
        report();
      }, REPORT_DELAY_MS);
    },
  };
}

/** Returns addresses, that of a language first. */
const sortByLanguage = (language: string, addresses: readonly ContentPageAddress[]): readonly ContentPageAddress[] =>
  addresses.toSorted((a, b) => Number(b.language === language) - Number(a.language === language));
