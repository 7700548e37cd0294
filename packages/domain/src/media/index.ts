export {
  defaultPictureWidth,
  isMediaUrl,
  mediaPrefix,
  mediaUrl,
  parsePictureWidth,
  type PictureWidth,
  pictureWidths,
  placeholderUrl,
} from "./media.ts";
