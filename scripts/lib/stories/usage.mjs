// Completeness of a page of usage, `Name.usage.md`.

/** Parts of every page, with the minimum number of words of each. */
const PARTS = { "Use it": 4, Not: 2, Instead: 1 };

/** Splits a page into its parts, `**Not** for …`, by name. */
const partsOf = (text) =>
  new Map(
    [...text.matchAll(/^\*\*([^*:]+):?\*\*([\s\S]*?)(?=^\*\*|(?![\s\S]))/gm)].map(([, name, words]) => [
      name,
      words.match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? [],
    ]),
  );

/**
 * Lists what a page of usage lacks.
 * @param {string} text
 * @param {{ hasKeys: boolean }} component Whether the page has to name the component's keys.
 * @returns {string[]} parts, such as `**Not**`
 */
export function missingParts(text, { hasKeys }) {
  const parts = partsOf(text);
  return Object.entries({ ...PARTS, ...(hasKeys ? { Keyboard: 2 } : {}) })
    .filter(([name, least]) => (parts.get(name)?.length ?? 0) < least)
    .map(([name]) => `**${name}${name === "Instead" || name === "Keyboard" ? ":" : ""}**`);
}

/** Names that are written like those of components, and are none. */
const OTHER_NAMES = new Set(["JavaScript", "WordPress", "WooCommerce"]);

/**
 * Lists the components that a page of usage names and that do not exist.
 * @param {string} text
 * @param {ReadonlySet<string>} components Names of all components.
 * @returns {string[]}
 */
export const unknownComponents = (text, components) =>
  [...new Set(text.match(/\b[A-Z][a-z]+(?:[A-Z][a-z]*)+\b/g))].filter(
    (name) => !components.has(name) && !OTHER_NAMES.has(name),
  );
