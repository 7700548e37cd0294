import { defineGlobalStyles, type SystemStyleObject } from "@chakra-ui/react";
import { energyColors } from "./tokens/labelColors.ts";

/**
 * Styles of a control under a finger (`data-touched`), and of one that was pressed before hydration (`data-early`): the
 * early scripts of `@rewire/platform/early` set the attributes. A shadow, since components set backgrounds themselves
 * and global styles give way to theirs.
 */
const pressedStyles = {
  "[data-touched], [data-early]": {
    boxShadow: "inset 0 0 0 100vmax color-mix(in srgb, currentColor 16%, transparent)",
  },
  // The invisible label preserves the width; `currentColor` is the colour of the spinner's ring.
  "[data-early=busy]": { position: "relative", cursor: "progress", WebkitTextFillColor: "transparent" },
  // The label keeps its name, also if a translation has put it into an element.
  "[data-early=busy] svg": { visibility: "hidden" },
  "[data-early=busy]::after": {
    content: '""',
    position: "absolute",
    inset: "0",
    margin: "auto",
    boxSize: "1.125rem",
    border: "2px solid",
    borderRightColor: "transparent",
    borderRadius: "full",
    animation: "spin 900ms linear infinite",
  },
};

const outline = "1px 0 #000, -1px 0 #000, 0 1px #000, 0 -1px #000";

/**
 * Arrow of the EU energy label with the range of classes before it, as EU 2023/1669 describes it: the colours, a white
 * letter with a black outline, black on white for the range. A global style, so that an arrow in a list is one element
 * with one attribute.
 */
const energyArrowStyles = {
  "[data-energy]": {
    position: "relative",
    zIndex: "2",
    display: "inline-flex",
    flex: "none",
    minHeight: "24px",
    direction: "ltr",
    fontSize: "price",
    fontWeight: "bold",
    lineHeight: "1",
    textDecoration: "none",
    forcedColorAdjust: "none",
    printColorAdjust: "exact",
    filter: "drop-shadow(0 0 0.5px #000)",
  },
  "[data-energy]::before": {
    content: '"A\\A G"',
    alignSelf: "stretch",
    display: "grid",
    alignContent: "center",
    px: "0.4em",
    fontSize: "max(10px, 0.45em)",
    whiteSpace: "pre",
    color: "#000",
    bg: "#fff",
    border: "1px solid #000",
  },
  "[data-energy]::after": {
    content: "attr(data-energy)",
    display: "grid",
    alignContent: "center",
    paddingInline: "0.35em 0.85em",
    color: "#fff",
    bg: "var(--energy-class)",
    textShadow: outline,
    clipPath: "polygon(0 0, calc(100% - 0.6em) 0, 100% 50%, calc(100% - 0.6em) 100%, 0 100%)",
  },
  "[data-energy=A]": { "--energy-class": energyColors.A },
  "[data-energy=B]": { "--energy-class": energyColors.B },
  "[data-energy=C]": { "--energy-class": energyColors.C },
  "[data-energy=D]": { "--energy-class": energyColors.D },
  "[data-energy=E]": { "--energy-class": energyColors.E },
  "[data-energy=F]": { "--energy-class": energyColors.F },
  "[data-energy=G]": { "--energy-class": energyColors.G },
};

/** Global styles. They are part of the generated theme.css; Emotion does not insert them. */
export const globalStyles = defineGlobalStyles({
  html: { fontFamily: "body", scrollPaddingTop: "88px", overflowX: "clip" },
  body: {
    bg: "bg",
    color: "fg",
    textStyle: "body",
    minHeight: "100dvh",
    // Chakra's modal dialogs set `none`, which is inherited: the browser would compute the styles of the whole page
    // again, at opening and at closing. The page is under their backdrop in any case.
    pointerEvents: "auto !important",
  },
  "body.overflow-hidden": { overflow: "hidden" },
  "h1, h2, h3, h4": { hyphens: "auto", overflowWrap: "break-word" },
  "*::placeholder": { color: "fg.subtle", opacity: 1 },
  "::selection": { bg: "sale.solid", color: "sale.contrast" },
  ":focus-visible, [data-focus-visible]": { outline: "2px solid {colors.accent.focusRing}", outlineOffset: "2px" },
  "[data-board]": { bg: "bg.board", color: "fg.onBoard" },
  ...pressedStyles,
  ...energyArrowStyles,
  mark: {
    bg: "transparent",
    color: "inherit",
    textDecoration: "underline",
    textDecorationColor: "{colors.sale.solid}",
    textDecorationThickness: "3px",
    textUnderlineOffset: "3px",
  },
});

/** Global styles that apply under a media condition: reduced motion, forced colours, or print. */
export const mediaStyles: Record<string, Record<string, SystemStyleObject>> = {
  "@media (prefers-reduced-motion: reduce)": {
    "*, *::before, *::after": {
      // `none` instead of a very short duration: closing waits for `animationend`, which a very short animation can
      // miss.
      animation: "none !important",
      transitionDuration: "0.01ms !important",
      transitionDelay: "0s !important",
      scrollBehavior: "auto !important",
    },
  },
  "@media (forced-colors: active)": {
    ":focus-visible": { outlineColor: "Highlight" },
    "[data-toggle]": { color: "ButtonText !important" },
    "[role=dialog]": { border: "1px solid CanvasText !important" },
    "[aria-current]:not([aria-current=false]), [aria-pressed=true], [aria-selected=true]": {
      outline: "2px solid Highlight",
      outlineOffset: "-2px",
    },
  },
  "@media print": {
    "[data-print=hide], dialog, [role=dialog], [data-part=backdrop]": { display: "none !important" },
    body: { minHeight: "0", background: "none" },
    "a[href]": { textDecoration: "underline" },
    "a, button, label": { color: "CanvasText !important", background: "none !important" },
    "tr, li, figure": { breakInside: "avoid" },
    "h1, h2, h3, h4": { breakAfter: "avoid" },
  },
};
