// @chunk frame: used by most pages.

/**
 * Styles of a list that is displayed as a grid whose cells are separated by thin lines. The empty space after the last
 * cell has no lines.
 */
export const hairlineGridStyle = {
  paddingInlineEnd: "1px",
  paddingBottom: "1px",
  "& > li": { minWidth: "0", border: "hairline", marginInlineEnd: "-1px", marginBottom: "-1px" },
} as const;
