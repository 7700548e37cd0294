import { defineSlotRecipe } from "@chakra-ui/react";

/** A question or a short form over the page: in the middle, at the bottom of phones. */
export const dialogRecipe = defineSlotRecipe({
  slots: ["backdrop", "positioner", "content", "header", "title", "body", "footer"],
  base: {
    backdrop: {
      position: "fixed",
      inset: "0",
      zIndex: "dialog",
      bg: "scrim",
      _open: { animation: "fadeIn 200ms {easings.out}" },
      _closed: { animation: "fadeOut 140ms {easings.in}" },
    },
    positioner: {
      position: "fixed",
      inset: "0",
      zIndex: "dialog",
      display: "flex",
      alignItems: { base: "flex-end", sm: "center" },
      justifyContent: "center",
      p: { base: "0", sm: "6" },
      overscrollBehaviorY: "none",
    },
    content: {
      display: "flex",
      flexDirection: "column",
      width: "full",
      maxHeight: { base: "calc(100dvh - 24px)", sm: "calc(100dvh - 48px)" },
      bg: "bg.panel",
      color: "fg",
      borderTopRadius: "lg",
      borderBottomRadius: { base: "none", sm: "lg" },
      boxShadow: "popover",
      outline: "none",
      _open: { animation: "popIn 200ms {easings.out}" },
      _closed: { animation: "fadeOut 140ms {easings.in}" },
    },
    header: { display: "flex", alignItems: "flex-start", justifyContent: "space-between", gap: "3", pt: "3", paddingInline: "24px 8px" },
    title: { textStyle: "h3", minWidth: "0", pt: "2", hyphens: "auto", overflowWrap: "anywhere" },
    body: { flex: "1", minHeight: "0", overflowY: "auto", overscrollBehavior: "contain", pt: "2", pb: "6", px: "6", overflowWrap: "anywhere" },
    footer: { display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: "3", pb: "6", px: "6", "& > *": { flex: { base: "1 1 auto", sm: "none" } } },
  },
  variants: {
    size: {
      sm: { content: { maxWidth: { sm: "440px" } } },
      md: { content: { maxWidth: { sm: "640px" } } },
    },
  },
  defaultVariants: { size: "sm" },
});
