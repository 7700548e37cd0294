/** Picture on the previous page, and its last position in the viewport. */
export interface PictureStart {
  readonly picture: HTMLElement;
  readonly from: DOMRect;
}

const DURATION_MS = 250;

/** Maximum time that the former picture covers one that is still loading, in milliseconds. */
const MAX_COVER_MS = 1_000;

/**
 * Animates the previous page's picture to the position of the new picture, which it covers until that is loaded. It is
 * positioned in the document, so that it scrolls with the page; it ignores clicks and is hidden from assistive
 * technology.
 */
export function movePicture({ picture, from }: PictureStart, target: HTMLElement): void {
  const to = target.getBoundingClientRect();
  // React has removed the former picture from the page, unless both pages share it.
  const cover = picture.isConnected ? null : picture;
  if (!cover || to.width === 0 || to.height === 0) return;
  place(cover, to);
  document.body.append(cover);
  const movement = cover.animate(
    [
      {
        transformOrigin: "0 0",
        transform:
          `translate(${from.left - to.left}px,${from.top - to.top}px) ` +
          `scale(${from.width / to.width},${from.height / to.height})`,
      },
      { transformOrigin: "0 0", transform: "none" },
    ],
    { duration: DURATION_MS, easing: "ease-in-out" },
  );
  const hidden = target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: DURATION_MS + MAX_COVER_MS });
  const uncover = () => {
    hidden.cancel();
    cover.remove();
  };
  void Promise.allSettled([movement.finished, whenLoaded(target)]).then(uncover);
}

function place(cover: HTMLElement, { left, top, width, height }: DOMRect): void {
  cover.setAttribute("aria-hidden", "true");
  cover.setAttribute("alt", "");
  Object.assign(cover.style, {
    position: "absolute",
    left: `${left + scrollX}px`,
    top: `${top + scrollY}px`,
    width: `${width}px`,
    height: `${height}px`,
    zIndex: "5",
    pointerEvents: "none",
  });
}

/** Waits for a picture, at most {@link MAX_COVER_MS}. */
function whenLoaded(target: HTMLElement): Promise<unknown> {
  const isLoading = target instanceof HTMLImageElement && !target.complete;
  return isLoading
    ? Promise.race([target.decode(), new Promise((done) => setTimeout(done, MAX_COVER_MS))])
    : Promise.resolve();
}
