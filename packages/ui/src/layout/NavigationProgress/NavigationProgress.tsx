import { chakra } from "../../theme/chakra.tsx";

/**
 * Line at the top edge of the page that grows while the next page is being loaded. Decorative: screen readers announce
 * the page when it is there. Render it only when the page takes longer than a moment.
 */
export function NavigationProgress() {
  return <ProgressLine aria-hidden data-print="hide" />;
}

/** Slows down as it grows, because it is unknown when the page will be there. */
const ProgressLine = chakra("div", {
  base: {
    position: "fixed",
    insetInline: "0",
    top: "0",
    zIndex: "toast",
    height: "3px",
    bg: "accent.solid",
    pointerEvents: "none",
    transformOrigin: "left",
    "[dir=rtl] &": { transformOrigin: "right" },
    animation: "drawWire 8000ms {easings.out}",
    forcedColorAdjust: "none",
  },
});
