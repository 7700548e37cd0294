// Takes values of documents over into the modules of the theme.
import { changesIn } from "./documents.mjs";
import { readLeaves, TOKEN_FILES, writeLeaves } from "./source.mjs";

/**
 * Returns the modules with the values of documents.
 * @param {(path: string) => string} readText Reads a module of the theme.
 * @param {Map<string, string>} documents Texts by the name of the file.
 * @returns {{ texts: Map<string, string>, changed: string[] }} texts by path; tokens that have changed
 * @throws Error with everything that the theme cannot take over.
 */
export function importTokens(readText, documents) {
  const leaves = readLeaves(readText);
  const { changes, faults } = changesIn(leaves, documents);
  if (faults.length > 0) throw new Error(faults.join("\n"));
  const texts = writeLeaves(new Map(TOKEN_FILES.map((path) => [path, readText(path)])), changes);
  const written = readLeaves((path) => texts.get(path));
  const shared = changesIn(written, documents).changes.map(({ leaf }) => `${leaf.set}: ${leaf.token}`);
  if (shared.length > 0)
    throw new Error(
      `${shared.join(", ")}: takes its value from another token in ${shared.length > 1 ? "these modules" : "its module"}; change it there`,
    );
  return { texts, changed: [...new Set(changes.map(({ leaf }) => leaf.token))] };
}
