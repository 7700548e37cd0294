import { LazyMotion, MotionConfig, domAnimation } from "framer-motion";
import { useSyncExternalStore, type ReactNode } from "react";
import { motionTokens } from "../../theme/tokens/motion.ts";

const { durations, easings } = motionTokens;

/** Splits "cubic-bezier(0.2, 0, 0, 1)" into four numbers. */
const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (easings.out.value.match(/[\d.]+/g) ?? []).map(Number);
const easingCurve: [number, number, number, number] = [x1, y1, x2, y2];

const getReducedMotionQuery = () => window.matchMedia("(prefers-reduced-motion: reduce)");
const prefersReducedMotion = (): boolean => getReducedMotionQuery().matches;

function onPreferenceChange(listener: () => void): () => void {
  const query = getReducedMotionQuery();
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

export interface MotionProps {
  /** Name of the theme's duration. @default "slow", 320 ms */
  duration?: keyof typeof durations | undefined;
  children: ReactNode;
}

/**
 * Animation context with the duration and easing of the theme. It disables animation if the user prefers reduced
 * motion. Import it only from lazily loaded components, because it includes framer-motion; inside it, use `m` from
 * `framer-motion/m`.
 */
export function Motion({ duration = "slow", children }: MotionProps) {
  const isReduced = useSyncExternalStore(onPreferenceChange, prefersReducedMotion, () => false);
  const seconds = isReduced ? 0 : Number.parseFloat(durations[duration].value) / 1000;
  return (
    <LazyMotion features={domAnimation} strict>
      {/* Not `reducedMotion="user"`: it keeps fading, and logs a console warning for users with reduced motion. */}
      <MotionConfig reducedMotion="never" transition={{ duration: seconds, ease: easingCurve }}>
        {children}
      </MotionConfig>
    </LazyMotion>
  );
}
