import type { Image } from "@rewire/domain";
import { Suspense, useRef, useState, type MouseEvent, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { IconButton } from "../../primitives/IconButton/IconButton.tsx";
import { Picture } from "../../primitives/Picture/Picture.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { lazyComponent } from "../../provider/lazyComponent.ts";
import { chakra } from "../../theme/chakra.tsx";
import { toPictureId, Thumbnails } from "./Thumbnails.tsx";

const GalleryZoom = lazyComponent(() => import("./GalleryZoom.tsx"));

export interface GalleryProps {
  /** Name of the product, for the pictures' labels. */
  name: string;
  images: readonly Image[];
  /** Image of the selected variation, shown first even if it is not in `images`. */
  chosenImage?: Image | null | undefined;
  /**
   * Whether there are pictures of variations besides `images`: thumbnails are shown even below a single picture, so
   * that what follows stays in its place when a variation is chosen. @default false
   */
  hasVariationImages?: boolean | undefined;
  /** Sale badge over the first picture's corner. */
  badge?: ReactNode;
}

/**
 * Product pictures: a strip that can be swiped, scrolled, or navigated with arrow keys, and thumbnails. The thumbnails
 * are links to the pictures, so they work without JavaScript.
 */
export function Gallery({ name, images, chosenImage, hasVariationImages = false, badge }: GalleryProps) {
  const pictures = chosenImage ? [chosenImage, ...images.filter(({ url }) => url !== chosenImage.url)] : images;
  const [firstPicture] = pictures;
  if (!firstPicture) return <PicturePlaceholder badge={badge} />;
  const hasThumbnails = pictures.length > 1 || (hasVariationImages && images.length > 0);
  return <GalleryPictures {...{ name, badge, hasThumbnails }} images={pictures} firstUrl={firstPicture.url} />;
}

interface GalleryPicturesProps extends Pick<GalleryProps, "name" | "images" | "badge"> {
  firstUrl: string;
  hasThumbnails: boolean;
}

function PicturePlaceholder({ badge }: Pick<GalleryProps, "badge">) {
  const { formatMessage } = useIntl();
  return (
    <GalleryRoot data-single>
      <MainPicture>
        <Picture image={null} sizes={mainPictureSizes} />
        <VisuallyHidden>{formatMessage({ id: "product.noPicture" })}</VisuallyHidden>
        <BadgeCorner>{badge}</BadgeCorner>
      </MainPicture>
    </GalleryRoot>
  );
}

function GalleryPictures({ name, images, firstUrl, hasThumbnails, badge }: GalleryPicturesProps) {
  const intl = useIntl();
  const { stripRef, currentIndex, showPicture, handleScroll } = usePictureStrip(firstUrl);
  const [zoomState, setZoomState] = useState<"never" | "open" | "closed">("never");

  const handleThumbnail = (event: MouseEvent, index: number) => {
    event.preventDefault();
    showPicture(index);
  };

  return (
    <GalleryRoot data-single={!hasThumbnails || undefined}>
      <MainPicture>
        <PictureStrip
          // A strip with another first picture starts there.
          key={firstUrl}
          ref={stripRef}
          tabIndex={images.length > 1 ? 0 : undefined}
          aria-label={intl.formatMessage({ id: "product.pictures" }, { name })}
          onScroll={handleScroll}
        >
          {images.map((image, index) => (
            <li key={image.url} id={toPictureId(index)}>
              <Picture image={image} sizes={mainPictureSizes} isPriority={index === 0} />
            </li>
          ))}
        </PictureStrip>
        <BadgeCorner>{badge}</BadgeCorner>
        <EnlargeButton>
          <IconButton
            variant="plate"
            icon="expand"
            label={intl.formatMessage({ id: "product.enlarge" })}
            onClick={() => setZoomState("open")}
          />
        </EnlargeButton>
      </MainPicture>
      {hasThumbnails && (
        <Thumbnails
          images={images}
          currentIndex={currentIndex}
          onShow={handleThumbnail}
          onShowMore={() => setZoomState("open")}
        />
      )}
      {zoomState !== "never" && (
        <Suspense>
          <GalleryZoom
            name={name}
            images={images}
            currentIndex={currentIndex}
            onShow={showPicture}
            isOpen={zoomState === "open"}
            onClose={() => setZoomState("closed")}
          />
        </Suspense>
      )}
    </GalleryRoot>
  );
}

/** Returns the index of the visible picture, and a function that scrolls to another. @param firstUrl First picture */
function usePictureStrip(firstUrl: string) {
  const stripRef = useRef<HTMLUListElement>(null);
  const [position, setPosition] = useState({ firstUrl, index: 0 });
  const setCurrentIndex = (index: number) =>
    setPosition((last) => (last.firstUrl === firstUrl && last.index === index ? last : { firstUrl, index }));

  const showPicture = (index: number) => {
    setCurrentIndex(index);
    const { current: stripElement } = stripRef;
    const pictureElement = stripElement?.children[index];
    stripElement?.scrollTo({
      left: pictureElement instanceof HTMLElement ? pictureElement.offsetLeft : 0,
      behavior: "instant",
    });
  };
  const handleScroll = () => {
    const { current: stripElement } = stripRef;
    if (stripElement && stripElement.clientWidth > 0)
      setCurrentIndex(Math.round(Math.abs(stripElement.scrollLeft) / stripElement.clientWidth));
  };
  const currentIndex = position.firstUrl === firstUrl ? position.index : 0;
  return { stripRef, currentIndex, showPicture, handleScroll };
}

// Three pixels of a phone per CSS pixel look like two and a half, so phones with three fetch the smaller copy.
const mainPictureSizes = "(min-width:75em) 49vw,(min-width:64em) 58vw,(min-resolution:2.5x) 76vw,92vw";

const GalleryRoot = chakra("div", {
  base: {
    display: "grid",
    gap: "10px",
    alignContent: "start",
    "@media (min-width: 75em)": {
      gridTemplateColumns: "88px minmax(0, 1fr)",
      "&[data-single]": { gridTemplateColumns: "minmax(0, 1fr)" },
    },
  },
});
const MainPicture = chakra("div", {
  base: {
    position: "relative",
    aspectRatio: "1",
    width: "full",
    maxHeight: "72svh",
    overflow: "hidden",
    // Named, because the page may be shown before it has the thumbnails, whose column the picture would take.
    "@media (min-width: 75em)": { gridColumn: "-2", gridRow: "1", maxHeight: "706px" },
  },
});
const PictureStrip = chakra("ul", {
  base: {
    position: "absolute",
    inset: "0",
    display: "flex",
    overflowX: "auto",
    scrollSnapType: "x mandatory",
    scrollbarWidth: "none",
    _focusVisible: { outlineOffset: "-4px" },
    "& > li": { position: "relative", flex: "0 0 100%", height: "full", scrollSnapAlign: "start" },
    "& > li > span": { position: "absolute", inset: "0", height: "full" },
  },
});
const BadgeCorner = chakra("div", { base: { position: "absolute", insetInlineStart: "0", top: "0", lineHeight: "1" } });
const EnlargeButton = chakra("div", { base: { position: "absolute", insetInlineEnd: "2", top: "2" } });
