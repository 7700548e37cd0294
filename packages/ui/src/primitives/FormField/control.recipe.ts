import { defineRecipe } from "@chakra-ui/react";

/** Styles of text fields, text areas and selects. */
export const controlRecipe = defineRecipe({
  base: {
    display: "block",
    width: "full",
    minHeight: "input",
    px: "14px",
    py: "10px",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "md",
    bg: "bg.panel",
    color: "fg",
    fontSize: "md",
    lineHeight: "1.3",
    appearance: "none",
    transition: "border-color 140ms {easings.out}",
    _hover: { borderColor: "border.emphasized" },
    "&[aria-invalid=true]": { borderWidth: "2px", borderColor: "danger.border", px: "13px", py: "9px" },
    _disabled: { bg: "bg.muted", borderStyle: "dashed", color: "fg.subtle", cursor: "not-allowed" },
  },
});
