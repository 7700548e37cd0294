import type { CataloguePicture } from "../catalogue/types.ts";
import { toGlobalId } from "../wordpress/text.ts";

/** Base URL of the pictures in the scenario `otherPictureHost`. */
export const externalPictureBaseUrl = "https://pictures.shop.example";

/** Returns the URL of a picture. */
const createPictureUrl = (pictureBaseUrl: string, file: string): string => `${pictureBaseUrl}/pictures/${file}`;

/** Resolves a picture, or returns null if there is none. All sizes refer to the same file. */
export function toMediaView(pictureBaseUrl: string, picture: CataloguePicture | undefined) {
  if (picture === undefined) return null;
  const url = createPictureUrl(pictureBaseUrl, picture.file);
  return {
    __typename: "MediaItem",
    id: toGlobalId("post", picture.id),
    databaseId: picture.id,
    sourceUrl: url,
    mediaItemUrl: url,
    altText: picture.alt,
    title: picture.file.replace(/\.\w+$/, ""),
    mimeType: "image/webp",
    srcSet: `${url} ${picture.width}w`,
    mediaDetails: { file: picture.file, width: picture.width, height: picture.height },
  };
}
