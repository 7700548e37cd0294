// Tells in which looks a screen is on no approved picture of its page, with header and footer.
import { componentFolder } from "../visual/shots.mjs";

/** Screens that open over the page of another, each with the reason. */
const WITHOUT_LOOKS = new Map([
  ["Screens/Search", "Opens over any page, at a desktop alone; Screens/Search showcase has all looks."],
]);

/** Components that draw header and footer. */
const LAYOUTS = ["PageLayout", "CheckoutLayout"];

/**
 * Look of a picture.
 * @typedef {object} PictureLook
 * @property {string} theme
 * @property {number} width
 * @property {string} variant Suffix of the key, such as "print"; empty for the first.
 * @property {string} language Language and direction of the page, "de rtl".
 */

/** Looks that every screen has. @type {[words: string, isLook: (look: PictureLook) => boolean][]} */
const LOOKS = [
  ["light at 390 px", ({ theme, width, variant }) => theme === "light" && width === 390 && variant === ""],
  ["dark at 1440 px", ({ theme, width, variant }) => theme === "dark" && width === 1440 && variant === ""],
  ["in German", ({ language }) => /^de\b/.test(language)],
  ["from right to left", ({ language }) => language.endsWith(" rtl")],
  ["at 320 px", ({ width }) => width === 320],
  ["with text of 200 %", ({ variant }) => variant === "text-200"],
  ["in forced colours", ({ variant }) => variant === "forced-colors"],
  ["on paper", ({ variant }) => variant === "print"],
];

/** Returns the titles of the screens of stories such as "Screens/Home#NothingSet"; parts of screens are none. */
export const screensIn = (stories) =>
  new Set([...stories].map((story) => story.split("#")[0]).filter((title) => /^Screens\/[^/]+$/.test(title)));

/**
 * Returns the faults of screens: looks in which none of their pictures shows header and footer, and reasons of screens
 * that do not exist or that have all looks.
 * @param {Iterable<string>} screens Titles.
 * @param {Map<string, Partial<import("../visual/outline/components.mjs").Components>>} outlines Of all approved pictures, by key.
 * @param {Map<string, string>} reasons Reasons by title.
 * @returns {string[]} a sentence each, with the mend
 */
export function faultsOfScreenLooks(screens, outlines, reasons = WITHOUT_LOOKS) {
  const framed = [...outlines].filter(([, { components = {} }]) => LAYOUTS.some((name) => name in components));
  const looksByFolder = Map.groupBy(framed.map(lookOf), ({ folder }) => folder);
  const missing = new Map(
    [...screens].map((title) => {
      const looks = looksByFolder.get(componentFolder(title)) ?? [];
      return [title, LOOKS.filter(([, isLook]) => !looks.some(isLook)).map(([words]) => words)];
    }),
  );
  const list = "scripts/lib/stories/screenLooks.mjs";
  return [
    ...[...missing]
      .filter(([title, looks]) => looks.length > 0 && !reasons.has(title))
      .map(
        ([title, looks]) =>
          `${title} is on no picture with header and footer ${looks.join(", ")}: give it a story without the tags alone and no-picture, then npm run visual, or give its reason in ${list}.`,
      ),
    ...[...reasons.keys()]
      .filter((title) => !missing.has(title))
      .map((title) => `There is no screen ${title}: remove it from ${list}.`),
    ...[...reasons.keys()]
      .filter((title) => missing.get(title)?.length === 0)
      .map((title) => `${title} is on pictures in all looks: remove it from ${list}.`),
  ];
}

/** @returns {PictureLook & { folder: string }} */
function lookOf([key, { language = "" }]) {
  const [path, theme, width, variant = ""] = key.split(".");
  return { folder: path.split("/")[0], theme, width: Number(width), variant, language };
}
