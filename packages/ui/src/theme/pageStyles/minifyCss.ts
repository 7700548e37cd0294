/** Strings and URLs, whose text must not change. */
const LITERAL_PATTERN = /("[^"]*"|'[^']*'|url\([^)]*\))/;

const minifyPart = (css: string) =>
  css
    .replaceAll(", ", ",")
    .replaceAll(" > ", ">")
    .replaceAll(" !important", "!important")
    .replaceAll(/(\([\w-]+): /g, "$1:")
    .replaceAll(/(?<![\w.#])0(?=\.\d)/g, "");

/** Removes spaces and zeros that CSS does not need. */
export const minifyCss = (css: string): string =>
  css
    .split(LITERAL_PATTERN)
    .map((part, index) => (index % 2 === 0 ? minifyPart(part) : part))
    .join("");
