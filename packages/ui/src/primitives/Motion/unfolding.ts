const closed = { height: 0, opacity: 0, overflow: "clip" } as const;

/**
 * Opens and closes the place of something in a column as it comes and goes, so that nothing around it jumps.
 * Spread it into an `m` element in an `AnimatePresence`; its border and padding belong to its child.
 */
export const unfolding = {
  initial: closed,
  // Only while it moves is anything cut off: focus rings reach over the edge.
  animate: { height: "auto", opacity: 1, transitionEnd: { overflow: "visible" } },
  exit: closed,
} as const;
