import type { Image } from "@rewire/domain";
import type { MouseEvent } from "react";
import { useIntl } from "react-intl";
import { Picture } from "../../primitives/Picture/Picture.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface ThumbnailsProps {
  images: readonly Image[];
  /** Index of the visible picture. */
  currentIndex: number;
  onShow: (event: MouseEvent, index: number) => void;
  /** Called to open all pictures when the tile with the number of further pictures is pressed. */
  onShowMore: () => void;
}

/** Returns the element id of a picture in the gallery, to which its thumbnail links. */
export const toPictureId = (index: number): string => `picture-${index + 1}`;

const MAX_THUMBNAILS = 5;

/**
 * Up to five thumbnails that link to the product pictures. If there are more pictures, the fifth shows how many are
 * left.
 */
export function Thumbnails({ images, currentIndex, onShow, onShowMore }: ThumbnailsProps) {
  const intl = useIntl();
  const visibleCount = images.length > MAX_THUMBNAILS ? MAX_THUMBNAILS - 1 : images.length;
  const hiddenCount = images.length - visibleCount;

  return (
    <ThumbnailRow>
      {images.slice(0, visibleCount).map((image, index) => (
        <li key={image.url}>
          <a
            href={`#${toPictureId(index)}`}
            aria-label={intl.formatMessage(
              { id: "product.pictureNumber" },
              { number: index + 1, count: images.length },
            )}
            aria-current={index === currentIndex ? "true" : undefined}
            onClick={(event) => onShow(event, index)}
          >
            <Picture image={{ ...image, alt: "" }} sizes="88px" maxWidth={320} />
          </a>
        </li>
      ))}
      {hiddenCount > 0 && (
        <li>
          <a
            href={`#${toPictureId(visibleCount)}`}
            aria-label={intl.formatMessage({ id: "product.morePictures" }, { count: hiddenCount })}
            aria-current={currentIndex >= visibleCount ? "true" : undefined}
            onClick={(event) => {
              onShow(event, visibleCount);
              onShowMore();
            }}
          >
            +{hiddenCount}
          </a>
        </li>
      )}
    </ThumbnailRow>
  );
}

const ThumbnailRow = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
    gap: "2",
    "@media (min-width: 75em)": { gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start" },
    "& a": {
      position: "relative",
      display: "grid",
      placeItems: "center",
      aspectRatio: "1",
      bg: "bg.muted",
      overflow: "hidden",
      fontSize: "lg",
      fontWeight: "semibold",
      "&[aria-current]::after": {
        content: '""',
        position: "absolute",
        inset: "0",
        borderWidth: "3px",
        borderColor: "petrol.800",
        boxShadow: "inset 0 0 0 2px {colors.tin.0}",
      },
    },
  },
});
