/** Styles of a form that a disclosure opens to confirm a cancellation. */
export const cancelFormStyle = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "3",
  // Room for the focus ring of the line above.
  pt: "1.5",
} as const;
