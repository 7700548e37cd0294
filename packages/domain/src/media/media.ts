/** Path prefix under which the storefront serves the shop's pictures. */
export const mediaPrefix = "/media";

/** Widths of generated pictures in physical pixels, for `srcset`. */
export const pictureWidths = [320, 640, 768, 1024, 1280, 1536] as const;

/** Width in {@link pictureWidths}. */
export type PictureWidth = (typeof pictureWidths)[number];

/** Width served for a picture URL without a width. */
export const defaultPictureWidth: PictureWidth = 1024;

/** Returns whether a URL is a picture of the shop, which the gateway resizes. */
export const isMediaUrl = (url: string): boolean => url.startsWith(`${mediaPrefix}/`);

const removeWidth = (url: string): string => url.replace(/\?.*$/, "");

/**
 * Returns the URL of a picture in one width, for example `"/media/uploads/phone.jpg?w=640"`. URLs that are not
 * pictures of the shop are returned unchanged.
 */
export function toMediaUrl(url: string, width: PictureWidth): string {
  return isMediaUrl(url) ? `${removeWidth(url)}?w=${width}` : url;
}

/** Parses a picture width; null for a width that is not in {@link pictureWidths}. */
export function parsePictureWidth(text: string): PictureWidth | null {
  return pictureWidths.find((width) => String(width) === text) ?? null;
}

/** URL of the placeholder for products without a picture. */
export const placeholderUrl = "/images/placeholder.jpg";
