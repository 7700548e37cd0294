const toTokenValue = <T>(token: T) => ({ value: token });

/**
 * Durations and easings, named by use: `instant` for a press, `fast` for hover, `base` for popovers, `slow` for panels,
 * and `wire` for a segment of the line of a stepper.
 */
export const motionTokens = {
  durations: {
    instant: toTokenValue("80ms"),
    fast: toTokenValue("140ms"),
    base: toTokenValue("200ms"),
    slow: toTokenValue("320ms"),
    wire: toTokenValue("520ms"),
  },
  easings: {
    out: toTokenValue("cubic-bezier(0.2, 0, 0, 1)"),
    in: toTokenValue("cubic-bezier(0.4, 0, 1, 1)"),
    inOut: toTokenValue("cubic-bezier(0.4, 0, 0.2, 1)"),
  },
};

/** Named animations. The global styles disable them if the user prefers reduced motion. */
export const keyframes = {
  spin: { to: { transform: "rotate(1turn)" } },
  shimmer: { from: { transform: "translateX(-100%)" }, to: { transform: "translateX(100%)" } },
  fadeIn: { from: { opacity: "0" } },
  fadeOut: { to: { opacity: "0" } },
  slideInRight: { from: { transform: "translateX(100%)" } },
  slideOutRight: { to: { transform: "translateX(100%)" } },
  slideInLeft: { from: { transform: "translateX(-100%)" } },
  slideOutLeft: { to: { transform: "translateX(-100%)" } },
  slideInUp: { from: { transform: "translateY(100%)" } },
  slideOutDown: { to: { transform: "translateY(100%)" } },
  slideInDown: { from: { transform: "translateY(-100%)" } },
  slideOutUp: { to: { transform: "translateY(-100%)" } },
  popIn: { from: { opacity: "0", transform: "translateY(4px)" } },
  drawWire: { from: { transform: "scaleX(0)" } },
  /** 12 px of the header bar scroll out of view; its row moves to the new centre. */
  headerSettle: { to: { transform: "translateY(6px)" } },
  headerSettleBack: { to: { transform: "translateY(-6px)" } },
};
