import { chakra } from "../../theme/chakra.tsx";

const wishlistButtonStyle = {
  position: "absolute",
  insetInlineEnd: "1",
  top: "1",
  zIndex: "2",
  "@media (scripting: none)": { display: "none" },
} as const;

/**
 * Root element of a product card in a grid. Its six rows (picture, name, short description, rating, price, stock) align
 * with those of the neighbouring cards. Every element sets its row explicitly, so that a missing element leaves its row
 * empty.
 */
export const CardRoot = chakra("article", {
  base: {
    position: "relative",
    isolation: "isolate",
    display: "grid",
    gridTemplateRows: "subgrid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridRow: "span 6",
    alignContent: "start",
    minWidth: "0",
    height: "full",
    px: { base: "3", md: "5" },
    pb: { base: "4", md: "5" },
    bg: "bg.panel",
    // The wishlist button has no wrapper element, to reduce the size of long lists.
    "& > [aria-pressed]": wishlistButtonStyle,
    _after: {
      content: '""',
      position: "absolute",
      inset: "-1px",
      zIndex: "3",
      borderWidth: "2px",
      borderColor: "border.emphasized",
      opacity: "0",
      pointerEvents: "none",
      transition: "opacity 140ms {easings.out}",
    },
    "@media (hover: hover)": {
      "&:hover::after": { opacity: "1" },
      "&:hover :is(h2, h3, h4) a": { textDecorationLine: "underline", textUnderlineOffset: "0.2em" },
    },
  },
});

/** Name of a product. Its link covers the whole card; other controls are positioned above the link. */
export const CardName = chakra("h3", {
  base: {
    gridRow: "2",
    mt: { base: "14px", md: "18px" },
    mb: "3px",
    fontFamily: "body",
    fontSize: "md",
    fontWeight: "semibold",
    lineHeight: "1.3",
    hyphens: "auto",
    overflowWrap: "anywhere",
    "& a::after": { content: '""', position: "absolute", inset: "0", zIndex: "1" },
    "& a:focus-visible": { outline: "none" },
    "& a:focus-visible::after": { outline: "2px solid {colors.accent.focusRing}", outlineOffset: "-4px", zIndex: "4" },
  },
});

export const CardPictureFrame = chakra("div", {
  base: {
    gridRow: "1",
    position: "relative",
    mx: { base: "-3", md: "-5" },
  },
});
export const CardBadge = chakra("div", {
  base: { position: "absolute", insetInlineStart: "0", top: "0", lineHeight: "1" },
});
/**
 * Container for the wishlist button over the picture of a product card. It is hidden without JavaScript, because the
 * button would not work.
 */
export const CardButtonContainer = chakra("div", { base: wishlistButtonStyle });
export const CardSpec = chakra("p", {
  base: { gridRow: "3", mb: "2", textStyle: "xs", color: "fg.subtle", hyphens: "auto", overflowWrap: "anywhere" },
});
export const CardRating = chakra("div", {
  base: { gridRow: "4", alignSelf: "start", "& > span": { flexWrap: "wrap", whiteSpace: "normal" } },
});
export const CardPrice = chakra("div", {
  base: {
    gridRow: "5",
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "2",
    minHeight: "control",
    pt: "10px",
    flexWrap: "wrap",
    // Amounts wrap before the button does, which stays on the line as long as the longest amount fits.
    "& > span": { flex: "1 1 min-content", minWidth: "0" },
    "& > button": {
      marginInlineStart: "auto",
      zIndex: "2",
      _hover: { bg: "accent.solid", borderColor: "accent.solid", color: "accent.contrast" },
    },
  },
});
const footerStyle = { gridRow: "6", mt: "2", minHeight: "1.2rem" } as const;

/** Last row of a product card, which contains the stock. */
export const CardFooter = chakra("div", { base: footerStyle });
/**
 * Last row of a product card, with the stock on the left and the compare checkbox on the right. If there is not enough
 * space, they are stacked.
 */
export const CardFooterRow = chakra("div", {
  base: {
    ...footerStyle,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    alignContent: "flex-start",
    justifyContent: "space-between",
    // Gap that keeps the line wrapping identical before and after the web fonts are loaded.
    columnGap: "3",
    rowGap: "1.5",
  },
});
