// Lists the pictures: subjects selected by the tags of stories, times theme and width.
import { EXTRAS, VARIANTS } from "./variants.mjs";

export const THEMES = ["light", "dark"];
/** Look of a picture: theme and width. @typedef {{ theme: string, width: number }} Look */
export const WIDTHS = { 320: 640, 390: 844, 720: 1020, 768: 1024, 1024: 768, 1440: 900 };
/** Looks of a subject without a width of its own: each theme once, each width once. */
const PAIR = [
  { theme: "light", width: 390 },
  { theme: "dark", width: 1440 },
];
/** Maximum total sizes of the pictures in the repository and of their outlines, and time of a whole run in seconds. */
export const MAX_BYTES = 30 * 1024 * 1024;
export const MAX_OUTLINE_BYTES = 5 * 1024 * 1024;
export const MAX_SECONDS = 360;

/** Beginning of the titles of screens, whose states are all pictured. */
const SCREENS = "Screens/";
/** Header and footer alone: pictures of other screens refer to its rows, so it is pictured in every variant. */
const FRAME = "Screens/Frame";

/**
 * Subject of pictures: a sheet or a story, in one language and direction.
 * @typedef {object} Subject
 * @property {string} id
 * @property {boolean} isSheet
 * @property {boolean} isUnanswered Whether the shop never answers: the picture is taken while the page waits.
 * @property {string} title
 * @property {string} name
 * @property {string} importPath
 * @property {string} variant Suffix of its pictures, such as "de"; empty for the first.
 * @property {string} locale
 * @property {"page" | "none"} frame Whether a screen has header and footer.
 * @property {string} [direction]
 * @property {string} [textSize]
 * @property {Look[]} looks
 * @property {boolean} hasEnd Whether it is pictured in its looks, after its play.
 * @property {{ variant: string, label: string, theme: string, width: number }[]} steps Pictures that are taken while it
 * is played.
 * @property {{ variant: string, theme: string, width: number, media?: object }[]} extras Pictures that follow without
 * mounting it again.
 */

/**
 * Each subject has two pictures: light on a phone, dark on a desktop. Tags: `sheet` on a component's meta photographs all
 * of its states on one sheet, with `one-width` at 390 px in both themes, for a component that looks the same at any
 * width; `visual` on a story photographs it separately, with `wide` at 1440 px in both themes; `visual-de` also in
 * German, in the light theme. Every story of a screen is photographed, except with `no-picture`, for what
 * looks like another; one of each also in the variants that no other story of the screen is made for: the one with the
 * tag `variants`, or the first. A story for one window has the width of that, in both themes. Screens are pictured with header and footer, except with
 * `alone`, for a play that cannot be played there. A story with the tag `unanswered` is pictured while it waits for the
 * shop. The `step`s of a play are pictured as its end is; with `no-picture`, they alone, as the play is written.
 * @param entries Entries of the workshop's index, with `ownWidth`, `ownLocale` and `steps` (see `withOwnGlobals`).
 * @returns {Subject[]}
 */
export function subjectsOf(entries) {
  const screens = screensOf(entries);
  return entries.flatMap((entry) => {
    const isSheet = entry.type === "docs" && entry.tags.includes("sheet");
    if (!isSheet && !isPicturedAlone(entry)) return [];
    const { id, title, importPath, tags } = entry;
    const screen = screens.get(id);
    const looks = looksOf(entry);
    const steps = stepsOf(entry, looks);
    const subject = {
      id,
      isSheet,
      isUnanswered: tags.includes("unanswered"),
      title,
      name: isSheet ? "All states" : entry.name,
      importPath,
      variant: "",
      locale: "en_US",
      looks,
      hasEnd: hasEnd(entry),
      steps,
      frame: tags.includes("alone") || !hasEnd(entry) ? "none" : "page",
      extras: screen ? EXTRAS.filter(({ variant, width }) => variant !== "" || !screen.widths.has(width)) : [],
    };
    const variants = VARIANTS.filter(({ tag, locale }) =>
      tag ? tags.includes(tag) : screen && (!locale || !screen.locales.has(locale)),
    );
    const sameWay = Map.groupBy(variants, ({ variant }) => variant).values();
    return [subject, ...sameWay.map((group) => inVariant(subject, group))];
  });
}

/** Returns a subject that is mounted in another way, with the widths of all given variants. */
function inVariant(subject, variants) {
  const [{ variant, words, locale = subject.locale, direction, textSize }] = variants;
  const widest = Math.max(...subject.looks.map(({ width }) => width));
  const widths = new Set(variants.map(({ width = widest }) => width));
  const looks = [...widths].map((width) => ({ theme: "light", width }));
  return {
    ...subject,
    variant,
    locale,
    direction,
    textSize,
    name: `${subject.name}${words}`,
    looks,
    steps: [],
    extras: [],
  };
}

