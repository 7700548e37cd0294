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

/** Styles of its last row, with the total. */
export const estimateTotalStyle = {
  "& tr > *": { borderTop: "hairline", pt: "3" },
  "& th": { fontSize: "lg", fontWeight: "semibold" },
  "& td": { textStyle: "price", fontSize: "1.375rem", fontVariantNumeric: "normal" },
} as const;
