import { controlRecipe } from "./control.recipe.ts";

/** Styles of a file field, whose button looks like a quiet one of ours. */
export const fileInputStyle = {
  ...controlRecipe.base,
  // The button is higher than a line of text: what a text field has as padding is its margin.
  py: "0",
  lineHeight: "2.75rem",
  cursor: "pointer",
  "&[aria-invalid=true]": { borderWidth: "2px", borderColor: "danger.border", px: "13px", py: "0" },
  "&::file-selector-button": {
    me: "3",
    px: "3",
    height: "2rem",
    bg: "bg.subtle",
    color: "fg",
    borderWidth: "1px",
    borderStyle: "solid",
    borderColor: "border.control",
    borderRadius: "sm",
    font: "inherit",
    lineHeight: "1.3",
    cursor: "pointer",
  },
} as const;
