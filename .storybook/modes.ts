import { THEMES, WIDTHS } from "../scripts/lib/visual/shots.mjs";
import { firstGlobals } from "./toolbar.ts";

/** State of the toolbar in which Chromatic takes a picture. */
export interface Mode {
  theme: string;
  locale: string;
  /** Option of the width tool. */
  viewport: string;
  frame: "page";
}

/** Language of the pictures that a story has besides the first language, in the light theme. */
const OTHER_LOCALE = "de_DE";

const modeOf = (theme: string, width: string, locale: string): [string, Mode] => [
  [theme, `${width} px`, ...(locale === firstGlobals.locale ? [] : [locale])].join(" "),
  { theme, locale, viewport: `w${width}`, frame: "page" },
];

/**
 * Modes of Chromatic: the themes, widths and languages of the approved pictures, as values of the toolbar. A story can
 * leave one out with `parameters: { chromatic: { modes: { "dark 390 px": { disable: true } } } }`.
 */
export const modes: Readonly<Record<string, Mode>> = Object.fromEntries([
  ...THEMES.flatMap((theme) => Object.keys(WIDTHS).map((width) => modeOf(theme, width, firstGlobals.locale))),
  ...Object.keys(WIDTHS).map((width) => modeOf("light", width, OTHER_LOCALE)),
]);
