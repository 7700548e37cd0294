import { brotliDecompressSync, gunzipSync, zstdDecompressSync, type BrotliOptions } from "node:zlib";

/** Length of the hash after the magic bytes. */
const HASH_BYTES = 32;

/** Decoded body, as a browser decodes it; `dictionaryHash` (hexadecimal) is the one that the body names. */
interface Decoded {
  readonly content: Buffer;
  readonly dictionaryHash: string | null;
}

/**
 * Decodes a body by means of the client's own dictionary.
 * @throws Error for an unknown coding, other magic bytes, or a dictionary that does not fit
 */
export function decode(coding: string | null, body: Buffer, dictionary: Buffer = Buffer.alloc(0)): Decoded {
  const plain = (content: Buffer): Decoded => ({ content, dictionaryHash: null });
  switch (coding) {
    case null:
      return plain(body);
    case "gzip":
      return plain(gunzipSync(body));
    case "br":
      return plain(brotliDecompressSync(body));
    case "zstd":
      return plain(zstdDecompressSync(body));
    case "dcb": {
      const options: BrotliOptions & { dictionary: Buffer } = { dictionary };
      return named(body, "ff444342", (rest) => brotliDecompressSync(rest, options));
    }
    case "dcz":
      return named(body, "5e2a4d1820000000", (rest) => zstdDecompressSync(rest, { dictionary }));
    default:
      throw new Error(`No browser knows the coding ${coding}`);
  }
}

function named(body: Buffer, magic: string, decompress: (rest: Buffer) => Buffer): Decoded {
  const start = magic.length / 2;
  if (body.subarray(0, start).toString("hex") !== magic) throw new Error("The body begins with other bytes");
  const dictionaryHash = body.subarray(start, start + HASH_BYTES).toString("hex");
  return { content: decompress(body.subarray(start + HASH_BYTES)), dictionaryHash };
}
