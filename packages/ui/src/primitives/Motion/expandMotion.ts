const collapsedStyle = { height: 0, opacity: 0, overflow: "clip" } as const;

/**
 * Animation props that expand an element when it mounts and collapse it when it unmounts. Spread them into an `m`
 * element inside an `AnimatePresence`. Set border and padding on the child of the `m` element.
 */
export const expandMotion = {
  initial: collapsedStyle,
  // Clips overflow only while animating, because focus rings extend beyond the edge.
  animate: { height: "auto", opacity: 1, transitionEnd: { overflow: "visible" } },
  exit: collapsedStyle,
} as const;
