// @chunk frame: most pages lay out a grid.

/** The design's tray: compartments that share their hairlines; an empty place at the end stays without any. */
export const tray = {
  paddingInlineEnd: "1px",
  paddingBottom: "1px",
  "& > li": { minWidth: "0", border: "hairline", marginInlineEnd: "-1px", marginBottom: "-1px" },
} as const;
