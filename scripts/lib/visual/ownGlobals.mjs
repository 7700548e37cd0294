// Widths of the windows and languages that stories are made for, and the steps of their plays, read from their files.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const VIEWPORT = /\bviewport: \{ value: "w(\d+)"/;
const LOCALE = /\bglobals: \{[^}]*\blocale: "(\w+)"/;
const STEP = /\bstep\("([^"]+)"/g;

/**
 * Globals that a story sets.
 * @typedef {object} OwnGlobals
 * @property {number} [width] Of the window.
 * @property {string} [locale]
 * @property {string[]} steps Labels of the steps of its play.
 */

/**
 * Returns the globals that each story of a file sets, by the name of its export, and its steps. A story that spreads
 * another has that one's globals; the meta's are those of all others.
 * @param {string} text
 * @returns {Map<string, OwnGlobals>} without stories that have none
 */
export function ownGlobals(text) {
  const starts = [...text.matchAll(/^(?:export )?const (\w+)\b/gm)];
  const globals = new Map();
  for (const [number, { 1: name, index }] of starts.entries()) {
    const part = text.slice(index, starts[number + 1]?.index);
    const spread = [...part.matchAll(/\.\.\.(\w+)/g)].map(([, other]) => globals.get(other)).find(Boolean);
    const inherited = { ...globals.get("meta"), ...spread };
    const width = Number(VIEWPORT.exec(part)?.[1]) || inherited.width;
    const locale = LOCALE.exec(part)?.[1] ?? inherited.locale;
    const steps = [...part.matchAll(STEP)].map(([, label]) => label);
    if (width || locale || steps.length > 0) globals.set(name, { width, locale, steps });
  }
  return globals;
}

/**
 * Adds `ownWidth` and `ownLocale` to each story of the workshop's index that is made for one window or language, and
 * `steps` to one whose play has some.
 */
export function withOwnGlobals(root, entries) {
  const files = new Map();
  return entries.map((entry) => {
    if (entry.type !== "story") return entry;
    const { importPath, exportName } = entry;
    const globals = files.get(importPath) ?? ownGlobals(readFileSync(join(root, importPath), "utf8"));
    files.set(importPath, globals);
    const { width, locale, steps = [] } = globals.get(exportName) ?? {};
    return { ...entry, ownWidth: width, ownLocale: locale, steps };
  });
}
