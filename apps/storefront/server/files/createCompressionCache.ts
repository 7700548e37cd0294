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
  const entries = createEntryStore(maxBytes);
  const recompressor = createRecompressor(entries);
  const pendingCompressions = new Map<string, Promise<Buffer>>();

  const compressFast = async (key: string, compress: Compress): Promise<Buffer> => {
    try {
      const body = await compress("fast");
      entries.set(key, body);
      if (recompresses) recompressor.schedule(key, compress);
      return body;
    } finally {
      pendingCompressions.delete(key);
    }
  };

  return {
    async get(key, compress) {
      const body = entries.get(key);
      if (body) return body;
      const pendingCompression =
        pendingCompressions.get(key) ?? Promise.resolve().then(() => compressFast(key, compress));
      pendingCompressions.set(key, pendingCompression);
      return pendingCompression;
    },
    size: entries.size,
    settle: recompressor.settle,
    close: recompressor.close,
  };
}

/** Compressed contents by key, bounded in bytes. */
interface EntryStore {
  /** Returns an entry; marks it as the most recently used one. */
  get(key: string): Buffer | undefined;
  peek(key: string): Buffer | undefined;
  set(key: string, body: Buffer): void;
  /** Returns the bytes of all entries. */
  readonly size: () => number;
}

function createEntryStore(maxBytes: number): EntryStore {
  /** Least recently used first. */
  const entries = new Map<string, Buffer>();
  let size = 0;
  const remove = (key: string) => {
    size -= entries.get(key)?.byteLength ?? 0;
    entries.delete(key);
  };
  return {
    get(key) {
      const body = entries.get(key);
      if (!body) return undefined;
      entries.delete(key);
      entries.set(key, body);
      return body;
    },
    peek: (key) => entries.get(key),
    set(key, body) {
      remove(key);
      entries.set(key, body);
      size += body.byteLength;
      for (const [oldestKey] of entries) {
        if (size <= maxBytes) break;
        remove(oldestKey);
      }
    },
    size: () => size,
  };
}

/** Background recompression of entries. */
interface Recompressor extends Pick<CompressionCache, "settle" | "close"> {
  schedule(key: string, compress: Compress): void;
}

function createRecompressor(entries: EntryStore): Recompressor {
  const waitingEntries = new Map<string, Compress>();
  let pendingRecompression: Promise<void> | null = null;

  /** Recompresses one entry at a time: the other threads of the pool serve visitors. */
  const recompress = async () => {
    for (const [key, compress] of waitingEntries) {
      waitingEntries.delete(key);
      const previousEntry = entries.peek(key);
      if (!previousEntry) continue;
      // After a failure the entry is unchanged: it has already been served.
      const body = await compress("best").catch(() => previousEntry);
      if (entries.peek(key) && body.byteLength < previousEntry.byteLength) entries.set(key, body);
    }
  };
  const settle = async (): Promise<void> => {
    if (!pendingRecompression) return;
    await pendingRecompression;
    return settle();
  };

  return {
    schedule(key, compress) {
      waitingEntries.set(key, compress);
      pendingRecompression ??= recompress().finally(() => void (pendingRecompression = null));
    },
    settle,
    close: () => waitingEntries.clear(),
  };
}
