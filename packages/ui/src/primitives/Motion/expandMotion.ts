const collapsedStyle = { height: 0, opacity: 0, overflow: "clip" } as const;

/**
 * Animation props that expand and collapse an element in a column as it mounts and unmounts, without layout jumps.
 * Spread them into an `m` element in an `AnimatePresence`; border and padding belong to its child.
 */
export const expandMotion = {
  initial: collapsedStyle,
  // Clips overflow only while animating, because focus rings extend beyond the edge.
  animate: { height: "auto", opacity: 1, transitionEnd: { overflow: "visible" } },
  exit: collapsedStyle,
} as const;
