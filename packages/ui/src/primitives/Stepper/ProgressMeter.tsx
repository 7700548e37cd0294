import * as m from "framer-motion/m";
import { chakra } from "../../theme/chakra.tsx";
import { Motion } from "../Motion/Motion.tsx";

export interface ProgressMeterProps {
  /** Progress from 0 to 1. */
  value: number;
  /** Accessible name; the visible text is above the meter. */
  label: string;
}

/** Animated progress bar, for example towards free delivery. Import it lazily, because it includes framer-motion. */
export function ProgressMeter({ value, label }: ProgressMeterProps) {
  const progressShare = Math.min(Math.max(value, 0), 1);
  return (
    <ProgressTrack>
      <chakra.progress srOnly aria-label={label} max={1} value={progressShare} />
      <Motion duration="wire">
        <ProgressLine initial={{ scaleX: 0 }} animate={{ scaleX: progressShare }} />
      </Motion>
      <StepMarker data-full={progressShare === 1 || undefined} />
    </ProgressTrack>
  );
}

/** Removes all backgrounds but the system's own colours. */
const FORCED_COLORS = "@media (forced-colors: active)";

const ProgressTrack = chakra("div", {
  base: {
    position: "relative",
    height: "3px",
    marginBlock: "10px",
    marginInlineEnd: "24px",
    bg: "border",
    [FORCED_COLORS]: { bg: "GrayText" },
  },
});
const ProgressLine = chakra(m.span, {
  base: {
    position: "absolute",
    inset: "0",
    bg: "accent.solid",
    transformOrigin: "left !important",
    [FORCED_COLORS]: { bg: "Highlight" },
  },
});
const StepMarker = chakra("span", {
  base: {
    position: "absolute",
    insetInlineEnd: "-24px",
    top: "-8.5px",
    boxSize: "20px",
    borderWidth: "3px",
    borderColor: "border.control",
    borderRadius: "full",
    bg: "bg.panel",
    transition: "background-color 140ms {easings.out} 380ms, border-color 140ms {easings.out} 380ms",
    "&[data-full]": { borderColor: "accent.solid", bg: "accent.solid", [FORCED_COLORS]: { bg: "Highlight" } },
  },
});
