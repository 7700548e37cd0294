import type { Image } from "@rewire/domain";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { useIntl } from "react-intl";
import { IconButton } from "../../primitives/IconButton/IconButton.tsx";
import { usePictureSet } from "../../provider/PictureSource.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { usePanning } from "./usePanning.ts";

export interface GalleryZoomProps {
  name: string;
  images: readonly Image[];
  current: number;
  onShow: (index: number) => void;
  isOpen: boolean;
  onClose: () => void;
}

/** Picture viewer in the full window, with an actual-size mode to pan; loaded on first press. */
export default function GalleryZoom({ name, images, current, onShow, isOpen, onClose }: GalleryZoomProps) {
  const intl = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isActualSize, setActualSize] = useState(false);
  const image = images[current] ?? images[0];
  const hasMany = images.length > 1;

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  const handleClose = () => {
    setActualSize(false);
    onClose();
  };
  const step = (by: 1 | -1) => {
    setActualSize(false);
    onShow((current + by + images.length) % images.length);
  };
  const panning = usePanning({ isLarge: isActualSize, onSwipe: (by) => hasMany && step(by) });
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === "+") setActualSize(true);
    if (event.key === "-") setActualSize(false);
    if (isActualSize || !hasMany) return;
    if (event.key === "ArrowRight") step(1);
    if (event.key === "ArrowLeft") step(-1);
  };

  return (
    <ZoomRoot
      ref={dialog}
      aria-label={intl.formatMessage({ id: "product.zoomTitle" }, { name })}
      onClose={handleClose}
      onKeyDown={handleKey}
    >
      <ZoomBar
        current={current}
        count={images.length}
        isActualSize={isActualSize}
        onActualSizeChange={setActualSize}
        onStep={step}
        onClose={handleClose}
      />
      <Stage
        data-actual={isActualSize || undefined}
        // Focusable, so that pressing the picture keeps the focus in the dialog and its keys keep working.
        tabIndex={isActualSize ? 0 : -1}
        onDoubleClick={() => setActualSize(!isActualSize)}
        {...panning}
      >
        {image && <ZoomPicture image={image} isActualSize={isActualSize} />}
      </Stage>
    </ZoomRoot>
  );
}

function ZoomPicture({ image, isActualSize }: { image: Image; isActualSize: boolean }) {
  return (
    <img
      sizes={isActualSize ? "160vmax" : "100vmin"}
      srcSet={usePictureSet(image.url)}
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
  current: number;
  /** Number of pictures. */
  count: number;
  isActualSize: boolean;
  onActualSizeChange: (isActualSize: boolean) => void;
  /** Called with 1 for the next picture, -1 for the previous one. */
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
}

/** Toolbar: position of the picture, and buttons for size, previous, next and close. */
function ZoomBar({ current, count, isActualSize, onActualSizeChange, onStep, onClose }: ZoomBarProps) {
  const { formatMessage } = useIntl();
  const hasMany = count > 1;
  return (
    <Bar>
      <output>{hasMany && formatMessage({ id: "product.pictureNumber" }, { number: current + 1, count })}</output>
      <IconButton
        icon={isActualSize ? "remove" : "add"}
        label={formatMessage({ id: isActualSize ? "product.fitToScreen" : "product.actualSize" })}
        onClick={() => onActualSizeChange(!isActualSize)}
      />
      {hasMany && (
        <IconButton icon="back" label={formatMessage({ id: "product.previousPicture" })} onClick={() => onStep(-1)} />
      )}
      {hasMany && (
        <IconButton icon="forward" label={formatMessage({ id: "product.nextPicture" })} onClick={() => onStep(1)} />
      )}
      <IconButton icon="close" label={formatMessage({ id: "common.close" })} onClick={onClose} />
    </Bar>
  );
}

const ZoomRoot = chakra("dialog", {
  base: {
    width: "100dvw",
    height: "100dvh",
    maxWidth: "none",
    maxHeight: "none",
    bg: "bg.panel",
    color: "fg",
    "&[open]": { display: "flex", flexDirection: "column" },
    _backdrop: { bg: "scrim" },
  },
});
const Bar = chakra("div", {
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
const Stage = chakra("div", {
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
