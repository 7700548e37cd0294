// @chunk frame: most pages lay out a grid.

/** Styles of a list as a grid: cells that share their hairlines; an empty place at the end stays without any. */
export const hairlineGrid = {
  paddingInlineEnd: "1px",
  paddingBottom: "1px",
  "& > li": { minWidth: "0", border: "hairline", marginInlineEnd: "-1px", marginBottom: "-1px" },
} as const;
