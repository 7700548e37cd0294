import type { CataloguePicture } from "../catalogue/types.ts";
import { globalId } from "../text.ts";

/** Where a picture is served. */
export const pictureUrl = (siteUrl: string, file: string): string => `${siteUrl}/pictures/${file}`;

/** A picture as the schema shows it; null where a product has none. Every size is the one file. */
export function mediaView(siteUrl: string, picture: CataloguePicture | undefined) {
  if (picture === undefined) return null;
  const url = pictureUrl(siteUrl, picture.file);
  return {
    __typename: "MediaItem",
    id: globalId("post", picture.id),
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
