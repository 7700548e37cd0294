/** Styles of a table with the amounts of an estimate. */
export const estimateTableStyle = {
  width: "full",
  borderCollapse: "collapse",
  "& :is(th, td)": { py: "1.5", verticalAlign: "baseline" },
  "& th": { fontWeight: "normal", textAlign: "start", hyphens: "auto", overflowWrap: "anywhere" },
  "& td": {
    ps: "4",
    textAlign: "end",
    fontFamily: "figures",
    fontWeight: "medium",
    fontVariantNumeric: "tabular-nums",
  },
} as const;

/** Styles of the element around the table, whose width decides whether names and amounts share a line. */
export const estimateContainerStyle = { width: "full", containerType: "inline-size" } as const;

/** Styles of the table with large text on a phone, where neither has room beside the other: names have a line of their own. */
export const narrowEstimateStyle = {
  "@container (max-width: 13rem)": {
    "& tr": { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" },
    "&& td": { width: "auto", ps: "0", pt: "0" },
    "&& th": { pb: "0" },
    "&& tfoot td": { borderTopWidth: "0" },
  },
} as const;

/** Styles of its last row, with the total. */
export const estimateTotalStyle = {
  "& tr > *": { borderTop: "hairline", pt: "3" },
  "& th": { fontSize: "lg", fontWeight: "semibold" },
  "& td": { textStyle: "price", fontSize: "1.375rem", fontVariantNumeric: "normal" },
} as const;
