import { defaultPictureWidth, mediaPrefix, parsePictureWidth } from "@rewire/domain";
import { Hono, type Context } from "hono";
import type { Log } from "../../log/createLog.ts";
import type { PictureRequest, ConvertedPicture } from "./createPictures.ts";
import { missingPictureSvg } from "./missingPictureSvg.ts";
import { PictureError } from "./PictureError.ts";
import type { PictureHosts } from "../../shop/pictures/createPictureHosts.ts";
import { isExternalPath, toSourceUrl } from "../../shop/pictures/toMediaPath.ts";

interface MediaRouteDependencies {
  readonly shopUrl: URL;
  readonly pictureHosts: PictureHosts;
  readonly pictures: (request: PictureRequest) => Promise<ConvertedPicture>;
  readonly log: Log;
}

const statusByErrorKind = { missing: 404, unusable: 404, unreachable: 502, timeout: 504 } as const;

const commonHeaders = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'",
  "cross-origin-resource-policy": "same-origin",
};

/**
 * Creates the route `GET /media/…?w=640`, which serves pictures of the shop and of configured additional hosts, in the
 * storefront's widths and a modern format. Instead of a picture that the shop does not have or does not send, browsers get
 * a drawing.
 */
export function createMediaRoute({ shopUrl, pictureHosts, pictures, log }: MediaRouteDependencies): Hono {
  const app = new Hono();

  const resolveSourceUrl = async (path: string): Promise<URL | null> =>
    toSourceUrl(path, shopUrl, pictureHosts.current()) ??
    (isExternalPath(path) ? toSourceUrl(path, shopUrl, await pictureHosts.all()) : null);

  app.get(`${mediaPrefix}/*`, async (c) => {
    const url = new URL(c.req.url);
    const source = await resolveSourceUrl(url.pathname);
    if (!source) return c.text("There is no such picture.", 404, { ...commonHeaders, "cache-control": "no-store" });
    const widthParam = url.searchParams.get("w");
    const width = widthParam === null ? defaultPictureWidth : parsePictureWidth(widthParam);
    if (width === null)
      return c.text("Pictures are not made in this width.", 400, { ...commonHeaders, "cache-control": "no-store" });
    const format = /\bimage\/avif\b/.test(c.req.header("accept") ?? "") ? "avif" : "webp";

    try {
      const { bytes, tag } = await pictures({ source, width, format });
      const headers = {
        ...commonHeaders,
        "cache-control": "public, max-age=31536000, immutable",
        vary: "accept",
        etag: `"${tag}"`,
      };
      if (c.req.header("if-none-match") === headers.etag) return c.body(null, 304, headers);
      return c.body(new Uint8Array(bytes), 200, { ...headers, "content-type": `image/${format}` });
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      log.warn("A picture cannot be shown", { kind: error.kind, error });
      return createErrorResponse(c, error);
    }
  });
  return app;
}

/** Creates the response for a picture that cannot be shown: a drawing for browsers, else a sentence. */
function createErrorResponse(c: Context, { kind }: PictureError): Response {
  const status = statusByErrorKind[kind];
  const isMissing = status === 404;
  const headers = {
    ...commonHeaders,
    "cache-control": isMissing ? "public, max-age=60" : "no-store",
    vary: "accept",
  };
  if (/\bimage\//.test(c.req.header("accept") ?? ""))
    return c.body(missingPictureSvg, status, { ...headers, "content-type": "image/svg+xml" });
  return c.text(isMissing ? "There is no such picture." : "The picture cannot be had at the moment.", status, headers);
}
