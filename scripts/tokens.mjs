// Writes the design tokens as documents of the format 2025.10, reads them back, and lists the stories that a token
// touches. See docs/contributing/change-a-token.md.
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { log, stop } from "./lib/log.mjs";
import { importTokens } from "./lib/tokens/import.mjs";
import { DOCUMENT_FOLDER, toDocuments } from "./lib/tokens/documents.mjs";
import { readLeaves } from "./lib/tokens/source.mjs";
import { changedTokens, findTokens, touchedStories } from "./lib/tokens/touched.mjs";
import { readUsage } from "./lib/tokens/usage.mjs";

const USAGE = `One of:
  export [FOLDER]     writes the documents, into ${DOCUMENT_FOLDER} by default
  import [FOLDER]     writes the values of the documents into the theme
  touched TOKEN…      lists the stories that show a token, such as colors.accent.solid
  touched --since REVISION   lists the stories that show a token that has changed since`;

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");
const [verb, ...rest] = process.argv.slice(2);
const readText = (path) => readFileSync(join(root, path), "utf8");
const verbs = { export: exportTokens, import: readBack, touched: listStories };

try {
  (Object.hasOwn(verbs, verb) ? verbs[verb] : () => stop(USAGE))(rest);
} catch (error) {
  stop(error.message);
}

function exportTokens([folder = join(root, DOCUMENT_FOLDER)]) {
  mkdirSync(folder, { recursive: true });
  const documents = toDocuments(readLeaves(readText));
  for (const [name, text] of documents) writeFileSync(join(folder, name), text);
  log(`${documents.size} documents written into ${folder}.`);
}

function readBack([folder = join(root, DOCUMENT_FOLDER)]) {
  const names = readdirSync(folder).filter((name) => name.endsWith(".tokens.json"));
  const documents = new Map(names.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
  const { texts, changed } = importTokens(readText, documents);
  for (const [path, text] of texts) writeFileSync(join(root, path), text);
  log(
    changed.length > 0
      ? `${changed.join(", ")}: taken over. Write theme.css with: node packages/ui/scripts/theme-css.mjs`
      : "Nothing has changed.",
  );
}

function listStories([first, ...names]) {
  if (!first || (first === "--since" && names.length !== 1)) stop(USAGE);
  const usage = readUsage(root);
  const tokens = first === "--since" ? tokensSince(names[0], usage) : namedTokens([first, ...names], usage);
  if (tokens.length === 0) return log(`No token has changed since ${names[0]}.`);
  const { isEverywhere, sources, stories } = touchedStories(root, tokens, usage);
  for (const path of sources) console.log(`used by ${path}`);
  for (const { names: all } of stories) console.log(all.map((name) => name.replace("#", ": ")).join("\n"));
  const count = stories.reduce((sum, { names: all }) => sum + all.length, 0);
  log(
    `${tokens.join(", ")}: ${count} stories in ${stories.length} files${isEverywhere ? ", because every page uses it" : ""}.`,
  );
}

function namedTokens(names, usage) {
  return names.flatMap((name) => {
    const tokens = findTokens(name, usage);
    return tokens.length > 0 ? tokens : stop(`There is no token ${name}.`);
  });
}

function tokensSince(revision, usage) {
  const before = new Map(readTree(root, revision, DOCUMENT_FOLDER));
  return changedTokens(before, toDocuments(usage.leaves));
}

/** Documents at a commit. */
function readTree(folder, revision, path) {
  const git = (...args) => execFileSync("git", args, { cwd: folder, encoding: "utf8" });
  const files = git("ls-tree", "--name-only", "-r", revision, "--", path).split("\n").filter(Boolean);
  return files.map((file) => [file.slice(path.length + 1), git("show", `${revision}:${file}`)]);
}
