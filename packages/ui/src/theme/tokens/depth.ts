/** Shadows of floating elements, such as popovers and the sticky bar. Other elements have no shadow. */
export const semanticShadows = {
  popover: {
    value: {
      base: "0 1px 2px #0B15171A, 0 12px 32px -8px #0B151733",
      _dark: "0 0 0 1px {colors.border}, 0 16px 40px -8px #000000CC",
    },
  },
  panel: { value: { base: "-16px 0 48px -16px #0B15174D", _dark: "-1px 0 0 {colors.border}" } },
  sticky: { value: { base: "0 1px 0 {colors.border}", _dark: "0 1px 0 {colors.border}" } },
};

/** Stacking order (`z-index`) of overlapping layers, from page content to the skip link. */
export const zIndex = {
  base: { value: 0 },
  sticky: { value: 100 },
  header: { value: 200 },
  dropdown: { value: 300 },
  scrim: { value: 400 },
  panel: { value: 410 },
  dialog: { value: 500 },
  toast: { value: 600 },
  skipLink: { value: 700 },
};
