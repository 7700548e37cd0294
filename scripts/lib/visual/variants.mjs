// Ways in which one state of each screen is pictured besides light and dark, on a phone and on a desktop.

/**
 * Ways that a story is mounted in: `tag` of other stories with this variant, `words` after the name of the story.
 * @type {{ variant: string, words: string, widths: number[], tag?: string, locale?: string, direction?: string,
 * textSize?: string }[]}
 */
export const VARIANTS = [
  { variant: "de", words: "", widths: [390], tag: "visual-de", locale: "de_DE" },
  { variant: "rtl", words: ", right to left", widths: [1440], direction: "rtl" },
  { variant: "text-200", words: ", text 200 %", widths: [390], textSize: "200" },
];

/**
 * Pictures of the mounted story, one after the other.
 * @type {{ variant: string, width: number, media?: { media?: "print", forcedColors?: "active" } }[]}
 */
export const EXTRAS = [
  { variant: "forced-colors", width: 390, media: { forcedColors: "active" } },
  { variant: "", width: 320 },
  { variant: "print", width: 720, media: { media: "print" } },
];
