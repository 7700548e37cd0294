import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip, zstdCompress } from "node:zlib";

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const compressGzip = promisify(gzip);
const compressZstd = promisify(zstdCompress);

/** Content codings of pages, best first. `identity` means uncompressed. */
export const CODINGS = ["br", "zstd", "gzip", "identity"] as const;
export type Coding = (typeof CODINGS)[number];

/** Quality of brotli in the foreground and in the background. */
const FAST_BROTLI_QUALITY = 7;
const MAX_BROTLI_QUALITY = 11;

/**
 * Minimum size of brotli's window as a power of two. Above quality 6 the default window of 4 MiB has tables of 8 MiB,
 * whose allocation takes more time than the compression of a page; below this size brotli compresses worse.
 */
const MIN_WINDOW_BITS = 18;

/** Returns the smallest window of brotli that contains a whole text, as a power of two. */
const getWindowBits = ({ byteLength }: Uint8Array): number =>
  Math.min(Math.max(Math.ceil(Math.log2(byteLength)), MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);

const compressBrotli = (text: Uint8Array, quality: number): Promise<Uint8Array> =>
  compress(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: getWindowBits(text),
      [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
    },
  });

/** Compresses a string quickly, because a visitor is waiting. */
export const compressFast = (text: Uint8Array): Promise<Uint8Array> => compressBrotli(text, FAST_BROTLI_QUALITY);

/** Recompresses the output of `compressFast` at the highest compression level. Takes about half a second. */
export const recompress = async (body: Uint8Array): Promise<Uint8Array> =>
  compressBrotli(await decompress(body), MAX_BROTLI_QUALITY);

/** Converts a brotli-compressed body to another content coding. */
export async function convertCoding(body: Uint8Array, coding: Coding): Promise<Uint8Array> {
  if (coding === "br") return body;
  const text = await decompress(body);
  if (coding === "identity") return text;
  return coding === "zstd" ? compressZstd(text) : compressGzip(text);
}

/**
 * Returns the best content coding among those to which the client assigns the highest quality value.
 * @param header Value of `Accept-Encoding`; null if the header is missing.
 * @param codings Codings to choose from, best first.
 */
export function chooseCoding(header: string | null, codings: readonly Coding[] = CODINGS): Coding {
  if (header === null) return "identity";
  const qualities = new Map(
    header
      .toLowerCase()
      .split(",")
      .map((part) => {
        const [name = "", quality] = part.split(";").map((text) => text.trim());
        const value = Number(/^q=([01](?:\.\d{1,3})?)$/.exec(quality ?? "")?.[1] ?? 1);
        return [name, value] as const;
      }),
  );
  const getQuality = (coding: Coding) =>
    qualities.get(coding) ?? (coding === "identity" ? MIN_QUALITY : (qualities.get("*") ?? 0));
  return codings.reduce((bestCoding, coding) => (getQuality(coding) > getQuality(bestCoding) ? coding : bestCoding));
}

/** Quality of the uncompressed text if it is not listed: worse than every accepted coding. */
const MIN_QUALITY = 0.0001;
