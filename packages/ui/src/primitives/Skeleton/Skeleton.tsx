import { chakra } from "../../theme/chakra.tsx";

/**
 * The box of content that is on its way; it appears after 200 ms, so that quick answers do not flash.
 * Give it the size of what comes: `width`, `height` or `aspectRatio`. Screen readers hear the region's own text instead.
 */
export const Skeleton = chakra(
  "span",
  {
    base: {
      position: "relative",
      display: "block",
      overflow: "hidden",
      height: "1em",
      borderRadius: "xs",
      bg: "bg.muted",
      animation: "fadeIn 200ms 200ms both",
      _after: {
        content: '""',
        position: "absolute",
        inset: "0",
        background: "linear-gradient(90deg, transparent, {colors.bg.emphasized}, transparent)",
        animation: "shimmer 1600ms linear infinite",
      },
      _motionReduce: { _after: { display: "none" } },
    },
  },
  { defaultProps: { "aria-hidden": true } },
);
