import type { Image } from "@rewire/domain";
import { Suspense, useRef, useState, type MouseEvent, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { IconButton } from "../../primitives/IconButton/IconButton.tsx";
import { Picture } from "../../primitives/Picture/Picture.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { lazyPart } from "../../provider/lazyPart.ts";
import { chakra } from "../../theme/chakra.tsx";
import { pictureId, Thumbnails } from "./Thumbnails.tsx";

const GalleryZoom = lazyPart(() => import("./GalleryZoom.tsx"));

export interface GalleryProps {
  /** Name of the product, for the pictures' labels. */
  name: string;
  images: readonly Image[];
  /** Image of the selected variation, shown first even if it is not in `images`. */
  chosenImage?: Image | null | undefined;
  /** Sale badge over the first picture's corner. */
  badge?: ReactNode;
}

/**
 * Product pictures: a strip that can be swiped, scrolled or navigated by arrow keys, and thumbnails. Thumbnails link to
 * the pictures in the strip, so they work without JavaScript.
 */
export function Gallery({ name, images, chosenImage, badge }: GalleryProps) {
  const pictures = chosenImage ? [chosenImage, ...images.filter(({ url }) => url !== chosenImage.url)] : images;
  const [first] = pictures;
  if (!first) return <NoPicture badge={badge} />;
  // The key resets the strip when the first picture changes.
  return <Pictures key={first.url} name={name} images={pictures} badge={badge} />;
}

type PicturesProps = Pick<GalleryProps, "name" | "images" | "badge">;

function NoPicture({ badge }: Pick<PicturesProps, "badge">) {
  const { formatMessage } = useIntl();
  return (
    <GalleryRoot data-single>
      <MainPicture>
        <Picture image={null} sizes={mainSizes} />
        <VisuallyHidden>{formatMessage({ id: "product.noPicture" })}</VisuallyHidden>
        <Corner>{badge}</Corner>
      </MainPicture>
    </GalleryRoot>
  );
}

function Pictures({ name, images, badge }: PicturesProps) {
  const intl = useIntl();
  const { strip, current, show, handleScroll } = useStrip();
  const [zoom, setZoom] = useState<"never" | "open" | "closed">("never");

  const handleThumbnail = (event: MouseEvent, index: number) => {
    event.preventDefault();
    show(index);
  };

  return (
    <GalleryRoot data-single={images.length === 1 || undefined}>
      <MainPicture>
        <Strip
          ref={strip}
          tabIndex={images.length > 1 ? 0 : undefined}
          aria-label={intl.formatMessage({ id: "product.pictures" }, { name })}
          onScroll={handleScroll}
        >
          {images.map((image, index) => (
            <li key={image.url} id={pictureId(index)}>
              <Picture image={image} sizes={mainSizes} isPriority={index === 0} />
            </li>
          ))}
        </Strip>
        <Corner>{badge}</Corner>
        <Enlarge>
          <IconButton
            variant="plate"
            icon="expand"
            label={intl.formatMessage({ id: "product.enlarge" })}
            onClick={() => setZoom("open")}
          />
        </Enlarge>
      </MainPicture>
      {images.length > 1 && (
        <Thumbnails images={images} current={current} onShow={handleThumbnail} onMore={() => setZoom("open")} />
      )}
      {zoom !== "never" && (
        <Suspense>
          <GalleryZoom
            name={name}
            images={images}
            current={current}
            onShow={show}
            isOpen={zoom === "open"}
            onClose={() => setZoom("closed")}
          />
        </Suspense>
      )}
    </GalleryRoot>
  );
}

/** Returns the index of the visible picture, and a function that scrolls to another. */
function useStrip() {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  const show = (index: number) => {
    setCurrent(index);
    const { current: list } = strip;
    const picture = list?.children[index];
    list?.scrollTo({ left: picture instanceof HTMLElement ? picture.offsetLeft : 0, behavior: "instant" });
  };
  const handleScroll = () => {
    const { current: list } = strip;
    if (list && list.clientWidth > 0) setCurrent(Math.round(Math.abs(list.scrollLeft) / list.clientWidth));
  };
  return { strip, current, show, handleScroll };
}

const mainSizes = "(min-width: 75em) 48vw, (min-width: 64em) 58vw, 100vw";

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
    "@media (min-width: 75em)": { order: "2", maxHeight: "706px" },
  },
});
const Strip = chakra("ul", {
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
const Corner = chakra("div", { base: { position: "absolute", insetInlineStart: "0", top: "0", lineHeight: "1" } });
const Enlarge = chakra("div", { base: { position: "absolute", insetInlineEnd: "2", top: "2" } });
