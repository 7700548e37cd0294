import { Hono } from "hono";
import { photoPrefix } from "./addPhotos.ts";
import type { ReviewPhotos } from "./ReviewPhotos.ts";

const commonHeaders = {
  "x-content-type-options": "nosniff",
  // A browser that opens a photo by itself lays it out with styles of its own.
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "cross-origin-resource-policy": "same-origin",
};

/**
 * Creates the route `GET /review-photos/<product>/<submission>/1.webp`, which serves approved photos. Photos that are
 * not approved yet require the key of their decision link.
 */
export function createReviewPhotoRoute(photos: Pick<ReviewPhotos, "readFile">): Hono {
  const app = new Hono();
  app.get(`${photoPrefix}/:product{[1-9][0-9]{0,14}}/:id/:name`, async (c) => {
    const { product, id, name } = c.req.param();
    const key = c.req.query("key") ?? null;
    const bytes = await photos.readFile({ productId: Number(product), id, name, key });
    if (!bytes) return c.text("There is no such photo.", 404, { ...commonHeaders, "cache-control": "no-store" });
    return c.body(new Uint8Array(bytes), 200, {
      ...commonHeaders,
      "content-type": "image/webp",
      // A day, since the shop may take a photo down.
      "cache-control": key === null ? "public, max-age=86400" : "no-store",
    });
  });
  return app;
}
