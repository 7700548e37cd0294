import { readPageLinks, type PageLinks } from "./readPageLinks.ts";

/** Answer to a request of the crawl. */
export interface CrawledAnswer {
  /** HTTP status; 0 if there was no answer. */
  readonly status: number;
  /** URL after redirects. */
  readonly url: URL;
  /** Links and files of the page; null for other content. */
  readonly page: PageLinks | null;
}

const TIMEOUT_MS = 120_000;

/** Requests a page or file without a browser and follows its redirects. */
export async function requestPage(url: URL): Promise<CrawledAnswer> {
  // The coding in which the server keeps its pages: another one would cost it more.
  const headers = { accept: "text/html,image/webp,*/*;q=0.8", "accept-encoding": "br" };
  try {
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const isPage = answer.headers.get("content-type")?.startsWith("text/html") === true;
    // The body is read in both cases, so that the connection can be used again.
    const body = await answer.bytes();
    return {
      status: answer.status,
      url: new URL(answer.url),
      page: isPage ? readPageLinks(new TextDecoder().decode(body)) : null,
    };
  } catch {
    return { status: 0, url, page: null };
  }
}
