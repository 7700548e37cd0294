export {
  defaultPictureWidth,
  isMediaUrl,
  mediaPrefix,
  toMediaUrl,
  parsePictureWidth,
  type PictureWidth,
  pictureWidths,
  placeholderUrl,
} from "./media.ts";
