/** Styles of the search overlay, which is full screen on phones and as high as its content elsewhere. */
export const overlayStyles = {
  scrim: {
    position: "fixed",
    inset: "0",
    zIndex: "scrim",
    bg: "scrim",
    _open: { animation: "fadeIn 200ms {easings.out}" },
    _closed: { animation: "fadeOut 200ms {easings.in}" },
  },
  positioner: {
    position: "fixed",
    inset: "0",
    zIndex: "panel",
    display: "flex",
    alignItems: "flex-start",
    overscrollBehaviorY: "none",
  },
  panel: {
    position: "relative",
    width: "full",
    height: { base: "100dvh", lg: "auto" },
    maxHeight: "100dvh",
    overflowY: "auto",
    overscrollBehavior: "contain",
    pt: "4",
    pb: "6",
    px: "max({spacing.gutter}, calc((100vw - {sizes.container.page}) / 2))",
    bg: "bg.panel",
    color: "fg",
    outline: "none",
    _open: { animation: "fadeIn 200ms {easings.out}" },
    _closed: { animation: "fadeOut 80ms {easings.in}" },
  },
  control: {
    // With large text on a small phone, the button stands below the field.
    flex: "1 1 9rem",
    display: "flex",
    alignItems: "center",
    gap: "3",
    minWidth: "0",
    minHeight: "56px",
    ps: "4",
    pe: "2",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "md",
    bg: "bg.panel",
    "& > svg": { color: "fg.muted" },
    "&:has(input:focus-visible)": { outline: "2px solid {colors.accent.focusRing}", outlineOffset: "2px" },
  },
  input: {
    flex: "1",
    minWidth: "0",
    minHeight: "52px",
    bg: "transparent",
    fontSize: "1.125rem",
    outline: "none",
    textOverflow: "ellipsis",
    "&::-webkit-search-cancel-button": { display: "none" },
  },
  list: { outline: "none" },
} as const;

/** Width of the leading column; the other one has the rest, without the gap. */
const LEADING_WIDTH = "calc((100% - {spacing.16}) * 7 / 12)";
const TRAILING_WIDTH = "calc((100% - {spacing.16}) * 5 / 12)";

/**
 * Styles of the areas of the results: on phones one below the other, else in two columns, each of which is filled from
 * the top, in the sequence of the document. Floats, because the last area, below the second one, lies outside the list,
 * which holds options alone.
 */
export const resultAreaStyles = {
  container: { display: "flow-root" },
  leading: { float: { lg: "inline-start" }, clear: "inline-start", width: { base: "full", lg: LEADING_WIDTH } },
  /** Button below recent searches. */
  afterLeading: { float: { lg: "inline-start" }, clear: "inline-start", pt: "4" },
  further: {
    float: { lg: "inline-end" },
    clear: "inline-end",
    width: { base: "full", lg: TRAILING_WIDTH },
    pt: { base: "4", lg: "0" },
    pb: { lg: "1" },
  },
  /** As far down as a group is in its area, since it can be beside one. */
  last: {
    float: { lg: "inline-end" },
    clear: "inline-end",
    width: { base: "full", lg: TRAILING_WIDTH },
    pt: { base: "6", lg: "4" },
  },
} as const;
