import { readFile } from "node:fs/promises";
import type { Context } from "hono";
import { getMimeType } from "hono/utils/mime";
import { compressWithoutDictionary, compressWithDictionary, type CompressionEffort } from "./compressFile.ts";
import { createCompressionCache } from "./createCompressionCache.ts";
import {
  mayUseDictionary,
  parseAvailableDictionary,
  formatUseAsDictionary,
  VARY_HEADER_VALUE,
} from "./dictionaryHeaders.ts";
import type { Asset } from "./listAssets.ts";
import { listAcceptedCodings, isDictionaryCoding, type Coding } from "./negotiateCoding.ts";
import type { DictionaryStore } from "./openDictionaries.ts";

interface AssetServiceOptions {
  /** Files by URL path. */
  readonly assets: ReadonlyMap<string, Asset>;
  /** Dictionaries; null without any. */
  readonly dictionaries: Promise<DictionaryStore | null>;
  /** Codings that this server supports. */
  readonly isSupported?: (coding: Coding) => boolean;
  /** Whether files are compressed better in the background. @default true */
  readonly recompresses?: boolean | undefined;
}

/** Service that responds to requests with the compressed files of a build. */
export interface AssetService {
  /** Responds to a request for a compressible file with the best coding; null for others, and for byte ranges. */
  respond(context: Context): Promise<Response | null>;
  /** Headers of a compressible file in any coding; none for other paths. */
  readonly createHeaders: (path: string) => Readonly<Record<string, string>>;
  /** Waits until no file is waiting for better compression. */
  settle(): Promise<void>;
  close(): void;
}

/** Maximum of all compressed files in memory, in bytes: a build of 2 MB takes 1.5 MB in three codings. */
const MAX_CACHE_BYTES = 16 * 1024 * 1024;

/**
 * Creates the service for the compressible files of a build. Compressed files are cached by content coding and
 * dictionary.
 */
export function createAssetService({
  assets,
  dictionaries,
  isSupported = () => true,
  recompresses = true,
}: AssetServiceOptions): AssetService {
  const cache = createCompressionCache(MAX_CACHE_BYTES, recompresses);
  let canUseDictionaries = true;
  void dictionaries.then((dictionaryStore) => void (canUseDictionaries = dictionaryStore !== null));

  const createHeaders = (path: string): Readonly<Record<string, string>> => {
    const asset = assets.get(path);
    if (!asset) return {};
    const key = canUseDictionaries ? asset.dictionaryKey : null;
    return { vary: VARY_HEADER_VALUE, ...(key ? { "use-as-dictionary": formatUseAsDictionary(key) } : {}) };
  };

  const compress = async (asset: Asset, coding: Coding, sha256: string | null): Promise<Buffer | null> => {
    if (!isDictionaryCoding(coding))
      return cache.get(`${coding} ${asset.path}`, async (effort) =>
        compressWithoutDictionary(coding, await readFile(asset.path), effort),
      );
    const { dictionaryKey } = asset;
    if (sha256 === null || !dictionaryKey) return null;
    // After a start, returning visitors wait until the previous builds are loaded: this takes less time than loading
    // the complete scripts.
    const dictionaryStore = await dictionaries;
    if (!dictionaryStore?.has(dictionaryKey, sha256)) return null;
    const compressByDictionary = async (effort: CompressionEffort) => {
      const [bytes, dictionary] = await Promise.all([readFile(asset.path), dictionaryStore.read(sha256)]);
      if (!dictionary) throw new MissingDictionaryError();
      return compressWithDictionary(coding, bytes, effort, dictionary);
    };
    return cache.get(`${coding} ${sha256} ${asset.path}`, compressByDictionary).catch((error: unknown) => {
      if (error instanceof MissingDictionaryError) return null;
      throw error;
    });
  };

  const respond = async (context: Context): Promise<Response | null> => {
    const { req } = context;
    const asset = assets.get(req.path);
    if (!asset || !["GET", "HEAD"].includes(req.method) || req.header("range") !== undefined) return null;
    const sha256 = readAvailableDictionary(context);
    for (const coding of listAcceptedCodings(req.header("accept-encoding")).filter(isSupported)) {
      const body = await compress(asset, coding, sha256);
      if (!body) continue;
      return context.body(new Uint8Array(body), 200, {
        "content-type": getMimeType(asset.path) ?? "application/octet-stream",
        "content-encoding": coding,
        "content-length": String(body.byteLength),
        "last-modified": asset.lastModified.toUTCString(),
        ...createHeaders(req.path),
      });
    }
    return null;
  };

  return { respond, createHeaders, settle: () => cache.settle(), close: () => cache.close() };
}

/** Returns the hash of the dictionary that may be used for a request; null for none. */
const readAvailableDictionary = ({ req }: Context): string | null =>
  mayUseDictionary(req.header("sec-fetch-site")) ? parseAvailableDictionary(req.header("available-dictionary")) : null;

/** Error for a dictionary whose file is missing or damaged. */
class MissingDictionaryError extends Error {}
