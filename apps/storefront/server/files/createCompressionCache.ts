import type { CompressionEffort } from "./compressFile.ts";

/** Compresses one content. */
type Compress = (effort: CompressionEffort) => Promise<Buffer>;

/** In-memory cache of compressed files. */
export interface CompressionCache {
  /**
   * Returns the compressed content of a key: fast compression at first, better compression once it has been repeated in
   * the background, if it is. Concurrent calls of one key compress once. Rejects with the error of `compress`.
   */
  get(key: string, compress: Compress): Promise<Buffer>;
  /** Bytes of all entries. */
  readonly size: () => number;
  /** Waits for all pending recompressions. */
  settle(): Promise<void>;
  /** Drops all pending recompressions. */
  close(): void;
}

/**
 * Creates an empty compression cache with least-recently-used eviction.
 * @param maxBytes Maximum total size of all entries in bytes.
 * @param recompresses Whether entries are compressed better in the background.
 */
export function createCompressionCache(maxBytes: number, recompresses = true): CompressionCache {
  /** Least recently used first. */
  const entries = new Map<string, Buffer>();
  const pendingCompressions = new Map<string, Promise<Buffer>>();
  const waitingEntries = new Map<string, Compress>();
  let size = 0;
  let pendingRecompression: Promise<void> | null = null;

  const removeEntry = (key: string) => {
    size -= entries.get(key)?.byteLength ?? 0;
    entries.delete(key);
  };
  const store = (key: string, body: Buffer) => {
    removeEntry(key);
    entries.set(key, body);
    size += body.byteLength;
    for (const [oldestKey] of entries) {
      if (size <= maxBytes) break;
      removeEntry(oldestKey);
    }
  };

  /** Recompresses one entry at a time: the other threads of the pool serve visitors. */
  const recompress = async () => {
    for (const [key, compress] of waitingEntries) {
      waitingEntries.delete(key);
      const previousEntry = entries.get(key);
      if (!previousEntry) continue;
      // After a failure the entry is unchanged: it has already been served.
      const body = await compress("best").catch(() => previousEntry);
      if (entries.has(key) && body.byteLength < previousEntry.byteLength) store(key, body);
    }
  };
  const scheduleRecompression = (key: string, compress: Compress) => {
    waitingEntries.set(key, compress);
    pendingRecompression ??= recompress().finally(() => void (pendingRecompression = null));
  };

  const compressFast = async (key: string, compress: Compress): Promise<Buffer> => {
    try {
      const body = await compress("fast");
      store(key, body);
      if (recompresses) scheduleRecompression(key, compress);
      return body;
    } finally {
      pendingCompressions.delete(key);
    }
  };

  const compressWaitingEntries = async (): Promise<void> => {
    if (!pendingRecompression) return;
    await pendingRecompression;
    return compressWaitingEntries();
  };

  return {
    async get(key, compress) {
      const body = entries.get(key);
      if (body) {
        entries.delete(key);
        entries.set(key, body);
        return body;
      }
      const pendingCompression =
        pendingCompressions.get(key) ?? Promise.resolve().then(() => compressFast(key, compress));
      pendingCompressions.set(key, pendingCompression);
      return pendingCompression;
    },
    size: () => size,
    settle: compressWaitingEntries,
    close: () => waitingEntries.clear(),
  };
}
