/** Where the storefront serves the shop's pictures from, so that no other host is asked. */
export const mediaPrefix = "/media";

/** Widths that pictures are made in, in CSS pixels times density: a browser picks one for its screen, sharp or not. */
export const pictureWidths = [320, 640, 768, 1024, 1280, 1536] as const;

/** A width that the storefront makes pictures in. */
export type PictureWidth = (typeof pictureWidths)[number];

/** The width of a picture whose address names none. */
export const defaultPictureWidth: PictureWidth = 1024;

/** Whether an address is one of the shop's pictures, of which the gateway has copies in every width. */
export const isMediaUrl = (url: string): boolean => url.startsWith(`${mediaPrefix}/`);

const withoutWidth = (url: string): string => url.replace(/\?.*$/, "");

/**
 * The address of a picture in one width, for example `"/media/uploads/phone.jpg?w=640"`.
 * Addresses that are not the shop's pictures (a placeholder, a still of the cast) come back as they are.
 */
export function mediaUrl(url: string, width: PictureWidth): string {
  return isMediaUrl(url) ? `${withoutWidth(url)}?w=${width}` : url;
}

/** Reads a width out of an address; null for one that pictures are not made in. */
export function parsePictureWidth(text: string): PictureWidth | null {
  return pictureWidths.find((width) => String(width) === text) ?? null;
}

/** What stands where the shop has no picture. */
export const placeholderUrl = "/images/placeholder.jpg";
