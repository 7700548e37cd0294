import { chakra } from "../../theme/chakra.tsx";

/** Grid of form fields: one column, or six from the `sm` breakpoint; a field spans `data-columns` of them. */
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
