// @chunk frame: used by most pages.

/** Styles of a list as a grid whose cells share hairlines; an empty cell at the end has no border. */
export const hairlineGridStyle = {
  paddingInlineEnd: "1px",
  paddingBottom: "1px",
  "& > li": { minWidth: "0", border: "hairline", marginInlineEnd: "-1px", marginBottom: "-1px" },
} as const;
