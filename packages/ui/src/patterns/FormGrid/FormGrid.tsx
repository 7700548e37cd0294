import { chakra } from "../../theme/chakra.tsx";

/**
 * Grid of form fields with one column, or six columns from the breakpoint `sm`. The attribute `data-columns` sets the
 * number of columns that a field spans.
 */
export const FormGrid = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "18px 16px",
    sm: {
      gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
      "& > *": { gridColumn: "span 6" },
      "& > [data-columns='2']": { gridColumn: "span 2" },
      "& > [data-columns='3']": { gridColumn: "span 3" },
      "& > [data-columns='4']": { gridColumn: "span 4" },
    },
  },
});
