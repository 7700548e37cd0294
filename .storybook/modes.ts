import { picturesOf } from "../scripts/lib/visual/shots.mjs";
import { EXTRAS } from "../scripts/lib/visual/variants.mjs";

/** State of the toolbar in which Chromatic takes a picture. */
export interface Mode {
  theme: string;
  locale: string;
  /** Option of the width tool. */
  viewport: string;
  direction: string;
  textSize: string;
  frame: string;
}

/** A screen, which is pictured in every way. */
const SCREEN = { type: "story", id: "screen--state", title: "Screens/Screen", name: "State", importPath: "", tags: [] };

/** Print and forced colours are no values of the toolbar. */
const otherMedia = new Set(EXTRAS.filter(({ media }) => media !== undefined).map(({ variant }) => variant));

/**
 * Modes of Chromatic: the themes, widths, languages, directions and text sizes of the approved pictures of a screen, as
 * values of the toolbar. A story can leave one out with
 * `parameters: { chromatic: { modes: { "dark.390": { disable: true } } } }`.
 */
export const modes: Readonly<Record<string, Mode>> = Object.fromEntries(
  [...picturesOf([SCREEN])]
    .filter(([, { variant }]) => !otherMedia.has(variant))
    .map(([key, { theme, width, locale, direction = "ltr", textSize = "100", frame }]) => [
      key.slice(key.indexOf(".") + 1),
      { theme, locale, viewport: `w${width}`, direction, textSize, frame },
    ]),
);
