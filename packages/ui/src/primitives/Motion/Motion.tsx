import { LazyMotion, MotionConfig, domAnimation } from "framer-motion";
import { useSyncExternalStore, type ReactNode } from "react";
import { motionTokens } from "../../theme/tokens/motion.ts";

const { durations, easings } = motionTokens;

/** "cubic-bezier(0.2, 0, 0, 1)" as four numbers. */
const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (easings.out.value.match(/[\d.]+/g) ?? []).map(Number);
const ease: [number, number, number, number] = [x1, y1, x2, y2];

const lessMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)");
const prefersLess = (): boolean => lessMotion().matches;

function onPreferenceChange(listener: () => void): () => void {
  const query = lessMotion();
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

export interface MotionProps {
  /** How long something takes, by the theme's name. @default "slow", 320 ms */
  duration?: keyof typeof durations | undefined;
  children: ReactNode;
}

/**
 * Lets what is below move as a thing, in the theme's time; nothing moves for who asked for less motion.
 * It brings framer-motion along: import it only from parts that load lazily, and use `m` from `framer-motion/m` below it.
 */
export function Motion({ duration = "slow", children }: MotionProps) {
  const isReduced = useSyncExternalStore(onPreferenceChange, prefersLess, () => false);
  const seconds = isReduced ? 0 : Number.parseFloat(durations[duration].value) / 1000;
  return (
    <LazyMotion features={domAnimation} strict>
      {/* Not `reducedMotion="user"`: that keeps fading, and warns in the console of everybody who asked for less. */}
      <MotionConfig reducedMotion="never" transition={{ duration: seconds, ease }}>
        {children}
      </MotionConfig>
    </LazyMotion>
  );
}
