// Widths of the windows that stories are made for, read from their files.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const VIEWPORT = /\bviewport: \{ value: "w(\d+)"/;

/**
 * Returns the width of the window that each story of a file sets, by the name of its export. A story that spreads
 * another has that one's; the meta's is the width of all others.
 * @param {string} text
 * @returns {Map<string, number>} without stories for any width
 */
export function ownWidths(text) {
  const starts = [...text.matchAll(/^(?:export )?const (\w+)\b/gm)];
  const widths = new Map();
  for (const [number, { 1: name, index }] of starts.entries()) {
    const part = text.slice(index, starts[number + 1]?.index);
    const spread = [...part.matchAll(/\.\.\.(\w+)/g)].map(([, other]) => widths.get(other)).find(Boolean);
    const width = Number(VIEWPORT.exec(part)?.[1]) || spread || widths.get("meta");
    if (width) widths.set(name, width);
  }
  return widths;
}

/** Adds `ownWidth` to each story of the workshop's index that is made for one window. */
export function withOwnWidths(root, entries) {
  const files = new Map();
  return entries.map((entry) => {
    if (entry.type !== "story") return entry;
    const { importPath, exportName } = entry;
    const widths = files.get(importPath) ?? ownWidths(readFileSync(join(root, importPath), "utf8"));
    files.set(importPath, widths);
    return { ...entry, ownWidth: widths.get(exportName) };
  });
}
