/** Edge cache in front of the storefront, whose pages can be purged. */
export interface Edge {
  /** Name in the log and on `/readyz`, without URLs or secrets: "cloudflare", "ban 2". */
  readonly name: string;
  /** Limits of one call: number of items, and their total length in characters. */
  readonly callLimits: { readonly items: number; readonly characters: number };
  /** Time limit of one call, in milliseconds. */
  readonly timeoutMs: number;
  /**
   * Returns the identifiers of the responses with these tags in this cache: the tags, or URLs. Called when the change
   * is reported, before pages are rendered again.
   */
  readonly toItems: (tags: readonly string[]) => readonly string[];
  /**
   * Item that purges everything, used when too many items are queued; null if there is none, and the oldest items are
   * dropped.
   */
  readonly purgeAllItem: string | null;
  /** Removes pages. @throws EdgeError, or any error of fetch */
  readonly purge: (items: readonly string[], signal: AbortSignal) => Promise<void>;
}

/** Error thrown when an edge cache rejects a purge. */
export class EdgeError extends Error {
  override readonly name = "EdgeError";
  /** Delay in milliseconds that the cache has requested; null for none. */
  readonly retryAfterMs: number | null;

  constructor(message: string, retryAfterMs: number | null = null) {
    super(message);
    this.retryAfterMs = retryAfterMs;
  }
}

const MAX_ERROR_LENGTH = 200;

/**
 * Returns the body of an edge cache's response.
 *
 * @throws EdgeError if the status is neither 2xx nor one of the given ones.
 */
export async function requireSuccess(response: Response, acceptedStatuses: readonly number[] = []): Promise<string> {
  const text = await response.text();
  if (response.ok || acceptedStatuses.includes(response.status)) return text;
  const seconds = Number(response.headers.get("retry-after") ?? "");
  const retryAfterMs = Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : null;
  throw new EdgeError(`It answers ${response.status} ${text.slice(0, MAX_ERROR_LENGTH)}`.trim(), retryAfterMs);
}
