import { defineRecipe } from "@chakra-ui/react";

export const buttonRecipe = defineRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "10px",
    maxWidth: "full",
    borderWidth: "1px",
    borderColor: "transparent",
    borderRadius: "md",
    fontFamily: "body",
    fontWeight: "semibold",
    lineHeight: "1.2",
    textAlign: "center",
    textDecoration: "none",
    cursor: "pointer",
    transition: "background-color 140ms {easings.out}, border-color 140ms {easings.out}",
    "&[aria-busy=true]": { cursor: "progress" },
    _disabled: { bg: "bg.muted", color: "fg.subtle", borderColor: "transparent", cursor: "not-allowed" },
  },
  variants: {
    variant: {
      solid: {
        bg: "accent.solid",
        color: "accent.contrast",
        _hover: { bg: "accent.solid.hover" },
        _active: { bg: "accent.solid.active" },
      },
      line: {
        bg: "bg.panel",
        color: "fg",
        borderColor: "border.control",
        _hover: { bg: "bg.subtle", borderColor: "border.emphasized" },
        _active: { bg: "bg.emphasized", borderColor: "border.emphasized" },
        _disabled: { bg: "transparent", borderStyle: "dashed", borderColor: "border.control" },
      },
      ghost: {
        color: "fg",
        _hover: { bg: "bg.muted" },
        _active: { bg: "bg.emphasized" },
        _disabled: { bg: "transparent" },
      },
      repair: {
        bg: "repair.solid",
        color: "repair.contrast",
        _hover: { bg: "repair.solid.hover" },
        _active: { bg: "repair.solid.active" },
      },
      danger: {
        bg: "danger.solid",
        color: "danger.contrast",
        _hover: { bg: "danger.border" },
        _active: { bg: "danger.solid.active" },
      },
    },
    size: {
      sm: { minHeight: "controlSm", px: "14px", py: "4px", fontSize: "sm" },
      md: { minHeight: "control", px: "20px", py: "8px", fontSize: "md" },
      lg: { minHeight: "controlLg", px: { base: "20px", sm: "26px" }, py: "10px", fontSize: "lg" },
    },
    // Prevents the button from shrinking to a column of letters beside other buttons.
    isBlock: { true: { display: "flex", width: "full", hyphens: "auto", overflowWrap: "anywhere" } },
  },
  compoundVariants: [{ variant: "ghost", css: { px: "12px" } }],
  defaultVariants: { variant: "solid", size: "md" },
});
