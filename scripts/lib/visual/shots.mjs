// Lists the pictures: subjects selected by the tags of stories, times theme and width.
import { EXTRAS, VARIANTS } from "./variants.mjs";

export const THEMES = ["light", "dark"];
export const WIDTHS = { 320: 640, 390: 844, 720: 1020, 768: 1024, 1024: 768, 1440: 900 };
/** Widths of a subject that has no width of its own. */
const BOTH = [390, 1440];
/** Maximum total size of the pictures in the repository, and time of a whole run in seconds. */
export const MAX_BYTES = 48 * 1024 * 1024;
export const MAX_SECONDS = 360;

/** Beginning of the titles of screens, whose states are all pictured. */
const SCREENS = "Screens/";

/**
 * Subject of pictures: a sheet or a story, in one language and direction.
 * @typedef {object} Subject
 * @property {string} id
 * @property {boolean} isSheet
 * @property {string} title
 * @property {string} name
 * @property {string} importPath
 * @property {string} variant Suffix of its pictures, such as "de"; empty for the first.
 * @property {string} locale
 * @property {"page" | "none"} frame Whether a screen has header and footer.
 * @property {string} [direction]
 * @property {string} [textSize]
 * @property {string[]} themes
 * @property {number[]} widths
 * @property {{ variant: string, width: number, media?: object }[]} extras Pictures in the light theme that follow
 * without mounting it again.
 */

/**
 * Tags: `sheet` on a component's meta photographs all of its states on one sheet, with `one-width` at 390 px only, for
 * a component that looks the same at any width; `visual` on a story photographs it separately, with `wide`
 * at 1440 px only; `visual-de` also in German, in the light theme. Every story of a screen is photographed, except with
 * `no-picture`, for what looks like another; the first one of each also in the variants. A story for one window has the
 * width of that. A state that a play brings about is pictured without header and footer, which the play does not expect,
 * unless it has the tag `visual`.
 * @param entries Entries of the workshop's index, with `ownWidth` (see `withOwnWidths`).
 * @returns {Subject[]}
 */
export function subjectsOf(entries) {
  const first = firstOfScreens(entries);
  return entries.flatMap((entry) => {
    const isSheet = entry.type === "docs" && entry.tags.includes("sheet");
    if (!isSheet && !isPicturedAlone(entry)) return [];
    const { id, title, importPath } = entry;
    const subject = {
      id,
      isSheet,
      title,
      name: isSheet ? "All states" : entry.name,
      importPath,
      variant: "",
      locale: "en_US",
      themes: THEMES,
      widths: widthsOf(entry),
      frame: first.has(id) || entry.tags.includes("visual") || !entry.tags.includes("play-fn") ? "page" : "none",
      extras: first.has(id) ? EXTRAS : [],
    };
    return [
      subject,
      ...VARIANTS.filter((one) => first.has(id) || entry.tags.includes(one.tag)).map(inVariant(subject, entry.tags)),
    ];
  });
}

const inVariant =
  (subject, tags) =>
  ({ tag, variant, words, widths, locale = subject.locale, direction, textSize }) => ({
    ...subject,
    variant,
    locale,
    direction,
    textSize,
    name: `${subject.name}${words}`,
    themes: ["light"],
    widths: tags.includes(tag) ? subject.widths : subject.widths.filter((width) => widths.includes(width)),
    extras: [],
  });

const isScreen = ({ type, title, tags }) =>
  type === "story" && title.startsWith(SCREENS) && !tags.includes("no-picture");

const isPicturedAlone = (entry) => entry.type === "story" && (entry.tags.includes("visual") || isScreen(entry));

function widthsOf({ type, tags, ownWidth }) {
  if (type === "story" && ownWidth !== undefined) return [ownWidth];
  if (tags.includes("one-width")) return BOTH.slice(0, 1);
  return type === "story" && tags.includes("wide") ? BOTH.slice(1) : BOTH;
}

/** Ids of the first story of each screen that is made for any window, in any language. */
function firstOfScreens(entries) {
  const stories = entries.filter((entry) => isScreen(entry) && widthsOf(entry).length === BOTH.length);
  return new Set(
    Map.groupBy(stories, ({ title }) => title)
      .values()
      .map(([{ id }]) => id),
  );
}

/** Returns the key of a picture, which is also its path: "primitives-button/all.light.390". */
export function keyOf({ id, isSheet, variant }, theme, width, extra = variant) {
  const [component, story] = isSheet ? [id.slice(0, id.lastIndexOf("--")), "all-states"] : id.split("--");
  return `${component}/${story}.${theme}.${width}${extra && `.${extra}`}`;
}

/** Pictures of a subject: pairs of a key and its theme, width and variant. */
export function shotsOf(subject) {
  const { variant } = subject;
  const shots = [
    ...subject.themes.flatMap((theme) => subject.widths.map((width) => ({ theme, width, variant }))),
    ...subject.extras.map((extra) => ({ theme: "light", width: extra.width, variant: extra.variant })),
  ];
  return shots.map((shot) => [keyOf(subject, shot.theme, shot.width, shot.variant), shot]);
}

/** All pictures of the workshop, by key. */
export const picturesOf = (entries) =>
  new Map(
    subjectsOf(entries).flatMap((subject) => shotsOf(subject).map(([key, shot]) => [key, { ...subject, ...shot }])),
  );

/** Returns the URL of a story in the workshop with all toolbar values. */
export function urlOf({ id, isSheet, locale, frame, theme, width, direction, textSize }) {
  const path = `${isSheet ? "docs" : "story"}/${id}`;
  const more = Object.entries({ direction, textSize }).flatMap(([name, value]) => (value ? [`;${name}:${value}`] : []));
  return `?path=/${path}&globals=theme:${theme};locale:${locale}${more.join("")}${isSheet ? "" : `;frame:${frame};viewport.value:w${width}`}`;
}
