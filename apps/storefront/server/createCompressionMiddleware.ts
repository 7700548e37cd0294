import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { MiddlewareHandler } from "hono";
import { chooseCoding } from "./publicPages/compression.ts";

const brotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const COMPRESSIBLE_TYPE_PATTERN =
  /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg)|turbo-stream|text\/x-script/;
/** Minimum size in bytes for compression. */
const COMPRESSION_THRESHOLD_BYTES = 1024;

/** Creates middleware that compresses pages and data. Hono's own middleware does not support brotli. */
export const createCompressionMiddleware = (): MiddlewareHandler => async (context, next) => {
  await next();
  const { res } = context;
  // Part of a content: byte ranges refer to the uncompressed content.
  if (res.status === 206) return;
  // Already negotiated by an earlier middleware.
  if (/\baccept-encoding\b/i.test(res.headers.get("vary") ?? "")) return;
  if (
    !res.body ||
    res.headers.has("content-encoding") ||
    !COMPRESSIBLE_TYPE_PATTERN.test(res.headers.get("content-type") ?? "")
  )
    return;
  res.headers.append("vary", "accept-encoding");
  const encoding = chooseCoding(context.req.header("accept-encoding") ?? null, ["br", "gzip", "identity"]);
  if (encoding === "identity") return;
  const uncompressedBody = Buffer.from(await res.arrayBuffer());
  const isLargeEnough = uncompressedBody.byteLength >= COMPRESSION_THRESHOLD_BYTES;
  const body = !isLargeEnough
    ? uncompressedBody
    : encoding === "br"
      ? await brotli(uncompressedBody, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 5,
            [constants.BROTLI_PARAM_SIZE_HINT]: uncompressedBody.byteLength,
          },
        })
      : await compressGzip(uncompressedBody);
  const headers = new Headers(res.headers);
  headers.delete("content-length");
  if (isLargeEnough) headers.set("content-encoding", encoding);
  context.res = undefined;
  context.res = new Response(new Uint8Array(body), { status: res.status, headers });
};
