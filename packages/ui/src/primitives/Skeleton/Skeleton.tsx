import { chakra } from "../../theme/chakra.tsx";

/**
 * Placeholder for loading content. It appears after 200 ms, so that it does not flash if the response is fast. Set
 * `width`, `height` or `aspectRatio` to the size of the content. It is hidden from screen readers, so the surrounding
 * region must announce that it is loading.
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
