import { defineGlobalStyles, type SystemStyleObject } from "@chakra-ui/react";

/**
 * Look of a control that was pressed before React has hydrated it: the early script of `@rewire/platform/early` sets
 * `data-early`. A shadow, since components set backgrounds themselves and global styles give way to theirs.
 */
const earlyStyles = {
  "[data-early]": { boxShadow: "inset 0 0 0 100vmax color-mix(in srgb, currentColor 16%, transparent)" },
  // The label keeps its place, and currentColor is the ring's.
  "[data-early=busy]": { position: "relative", cursor: "progress", WebkitTextFillColor: "transparent" },
  "[data-early=busy] > *": { visibility: "hidden" },
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

/** Global styles, which are part of the generated theme.css and not inserted by Emotion. */
export const globalStyles = defineGlobalStyles({
  html: { fontFamily: "body", scrollPaddingTop: "88px", overflowX: "clip" },
  body: { bg: "bg", color: "fg", textStyle: "body", minHeight: "100dvh" },
  "body.overflow-hidden": { overflow: "hidden" },
  "h1, h2, h3, h4": { hyphens: "auto", overflowWrap: "break-word" },
  "*::placeholder": { color: "fg.subtle", opacity: 1 },
  "::selection": { bg: "sale.solid", color: "sale.contrast" },
  ":focus-visible, [data-focus-visible]": { outline: "2px solid {colors.accent.focusRing}", outlineOffset: "2px" },
  "[data-board]": { bg: "bg.board", color: "fg.onBoard" },
  ...earlyStyles,
  mark: {
    bg: "transparent",
    color: "inherit",
    textDecoration: "underline",
    textDecorationColor: "{colors.sale.solid}",
    textDecorationThickness: "3px",
    textUnderlineOffset: "3px",
  },
});

/** Global styles under a media condition: reduced motion, forced colours, print. */
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
    "[role=dialog]": { border: "1px solid CanvasText !important" },
    "[aria-current]:not([aria-current=false]), [aria-pressed=true], [aria-selected=true]": {
      outline: "2px solid Highlight",
      outlineOffset: "-2px",
    },
  },
  "@media print": {
    "[data-print=hide], dialog, [role=dialog]": { display: "none !important" },
    body: { minHeight: "0", background: "none" },
    "a[href]": { textDecoration: "underline" },
    "a, button, label": { color: "CanvasText !important" },
    "tr, li, figure": { breakInside: "avoid" },
    "h1, h2, h3, h4": { breakAfter: "avoid" },
  },
};
