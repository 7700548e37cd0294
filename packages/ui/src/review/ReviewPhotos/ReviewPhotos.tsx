import type { ReviewPhoto } from "@rewire/domain";
import { Suspense, useState, type MouseEvent } from "react";
import { lazyComponent } from "../../provider/lazyComponent.ts";
import { chakra } from "../../theme/chakra.tsx";

const PhotoDialog = lazyComponent(() =>
  import("./PhotoDialog.tsx").then((module) => ({ default: module.PhotoDialog })),
);

export interface ReviewPhotosProps {
  photos: readonly ReviewPhoto[];
}

/**
 * Thumbnails of a review's photos. A click opens the photo in a dialog, which is loaded on demand. Without JavaScript,
 * or with a modifier key, the thumbnail is a link to the photo.
 */
export function ReviewPhotos({ photos }: ReviewPhotosProps) {
  const [openPhotoIndex, setOpenPhotoIndex] = useState<number | null>(null);
  const openPhoto = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpenPhotoIndex(index);
  };
  return (
    <>
      <PhotoRow>
        {photos.map(({ url, thumbnail, alt = "" }, index) => (
          <li key={url}>
            <a href={url} onClick={(event) => openPhoto(event, index)}>
              <img src={thumbnail} alt={alt} width={96} height={96} loading="lazy" decoding="async" />
            </a>
          </li>
        ))}
      </PhotoRow>
      {openPhotoIndex !== null && (
        <Suspense fallback={null}>
          <PhotoDialog
            photos={photos}
            index={openPhotoIndex}
            onIndexChange={setOpenPhotoIndex}
            onClose={() => setOpenPhotoIndex(null)}
          />
        </Suspense>
      )}
    </>
  );
}

const PhotoRow = chakra("ul", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "2",
    mt: "3",
    "& a": { display: "block", borderWidth: "1px", borderColor: "border" },
    "& img": { display: "block", width: "96px", height: "96px", objectFit: "cover" },
  },
});
