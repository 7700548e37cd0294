import type { Effort } from "./compressFile.ts";

/** Compresses one content. */
type Compress = (effort: Effort) => Promise<Buffer>;

/** Compressed files in memory. */
export interface CompressionCache {
  /**
   * Returns the compressed content of a key: fast at first, smaller once it has been compressed again in the
   * background. Concurrent calls of one key compress once. Rejects with what `compress` rejects with.
   */
  get(key: string, compress: Compress): Promise<Buffer>;
  /** Bytes of all entries. */
  readonly size: () => number;
  /** Waits until nothing is left to be compressed again. */
  settle(): Promise<void>;
  /** Drops what waits to be compressed again. */
  close(): void;
}

/**
 * Creates the cache, which drops the least recently used entries.
 *
 * @param maxBytes Maximum of all entries together
 */
export function createCompressionCache(maxBytes: number): CompressionCache {
  /** Least recently used first. */
  const entries = new Map<string, Buffer>();
  const pending = new Map<string, Promise<Buffer>>();
  const waiting = new Map<string, Compress>();
  let size = 0;
  let recompressing: Promise<void> | null = null;

  const drop = (key: string) => {
    size -= entries.get(key)?.byteLength ?? 0;
    entries.delete(key);
  };
  const store = (key: string, body: Buffer) => {
    drop(key);
    entries.set(key, body);
    size += body.byteLength;
    for (const [oldest] of entries) {
      if (size <= maxBytes) break;
      drop(oldest);
    }
  };

  /** Compresses again, one entry at a time: the other threads of the pool belong to visitors. */
  const recompress = async () => {
    for (const [key, compress] of waiting) {
      waiting.delete(key);
      const former = entries.get(key);
      if (!former) continue;
      // A failure leaves the entry as it is: it has been served already.
      const body = await compress("best").catch(() => former);
      if (entries.has(key) && body.byteLength < former.byteLength) store(key, body);
    }
  };
  const schedule = (key: string, compress: Compress) => {
    waiting.set(key, compress);
    recompressing ??= recompress().finally(() => void (recompressing = null));
  };

  const compressFast = async (key: string, compress: Compress): Promise<Buffer> => {
    try {
      const body = await compress("fast");
      store(key, body);
      schedule(key, compress);
      return body;
    } finally {
      pending.delete(key);
    }
  };

  const settle = async (): Promise<void> => {
    if (!recompressing) return;
    await recompressing;
    return settle();
  };

  return {
    async get(key, compress) {
      const body = entries.get(key);
      if (body) {
        entries.delete(key);
        entries.set(key, body);
        return body;
      }
      const running = pending.get(key) ?? Promise.resolve().then(() => compressFast(key, compress));
      pending.set(key, running);
      return running;
    },
    size: () => size,
    settle,
    close: () => waiting.clear(),
  };
}
