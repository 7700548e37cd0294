import { defineSlotRecipe } from "@chakra-ui/react";

/**
 * Styles of a button or link in the header: an icon, a label on wide screens, and a count on the icon. The count comes
 * from the attribute `data-count`, which an early script can set before hydration.
 */
export const headerActionRecipe = defineSlotRecipe({
  slots: ["root", "label"],
  base: {
    root: {
      position: "relative",
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      gap: "2",
      minWidth: "target",
      minHeight: "target",
      px: "10px",
      borderRadius: "md",
      textStyle: "label",
      whiteSpace: "nowrap",
      cursor: "pointer",
      transition: "background-color 140ms {easings.out}",
      _hover: { bg: "bg.muted" },
      _active: { bg: "bg.emphasized" },
      // Two labels, of which an early script selects one.
      "&[data-customer]:not([data-is-customer]) span > :last-child": { display: "none" },
      "&[data-is-customer] span > :not(:last-child)": { display: "none" },
      "&[data-count]::after": {
        content: "attr(data-count)",
        position: "absolute",
        top: "3px",
        insetInlineEnd: "2px",
        minWidth: "1.125rem",
        px: "5px",
        borderRadius: "full",
        bg: "accent.solid",
        color: "accent.contrast",
        fontSize: "0.6875rem",
        fontWeight: "bold",
        lineHeight: "1.125rem",
        textAlign: "center",
      },
    },
    label: { display: { base: "none", xl: "inline" } },
  },
});
