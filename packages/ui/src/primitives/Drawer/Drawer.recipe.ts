import { defineSlotRecipe } from "@chakra-ui/react";

const closeAnimation = (animation: string) => ({ _closed: { animation: `${animation} 320ms {easings.in}` } });
const openAnimation = (animation: string) => ({ _open: { animation: `${animation} 320ms {easings.out}` } });

/** Pages from right to left, where panels open at the other side. */
const RTL = "[dir=rtl] &";

/**
 * Styles of drawers over a backdrop: on the right for the cart, on the left for the menu, and at the bottom for filters
 * on phones.
 */
export const drawerRecipe = defineSlotRecipe({
  slots: ["backdrop", "positioner", "content", "header", "title", "body", "footer"],
  base: {
    backdrop: {
      position: "fixed",
      inset: "0",
      zIndex: "scrim",
      bg: "scrim",
      _open: { animation: "fadeIn 200ms {easings.out}" },
      _closed: { animation: "fadeOut 200ms {easings.in}" },
    },
    positioner: { position: "fixed", inset: "0", zIndex: "panel", display: "flex", overscrollBehaviorY: "none" },
    content: {
      position: "relative",
      display: "flex",
      flexDirection: "column",
      width: "full",
      bg: "bg.panel",
      color: "fg",
      boxShadow: "panel",
      outline: "none",
    },
    header: {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: "3",
      flex: "none",
      minHeight: "64px",
      paddingBlock: "10px",
      paddingInline: "20px 8px",
      borderBottom: "hairline",
    },
    title: { textStyle: "h3", minWidth: "0", overflowWrap: "anywhere" },
    body: { flex: "1", minHeight: "0", overflowY: "auto", overscrollBehavior: "contain", paddingInline: "5" },
    footer: { paddingBlock: "4", paddingInline: "5", borderTop: "hairline" },
  },
  variants: {
    side: {
      right: {
        positioner: { justifyContent: "flex-end" },
        content: {
          height: "100dvh",
          maxWidth: "cartPanel",
          // Parts of the cart follow its height in rem: unlike a media query, a container query knows enlarged text.
          containerType: "size",
          ...openAnimation("slideInRight"),
          ...closeAnimation("slideOutRight"),
          [RTL]: { ...openAnimation("slideInLeft"), ...closeAnimation("slideOutLeft") },
        },
      },
      left: {
        positioner: { justifyContent: "flex-start" },
        content: {
          height: "100dvh",
          maxWidth: "min(340px, 88vw)",
          ...openAnimation("slideInLeft"),
          ...closeAnimation("slideOutLeft"),
          [RTL]: { ...openAnimation("slideInRight"), ...closeAnimation("slideOutRight") },
        },
      },
      bottom: {
        positioner: { alignItems: "flex-end" },
        content: {
          maxHeight: "calc(100dvh - {sizes.headerSm})",
          borderTopRadius: "lg",
          ...openAnimation("slideInUp"),
          ...closeAnimation("slideOutDown"),
        },
      },
    },
  },
  defaultVariants: { side: "right" },
});
