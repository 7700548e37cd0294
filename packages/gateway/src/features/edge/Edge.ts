/** Edge cache in front of the storefront, with purging of pages. */
export interface Edge {
  /** Name in the log and on `/readyz`, without addresses or secrets: "cloudflare", "ban 2". */
  readonly name: string;
  /** What one call may hold: number of items, and their length in sum, in characters. */
  readonly perCall: { readonly items: number; readonly characters: number };
  /** Time limit of one call, in milliseconds. */
  readonly timeoutMs: number;
  /**
   * Returns what stands for the answers with these tags in this edge: the tags themselves, or addresses. Called when the
   * change is told, before pages are drawn anew.
   */
  readonly itemsOf: (tags: readonly string[]) => readonly string[];
  /** What stands for everything where too many items wait; null where nothing does, and the oldest are given up. */
  readonly everything: string | null;
  /** Removes pages. @throws EdgeError, or any error of fetch */
  readonly purge: (items: readonly string[], signal: AbortSignal) => Promise<void>;
}

/** Thrown when an edge cache rejects a purge. */
export class EdgeError extends Error {
  override readonly name = "EdgeError";
  /** Time that the edge wants to be left alone, in milliseconds; null where it does not say. */
  readonly retryAfterMs: number | null;

  constructor(message: string, retryAfterMs: number | null = null) {
    super(message);
    this.retryAfterMs = retryAfterMs;
  }
}

const MAX_WORDS = 200;

/** Checks the status of an edge's response. @throws EdgeError */
export async function requireSuccess(response: Response, alsoFine: readonly number[] = []): Promise<string> {
  const text = await response.text();
  if (response.ok || alsoFine.includes(response.status)) return text;
  const seconds = Number(response.headers.get("retry-after") ?? "");
  const retryAfterMs = Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : null;
  throw new EdgeError(`It answers ${response.status} ${text.slice(0, MAX_WORDS)}`.trim(), retryAfterMs);
}
