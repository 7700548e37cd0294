import { defineSlotRecipe } from "@chakra-ui/react";

/**
 * Styles of a row of tabs. A row that is too wide scrolls, with the last visible tab cut off as a hint. The selected
 * tab has a petrol line.
 */
export const tabsRecipe = defineSlotRecipe({
  slots: ["list", "tab", "count", "panel"],
  base: {
    list: {
      display: "flex",
      gap: "1",
      listStyle: "none",
      overflowX: "auto",
      scrollbarWidth: "none",
      boxShadow: "inset 0 -1px 0 {colors.border}",
      "&::-webkit-scrollbar": { display: "none" },
    },
    tab: {
      display: "inline-flex",
      alignItems: "center",
      gap: "2",
      flex: "none",
      minHeight: "48px",
      px: "14px",
      borderBottomWidth: "3px",
      borderColor: "transparent",
      color: "fg.muted",
      fontWeight: "semibold",
      lineHeight: "1.2",
      whiteSpace: "nowrap",
      cursor: "pointer",
      _hover: { color: "fg", bg: "bg.subtle" },
      "&:is([aria-current=page], [aria-selected=true])": { color: "fg", borderColor: "accent.solid" },
      "&:focus-visible": { outlineOffset: "-3px" },
      _disabled: { color: "fg.disabled", cursor: "not-allowed" },
    },
    count: { fontWeight: "normal", color: "fg.subtle" },
    panel: { pt: "6", outlineOffset: "4px" },
  },
});
