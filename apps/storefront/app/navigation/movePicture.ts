/** Picture on the previous page and its last position in the viewport. */
export interface PictureSnapshot {
  readonly picture: HTMLElement;
  readonly from: DOMRect;
}

const MOVE_DURATION_MS = 250;

/** Maximum time that the former picture covers one that is still loading, in milliseconds. */
const MAX_OVERLAY_MS = 1_000;

/**
 * Animates the previous page's picture to the position of the new picture, and keeps the old picture there until the
 * new one is loaded. The animated picture scrolls with the page, ignores clicks, and is hidden from assistive
 * technology.
 */
export function movePicture({ picture, from: startRect }: PictureSnapshot, target: HTMLElement): void {
  const targetRect = target.getBoundingClientRect();
  // React has removed the former picture from the page, unless both pages share it.
  const overlay = picture.isConnected ? null : picture;
  if (!overlay || targetRect.width === 0 || targetRect.height === 0) return;
  positionOverlay(overlay, targetRect);
  document.body.append(overlay);
  const moveAnimation = overlay.animate(
    [
      {
        transformOrigin: "0 0",
        transform:
          `translate(${startRect.left - targetRect.left}px,${startRect.top - targetRect.top}px) ` +
          `scale(${startRect.width / targetRect.width},${startRect.height / targetRect.height})`,
      },
      { transformOrigin: "0 0", transform: "none" },
    ],
    { duration: MOVE_DURATION_MS, easing: "ease-in-out" },
  );
  const hideAnimation = target.animate([{ opacity: 0 }, { opacity: 0 }], {
    duration: MOVE_DURATION_MS + MAX_OVERLAY_MS,
  });
  const removeOverlay = () => {
    hideAnimation.cancel();
    overlay.remove();
  };
  void Promise.allSettled([moveAnimation.finished, waitForImage(target)]).then(removeOverlay);
}

function positionOverlay(overlay: HTMLElement, { left, top, width, height }: DOMRect): void {
  overlay.setAttribute("aria-hidden", "true");
  overlay.setAttribute("alt", "");
  Object.assign(overlay.style, {
    position: "absolute",
    left: `${left + scrollX}px`,
    top: `${top + scrollY}px`,
    width: `${width}px`,
    height: `${height}px`,
    zIndex: "5",
    pointerEvents: "none",
  });
}

/** Waits for a picture, at most {@link MAX_OVERLAY_MS}. */
function waitForImage(target: HTMLElement): Promise<unknown> {
  const isLoading = target instanceof HTMLImageElement && !target.complete;
  return isLoading
    ? Promise.race([target.decode(), new Promise((resolveTimeout) => setTimeout(resolveTimeout, MAX_OVERLAY_MS))])
    : Promise.resolve();
}
