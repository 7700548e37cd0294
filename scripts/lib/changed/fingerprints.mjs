// Computes a hash of all inputs of a story's pictures: equal hashes mean equal pictures.
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { createModuleGraph } from "./moduleGraph.mjs";

/**
 * Inputs of all pictures: messages, fonts and icons, Storybook's configuration, libraries, and the code that takes
 * pictures.
 */
const COMMON = [
  "pnpm-lock.yaml",
  "{apps,packages}/*/package.json",
  "packages/messages/src/locales/*.json",
  "packages/ui/src/theme/**/*.{css,woff2}",
  "packages/ui/src/**/*.svg",
  "packages/demo-shop/pictures/*",
  "apps/storefront/public/images/*",
  ".storybook/**/*.{ts,tsx,mdx}",
  "scripts/browser.mjs",
  "scripts/lib/visual/*.mjs",
  "visual/approved/**/*.webp",
];
const STORIES = ["packages/ui/src/**/*.stories.tsx", "apps/storefront/app/{screens,flows}/**/*.stories.tsx"];
/** File of the fingerprints of the last successful run. */
const FILE = [".rewire", "pictured.json"];

/**
 * Computes the fingerprints of all story files.
 * @param root Folder of the project.
 * @returns {Record<string, string>} hash by path relative to the root
 */
export function fingerprints(root) {
  const graph = createModuleGraph(root);
  const hashes = new Map();
  const hashOf = (file) => {
    if (!hashes.has(file)) hashes.set(file, createHash("sha256").update(readFileSync(file)).digest("hex"));
    return hashes.get(file);
  };
  const list = (patterns) =>
    globSync(patterns, { cwd: root, exclude: ["**/node_modules/**"] })
      .map((path) => path.replaceAll("\\", "/"))
      .toSorted();
  const print = (files) => {
    const hash = createHash("sha256");
    for (const file of [...files].toSorted((a, b) => (a < b ? -1 : 1)))
      hash.update(`${relative(root, file)}\0${hashOf(file)}\n`);
    return hash.digest("hex");
  };
  const common = print(graph.closure(list(COMMON).map((path) => join(root, path))));
  return Object.fromEntries(
    list(STORIES).map((path) => [
      path,
      `${common.slice(0, 16)}${print(graph.closure([join(root, path)])).slice(0, 16)}`,
    ]),
  );
}

/**
 * Opens the record of the story files that were as approved on this machine.
 * @returns {{ paths: string[], isKnown: (path: string) => boolean, save: (paths: string[]) => void }} all story files;
 * whether the pictures of one were as approved with the same inputs; `save` records that they are now
 */
export function openFingerprints(root) {
  const file = join(root, ...FILE);
  const prints = fingerprints(root);
  const record = readRecord(file);
  return {
    paths: Object.keys(prints),
    isKnown: (path) => record[path] === prints[path],
    save(paths) {
      mkdirSync(dirname(file), { recursive: true });
      const passed = Object.fromEntries(paths.map((path) => [path, prints[path]]));
      writeFileSync(file, JSON.stringify({ ...readRecord(file), ...passed }));
    },
  };
}

function readRecord(file) {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  } catch {
    // The file is incomplete after an interrupted run; everything is checked again.
    return {};
  }
}
