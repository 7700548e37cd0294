/** Path prefix under which the storefront serves the shop's pictures. */
export const mediaPrefix = "/media";

/** Widths in which pictures are served, in physical pixels, for `srcset`. */
export const pictureWidths = [320, 480, 640, 768, 1024, 1280, 1536] as const;

/** One of the {@link pictureWidths}. */
export type PictureWidth = (typeof pictureWidths)[number];

/** Width of a picture whose URL does not specify a width, in pixels. */
export const defaultPictureWidth: PictureWidth = 1024;

/** Returns whether a URL refers to a picture of the shop that the gateway can resize. */
export const isMediaUrl = (url: string): boolean => url.startsWith(`${mediaPrefix}/`);

const removeWidth = (url: string): string => url.replace(/\?.*$/, "");

/**
 * Returns the URL of a picture in the given width, such as `"/media/uploads/phone.jpg?w=640"`. A URL that does not
 * refer to a picture of the shop is returned unchanged.
 */
export function toMediaUrl(url: string, width: PictureWidth): string {
  return isMediaUrl(url) ? `${removeWidth(url)}?w=${width}` : url;
}

/** Parses the width of a picture; returns null for a width that is not in {@link pictureWidths}. */
export function parsePictureWidth(text: string): PictureWidth | null {
  return pictureWidths.find((width) => String(width) === text) ?? null;
}

/** URL of the placeholder for products without a picture. */
export const placeholderUrl = "/images/placeholder.jpg";
