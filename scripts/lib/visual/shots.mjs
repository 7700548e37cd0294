// Which pictures there are: what the tags of stories ask for, times theme and width.

export const THEMES = ["light", "dark"];
export const WIDTHS = { 390: 844, 1440: 900 };
/** At most so many pictures, and so many bytes, lie in the repository. */
export const MOST_PICTURES = 400;
export const MOST_BYTES = 20 * 1024 * 1024;

/**
 * Tags: `sheet` on a component's meta pictures all of its states on one sheet, with `one-width` at 390 px alone, for a part
 * that looks the same at any width; `visual` on a story pictures it alone;
 * `visual-de` pictures it in German too, in light: words do not change with the theme.
 * @param entries Entries of the workshop's index.
 * @returns {{ id: string, isSheet: boolean, title: string, name: string, locale: string, themes: string[], widths: number[], importPath: string }[]} what is to be mounted
 */
export function subjectsOf(entries) {
  return entries.flatMap((entry) => {
    const isSheet = entry.type === "docs" && entry.tags.includes("sheet");
    const isAlone = entry.type === "story" && entry.tags.includes("visual");
    if (!isSheet && !isAlone) return [];
    const { id, title, importPath } = entry;
    const widths = Object.keys(WIDTHS)
      .map(Number)
      .slice(0, entry.tags.includes("one-width") ? 1 : undefined);
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

/** The name of one picture, which is also its path: "primitives-button/all.light.390". */
export function keyOf({ id, isSheet, locale }, theme, width) {
  const [component, story] = isSheet ? [id.slice(0, id.lastIndexOf("--")), "all-states"] : id.split("--");
  return `${component}/${story}.${theme}.${width}${locale === "en_US" ? "" : `.${locale.slice(0, 2)}`}`;
}

/** Every picture that the workshop should have, by key. */
export function picturesOf(entries) {
  const pictures = new Map();
  for (const subject of subjectsOf(entries)) {
    for (const theme of subject.themes)
      for (const width of subject.widths) pictures.set(keyOf(subject, theme, width), { ...subject, theme, width });
  }
  return pictures;
}

/** The address of a story in the workshop with all its tools. */
export function addressOf({ id, isSheet, locale, theme, width }) {
  const path = `${isSheet ? "docs" : "story"}/${id}`;
  return `?path=/${path}&globals=theme:${theme};locale:${locale}${isSheet ? "" : `;viewport.value:w${width}`}`;
}
