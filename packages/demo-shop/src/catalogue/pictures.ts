import { studioPictures, STUDIO_PICTURE_SIZE } from "./studioPictures.ts";
import type { StudioPicture } from "./studioPictures.ts";
import type { CataloguePicture } from "./types.ts";

const firstPictureId = 5000;
/** Number of picture ids reserved for each product; no product has more studio pictures. */
const MAX_PICTURES_PER_PRODUCT = 15;

const picturesByDesign = new Map<string, StudioPicture[]>();
for (const picture of studioPictures) {
  const key = `${picture.pictureDesign} ${picture.color}`;
  picturesByDesign.set(key, [...(picturesByDesign.get(key) ?? []), picture]);
}

/**
 * Finds the studio pictures of a product design in one colour.
 * @param pictureView View to list first, such as the view for product cards.
 */
export function findDesignPictures(
  pictureDesign: string,
  color: string,
  pictureView?: string,
): readonly StudioPicture[] {
  const pictures = picturesByDesign.get(`${pictureDesign} ${color}`) ?? [];
  return pictureView === undefined
    ? pictures
    : pictures.toSorted((left, right) => Number(right.view === pictureView) - Number(left.view === pictureView));
}

/** Pictures of a product: all views of its first colour, then the first view of every other colour. */
export interface ProductPictures {
  readonly image?: CataloguePicture;
  readonly gallery: readonly CataloguePicture[];
  /** Colour slug → picture. */
  readonly byColor: ReadonlyMap<string, CataloguePicture>;
}

/**
 * Creates the picture records of a product. Products that share a picture file have separate records, because their alt
 * texts differ.
 */
export function createPictures(
  productId: number,
  name: string,
  design: string,
  colors: readonly string[],
  view?: string,
): ProductPictures {
  const firstId = firstPictureId + (productId - 1000) * MAX_PICTURES_PER_PRODUCT;
  const pictureSets = colors.map((color) => findDesignPictures(design, color, view)).filter((set) => set.length > 0);
  const selection = [...(pictureSets[0] ?? []), ...pictureSets.slice(1).flatMap((set) => set.slice(0, 1))].slice(
    0,
    MAX_PICTURES_PER_PRODUCT,
  );
  const pictures = selection.map(({ file, alt }, index): CataloguePicture => {
    const text = alt.replaceAll("{name}", name);
    return {
      id: firstId + index,
      file,
      alt: text.charAt(0).toUpperCase() + text.slice(1),
      width: STUDIO_PICTURE_SIZE,
      height: STUDIO_PICTURE_SIZE,
    };
  });
  const picturesByColor = new Map<string, CataloguePicture>();
  selection.forEach(({ color }, index) => {
    const picture = pictures[index];
    if (picture && !picturesByColor.has(color)) picturesByColor.set(color, picture);
  });
  const [image, ...gallery] = pictures;
  return { ...(image ? { image } : {}), gallery, byColor: picturesByColor };
}
