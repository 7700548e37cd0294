import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  zstdCompress,
  type BrotliOptions,
  type ZstdOptions,
} from "node:zlib";
import type { Coding } from "./negotiateCoding.ts";

const brotli = promisify(brotliCompress);
const zstd = promisify(zstdCompress);
const compressGzip = promisify(gzip);

/**
 * Compression effort. `fast` takes milliseconds and is used while a visitor waits. `best` takes up to several seconds
 * for the largest files and is used in the background.
 */
export type CompressionEffort = "fast" | "best";

/** Compression dictionary: the content of a file and the hash of the content. */
export interface Dictionary {
  readonly bytes: Buffer;
  /** SHA-256 in hexadecimal digits. */
  readonly sha256: string;
}

/** Options of brotli; the types of Node 24 lack `dictionary`, which it supports. */
interface DictionaryBrotliOptions extends BrotliOptions {
  readonly dictionary?: Buffer;
}

const BROTLI_QUALITY: Readonly<Record<CompressionEffort, number>> = { fast: 7, best: 11 };
const ZSTD_LEVEL: Readonly<Record<CompressionEffort, number>> = { fast: 3, best: 19 };

/** Start of a `dcb` body, before the dictionary's hash (RFC 9842, 4). */
const DCB_MAGIC = Buffer.from("ff444342", "hex");
/** Start of a `dcz` body, a skippable frame with the dictionary's hash (RFC 9842, 5). */
const DCZ_MAGIC = Buffer.from("5e2a4d1820000000", "hex");

function compressBrotli(bytes: Buffer, effort: CompressionEffort, dictionary?: Buffer): Promise<Buffer> {
  const options: DictionaryBrotliOptions = {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
    ...(dictionary ? { dictionary } : {}),
  };
  return brotli(bytes, options);
}

function compressZstd(bytes: Buffer, effort: CompressionEffort, dictionary?: Buffer): Promise<Buffer> {
  const options: ZstdOptions = {
    params: { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL[effort] },
    pledgedSrcSize: bytes.byteLength,
    ...(dictionary ? { dictionary } : {}),
  };
  return zstd(bytes, options);
}

/** Compresses bytes with a content coding that uses no dictionary. Runs in Node's thread pool. */
export function compressWithoutDictionary(
  coding: Exclude<Coding, "dcb" | "dcz">,
  bytes: Buffer,
  effort: CompressionEffort,
): Promise<Buffer> {
  if (coding === "gzip") return compressGzip(bytes, { level: constants.Z_BEST_COMPRESSION });
  return coding === "br" ? compressBrotli(bytes, effort) : compressZstd(bytes, effort);
}

/**
 * Compresses bytes with a dictionary.
 * @returns The compressed bytes, preceded by a header with the dictionary's hash.
 */
export async function compressWithDictionary(
  coding: "dcb" | "dcz",
  bytes: Buffer,
  effort: CompressionEffort,
  dictionary: Dictionary,
): Promise<Buffer> {
  const isBrotli = coding === "dcb";
  const content = await (isBrotli ? compressBrotli : compressZstd)(bytes, effort, dictionary.bytes);
  return Buffer.concat([isBrotli ? DCB_MAGIC : DCZ_MAGIC, Buffer.from(dictionary.sha256, "hex"), content]);
}

/** Returns whether brotli in this Node.js version supports dictionaries. Older versions silently ignore the option. */
export function supportsBrotliDictionary(): boolean {
  const bytes = Buffer.from(Array.from({ length: 256 }, (_, index) => index));
  const options: DictionaryBrotliOptions = { dictionary: bytes };
  return brotliCompressSync(bytes, options).byteLength < bytes.byteLength / 2;
}
