import { chakra } from "../../theme/chakra.tsx";

/** Status label on a tinted background. Use `SaleBadge` for discounts. `tone` sets the colours. */
export const Badge = chakra("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1.5",
    px: "2",
    py: "3px",
    borderRadius: "xs",
    fontSize: "xs",
    fontWeight: "semibold",
    lineHeight: "1.25",
  },
  variants: {
    tone: {
      neutral: { bg: "bg.muted", color: "fg" },
      accent: { bg: "accent.muted", color: "fg" },
      success: { bg: "success.subtle", color: "success.fg" },
      warning: { bg: "warning.subtle", color: "warning.fg" },
      danger: { bg: "danger.subtle", color: "danger.fg" },
      info: { bg: "info.subtle", color: "info.fg" },
      repair: { bg: "bg.muted", color: "fg", ps: "10px", boxShadow: "inset 3px 0 0 {colors.repair.solid}" },
    },
  },
  defaultVariants: { tone: "neutral" },
});
