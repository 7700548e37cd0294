// Lists the pictures: subjects selected by the tags of stories, times theme and width.

export const THEMES = ["light", "dark"];
export const WIDTHS = { 390: 844, 1440: 900 };
/** Maximum number and total size of the pictures in the repository. */
export const MAX_PICTURES = 600;
export const MAX_BYTES = 30 * 1024 * 1024;

/**
 * Tags: `sheet` on a component's meta photographs all of its states on one sheet, with `one-width` at 390 px only, for
 * a component that looks the same at any width; `visual` on a story photographs it separately, with `wide`
 * at 1440 px only; `visual-de` also in German, in the light theme.
 * @param entries Entries of the workshop's index.
 * @returns {{ id: string, isSheet: boolean, title: string, name: string, locale: string, themes: string[], widths:
 * number[], importPath: string }[]} subjects
 */
export function subjectsOf(entries) {
  return entries.flatMap((entry) => {
    const isSheet = entry.type === "docs" && entry.tags.includes("sheet");
    const isAlone = entry.type === "story" && entry.tags.includes("visual");
    if (!isSheet && !isAlone) return [];
    const { id, title, importPath } = entry;
    const [narrow, ...wider] = Object.keys(WIDTHS).map(Number);
    const widths = entry.tags.includes("one-width")
      ? [narrow]
      : isAlone && entry.tags.includes("wide")
        ? wider
        : [narrow, ...wider];
    const subject = {
      id,
      isSheet,
      title,
      name: isSheet ? "All states" : entry.name,
      importPath,
      locale: "en_US",
      themes: THEMES,
      widths,
    };
    return [subject, ...(entry.tags.includes("visual-de") ? [{ ...subject, locale: "de_DE", themes: ["light"] }] : [])];
  });
}

/** Returns the key of a picture, which is also its path: "primitives-button/all.light.390". */
export function keyOf({ id, isSheet, locale }, theme, width) {
  const [component, story] = isSheet ? [id.slice(0, id.lastIndexOf("--")), "all-states"] : id.split("--");
  return `${component}/${story}.${theme}.${width}${locale === "en_US" ? "" : `.${locale.slice(0, 2)}`}`;
}

/** All pictures of the workshop, by key. */
export function picturesOf(entries) {
  const pictures = new Map();
  for (const subject of subjectsOf(entries)) {
    for (const theme of subject.themes)
      for (const width of subject.widths) pictures.set(keyOf(subject, theme, width), { ...subject, theme, width });
  }
  return pictures;
}

/** Returns the URL of a story in the workshop with all toolbar values. */
export function urlOf({ id, isSheet, locale, theme, width }) {
  const path = `${isSheet ? "docs" : "story"}/${id}`;
  return `?path=/${path}&globals=theme:${theme};locale:${locale}${isSheet ? "" : `;frame:page;viewport.value:w${width}`}`;
}
