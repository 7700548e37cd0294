// Ways in which one state of each screen is pictured besides light on a phone and dark on a desktop.

/**
 * Ways that a story is mounted in, with `words` after its name: that of a screen for the variants at the width, and others with
 * the `tag` at their widest.
 * @type {{ variant: string, words: string, width?: number, tag?: string, locale?: string, direction?: string,
 * textSize?: string }[]}
 */
export const VARIANTS = [
  { variant: "de", words: "", width: 390, locale: "de_DE" },
  { variant: "de", words: "", tag: "visual-de", locale: "de_DE" },
  { variant: "rtl", words: ", right to left", width: 1440, direction: "rtl" },
  { variant: "text-200", words: ", text 200 %", width: 390, textSize: "200" },
];

/**
 * Pictures of the mounted story, one after the other.
 * @type {{ variant: string, theme: string, width: number, media?: { media?: "print", forcedColors?: "active" } }[]}
 */
export const EXTRAS = [
  { variant: "forced-colors", theme: "light", width: 390, media: { forcedColors: "active" } },
  { variant: "", theme: "dark", width: 320 },
  { variant: "print", theme: "light", width: 720, media: { media: "print" } },
];
