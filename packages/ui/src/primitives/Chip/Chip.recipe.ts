import { defineRecipe } from "@chakra-ui/react";

export const chipRecipe = defineRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "2",
    minHeight: "controlSm",
    maxWidth: "full",
    minWidth: "0",
    overflowWrap: "anywhere",
    px: "3",
    py: "5px",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "md",
    bg: "bg.panel",
    color: "fg",
    fontSize: "sm",
    fontWeight: "medium",
    lineHeight: "1.25",
    textAlign: "start",
    cursor: "pointer",
    transition: "border-color 140ms {easings.out}",
    _hover: { borderColor: "border.emphasized" },
    _disabled: { borderStyle: "dashed", color: "fg.subtle", cursor: "not-allowed" },
  },
  variants: {
    kind: {
      choice: {},
      selected: {
        bg: "accent.muted",
        borderColor: "accent.solid",
        boxShadow: "inset 0 0 0 1px {colors.accent.solid}",
      },
      applied: { bg: "bg.muted", borderColor: "transparent", pe: "2" },
    },
  },
  defaultVariants: { kind: "choice" },
});
