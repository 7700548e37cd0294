import { controlRecipe } from "./control.recipe.ts";

/** Styles of a file field, whose button looks like a quiet one of ours. */
export const fileInputStyle = {
  ...controlRecipe.base,
  py: "2.5",
  cursor: "pointer",
  "&::file-selector-button": {
    me: "3",
    px: "3",
    py: "1",
    bg: "bg.subtle",
    color: "fg",
    borderWidth: "1px",
    borderColor: "border.control",
    font: "inherit",
    cursor: "pointer",
  },
} as const;
