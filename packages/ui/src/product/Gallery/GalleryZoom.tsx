import { Dialog as ChakraDialog, Portal } from "@chakra-ui/react";
import type { Image } from "@rewire/domain";
import { useState, type KeyboardEvent } from "react";
import { useIntl } from "react-intl";
import { useBackToClose } from "../../primitives/Dialog/useBackToClose.ts";
import { useModal } from "../../primitives/Dialog/useModal.ts";
import { IconButton } from "../../primitives/IconButton/IconButton.tsx";
import { useSrcSet } from "../../provider/PictureSource.tsx";
import { TextDirection } from "../../provider/TextDirection.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { usePanning } from "./usePanning.ts";

export interface GalleryZoomProps {
  name: string;
  images: readonly Image[];
  currentIndex: number;
  onShow: (index: number) => void;
  isOpen: boolean;
  onClose: () => void;
}

/** Picture viewer in the full window, with an actual-size mode to pan; loaded on first press. */
export default function GalleryZoom({ name, images, currentIndex, onShow, isOpen, onClose }: GalleryZoomProps) {
  const intl = useIntl();
  const [isActualSize, setIsActualSize] = useState(false);
  const image = images[currentIndex] ?? images[0];
  const hasMultipleImages = images.length > 1;

  const handleClose = () => {
    setIsActualSize(false);
    onClose();
  };
  const modalProps = useModal(isOpen, handleClose);
  useBackToClose(isOpen, handleClose);
  const showNeighbour = (direction: 1 | -1) => {
    setIsActualSize(false);
    onShow((currentIndex + direction + images.length) % images.length);
  };
  const panningHandlers = usePanning({
    isEnlarged: isActualSize,
    onSwipe: (direction) => hasMultipleImages && showNeighbour(direction),
  });
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === "+") setIsActualSize(true);
    if (event.key === "-") setIsActualSize(false);
    if (isActualSize || !hasMultipleImages) return;
    if (event.key === "ArrowRight") showNeighbour(1);
    if (event.key === "ArrowLeft") showNeighbour(-1);
  };

  return (
    <TextDirection>
      <ChakraDialog.Root {...modalProps} aria-label={intl.formatMessage({ id: "product.zoomTitle" }, { name })}>
        <Portal>
          <ChakraDialog.Positioner css={positionerStyle}>
            <ChakraDialog.Content css={contentStyle} onKeyDown={handleKey}>
              <ZoomBar
                currentIndex={currentIndex}
                count={images.length}
                isActualSize={isActualSize}
                onActualSizeChange={setIsActualSize}
                onStep={showNeighbour}
                onClose={handleClose}
              />
              <ZoomStage
                data-actual={isActualSize || undefined}
                // Focusable, so that pressing the picture keeps the focus in the dialog, and keyboard navigation
                // continues to work.
                tabIndex={isActualSize ? 0 : -1}
                onDoubleClick={() => setIsActualSize(!isActualSize)}
                {...panningHandlers}
              >
                {image && <ZoomPicture image={image} isActualSize={isActualSize} />}
              </ZoomStage>
            </ChakraDialog.Content>
          </ChakraDialog.Positioner>
        </Portal>
      </ChakraDialog.Root>
    </TextDirection>
  );
}

function ZoomPicture({ image, isActualSize }: { image: Image; isActualSize: boolean }) {
  return (
    <img
      sizes={isActualSize ? "160vmax" : "100vmin"}
      srcSet={useSrcSet(image.url)}
      src={image.url}
      alt={image.alt}
      width={1536}
      height={1536}
      draggable={false}
    />
  );
}

interface ZoomBarProps {
  /** Index of the picture, from 0. */
  currentIndex: number;
  /** Number of pictures. */
  count: number;
  isActualSize: boolean;
  onActualSizeChange: (isActualSize: boolean) => void;
  /** Called with 1 for the next picture, -1 for the previous one. */
  onStep: (direction: 1 | -1) => void;
  onClose: () => void;
}

/** Toolbar: position of the picture, and buttons for size, previous, next and close. */
function ZoomBar({ currentIndex, count, isActualSize, onActualSizeChange, onStep, onClose }: ZoomBarProps) {
  const { formatMessage } = useIntl();
  const hasMultipleImages = count > 1;
  return (
    <ZoomBarRoot>
      <output>
        {hasMultipleImages && formatMessage({ id: "product.pictureNumber" }, { number: currentIndex + 1, count })}
      </output>
      <IconButton
        icon={isActualSize ? "remove" : "add"}
        label={formatMessage({ id: isActualSize ? "product.fitToScreen" : "product.actualSize" })}
        onClick={() => onActualSizeChange(!isActualSize)}
      />
      {hasMultipleImages && (
        <IconButton icon="back" label={formatMessage({ id: "product.previousPicture" })} onClick={() => onStep(-1)} />
      )}
      {hasMultipleImages && (
        <IconButton icon="forward" label={formatMessage({ id: "product.nextPicture" })} onClick={() => onStep(1)} />
      )}
      <IconButton icon="close" label={formatMessage({ id: "common.close" })} onClick={onClose} />
    </ZoomBarRoot>
  );
}

const positionerStyle = { position: "fixed", inset: "0", zIndex: "dialog" } as const;
const contentStyle = {
  display: "flex",
  flexDirection: "column",
  boxSize: "full",
  bg: "bg.panel",
  color: "fg",
  outline: "none",
} as const;
const ZoomBarRoot = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "1",
    minHeight: "headerSm",
    ps: "4",
    pe: "1.5",
    borderBottom: "hairline",
    textStyle: "sm",
    "& > output": { flex: "1", minWidth: "0" },
  },
});
const ZoomStage = chakra("div", {
  base: {
    flex: "1",
    minHeight: "0",
    bg: "bg.plate",
    overflow: "hidden",
    // Horizontal gestures are handled here; vertical scrolling and pinch zoom by the browser.
    touchAction: "pan-y pinch-zoom",
    cursor: "zoom-in",
    _focusVisible: { outlineOffset: "-4px" },
    "& img": { boxSize: "full", objectFit: "contain" },
    "&[data-actual]": { overflow: "auto", touchAction: "auto", cursor: "grab" },
    "&[data-actual]:active": { cursor: "grabbing" },
    "&[data-actual] img": { boxSize: "auto", minWidth: "160vmax", maxWidth: "none" },
  },
});
