import { chakra } from "../../theme/chakra.tsx";

/**
 * Placeholder for loading content; appears after 200 ms, so that fast responses do not cause a flash. Requires the size
 * of the content: `width`, `height` or `aspectRatio`. Hidden from screen readers; the surrounding region must announce
 * the loading state as text.
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