const stepsOf = ({ steps = [] }, looks) =>
  steps.flatMap((label, index) => looks.map((look) => ({ ...look, variant: `step-${index + 1}`, label })));

const hasEnd = ({ tags }) => !tags.includes("no-picture");

const isOfScreen = ({ type, title }) => type === "story" && title.startsWith(SCREENS);
const isScreen = (entry) => isOfScreen(entry) && hasEnd(entry);
/** "Screens/Order/Back from paying" has further states of "Screens/Order", which has the variants. */
const isPartOfScreen = ({ title }) => title.split("/").length > 2;

const isPicturedAlone = (entry) =>
  entry.type === "story" && (entry.tags.includes("visual") || isScreen(entry) || (entry.steps ?? []).length > 0);

/** @returns {Look[]} */
function looksOf({ type, tags, ownWidth }) {
  const width =
    (type === "story" && (ownWidth ?? (tags.includes("wide") ? 1440 : undefined))) ||
    (tags.includes("one-width") ? 390 : undefined);
  return width === undefined ? PAIR : THEMES.map((theme) => ({ theme, width }));
}

/**
 * Finds the story of each screen that has the variants, among those that are made for any window, in any language.
 * @returns {Map<string, { widths: Set<number>, locales: Set<string> }>} By id: widths that other stories of the screen
 * are made for, and languages of those made for phones.
 */
function screensOf(entries) {
  const stories = Map.groupBy(entries.filter(isScreen), ({ title }) => title);
  return new Map(
    stories.values().flatMap((all) => {
      const eligible = all.filter((entry) => looksOf(entry) === PAIR && !isPartOfScreen(entry));
      const chosen = eligible.find(({ tags }) => tags.includes("variants")) ?? eligible[0];
      const covering = chosen?.title === FRAME ? [] : all;
      const onPhones = covering.filter(({ ownWidth }) => ownWidth <= 390);
      const widths = new Set(covering.map(({ ownWidth }) => ownWidth));
      return chosen ? [[chosen.id, { widths, locales: new Set(onPhones.map(({ ownLocale }) => ownLocale)) }]] : [];
    }),
  );
}

/** Returns the folder of a component's pictures: "primitives-button" for the title "Primitives/Button". */
export const componentFolder = (title) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/** Returns the key of a picture, which is also its path: "primitives-button/all.light.390". */
export function keyOf({ id, isSheet, variant }, theme, width, extra = variant) {
  const [component, story] = isSheet ? [id.slice(0, id.lastIndexOf("--")), "all-states"] : id.split("--");
  return `${component}/${story}.${theme}.${width}${extra && `.${extra}`}`;
}

/**
 * Groups the looks of a subject, so that it is mounted once for each width.
 * @param {Subject} subject
 * @returns {[number, string[]][]} widths, the widest first, with their themes
 */
export const themesByWidth = ({ looks }) =>
  [...Map.groupBy(looks, ({ width }) => width)]
    .map(([width, group]) => [width, group.map(({ theme }) => theme)])
    .toSorted(([a], [b]) => b - a);

/** Pictures of a subject: pairs of a key and its theme, width and variant. */
export function shotsOf(subject) {
  const { variant } = subject;
  const shots = [
    ...(subject.hasEnd ? subject.looks : []).map((look) => ({ ...look, variant })),
    ...[...subject.steps, ...subject.extras].map((shot) => ({
      theme: shot.theme,
      width: shot.width,
      variant: shot.variant,
    })),
  ];
  return shots.map((shot) => [keyOf(subject, shot.theme, shot.width, shot.variant), shot]);
}

/**
 * Returns a subject with some of its pictures. Those that follow without mounting need a look to be mounted in: the last
 * one remains, if none is chosen. Steps need that of their width.
 * @param {(key: string) => boolean} isChosen
 */
export function withShots(subject, isChosen) {
  const keyOfShot = ({ theme, width, variant = subject.variant }) => keyOf(subject, theme, width, variant);
  const extras = subject.extras.filter((extra) => isChosen(keyOfShot(extra)));
  const steps = subject.steps.filter((step) => isChosen(keyOfShot(step)));
  const isOfStep = ({ theme, width }) => steps.some((step) => step.theme === theme && step.width === width);
  const looks = subject.looks.filter((look) => isChosen(keyOfShot(look)) || isOfStep(look));
  const [lastWidth, themes] = themesByWidth(subject).at(-1);
  const isLast = ({ theme, width }) => theme === themes.at(-1) && width === lastWidth;
  const isMounted = looks.length > 0 || extras.length === 0;
  return { ...subject, extras, steps, looks: isMounted ? looks : subject.looks.filter(isLast) };
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
