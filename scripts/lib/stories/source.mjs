// Reads imports and exports of source files, without executing them.
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseAst } from "vite";

const parse = (file) => parseAst(readFileSync(file, "utf8"), { lang: "tsx" }).body;

const valueSpecifiers = ({ exportKind, importKind, specifiers = [] }) =>
  exportKind === "type" || importKind === "type"
    ? []
    : specifiers.filter(({ exportKind: kind, importKind: other }) => kind !== "type" && other !== "type");

/** Lists the files below a folder that have a suffix; none if the folder does not exist. */
export const filesBelow = (folder, end) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true })
        .filter((path) => path.endsWith(end))
        .map((path) => join(folder, path))
    : [];

const SOURCES = ["packages/ui/src/**/*.{ts,tsx}", "apps/storefront/app/**/*.{ts,tsx}"];
const ASIDE = /\.(?:test|spec|stories|typecheck)\.tsx?$|ForStories\.tsx?$|\/(?:testing|flows|node_modules)\//;

/**
 * Lists the modules of components and screens, without tests and stories.
 * @param root Folder of the project.
 * @returns {string[]} absolute paths
 */
export const sourcesOfComponents = (root) =>
  globSync(SOURCES, { cwd: root })
    .filter((path) => !ASIDE.test(path.replaceAll("\\", "/")))
    .map((path) => join(root, path));

/**
 * Lists the components exported by an entry of the package's `exports`, with their files: capitalised values of a .tsx
 * file.
 */
export function* componentsOf(entry) {
  if (!/\.tsx?$/.test(entry)) return;
  for (const node of parse(entry)) {
    if (node.type !== "ExportNamedDeclaration" || node.declaration?.type.startsWith("TS")) continue;
    const file = node.source ? resolve(dirname(entry), node.source.value) : entry;
    const names = node.declaration
      ? [node.declaration.id?.name]
      : valueSpecifiers(node).map(({ exported }) => exported.name);
    for (const name of names) if (name && /^[A-Z][a-z]/.test(name) && file.endsWith(".tsx")) yield { name, file };
  }
}

/** Lists the relative imports of stories, as "file#name". */
export function shownBy(stories) {
  return new Set(
    stories.flatMap((story) =>
      parse(story)
        .filter(({ type, source }) => type === "ImportDeclaration" && source.value.startsWith("."))
        .flatMap((node) =>
          valueSpecifiers(node).map(
            ({ imported, local }) => `${resolve(dirname(story), node.source.value)}#${imported?.name ?? local.name}`,
          ),
        ),
    ),
  );
}

const ACTS =
  /\son[A-Z]\w*=|<(?:Button|IconButton|Link|LinkButton)\b|\bchakra\("(?:a|button|details|input|select|summary|textarea)"/;
const USES_KEYS = /\.(?:tab|keyboard)\(|export const \w*Key(?:board|s)\w*: Story/;

/** Returns whether a component's folder contains interactive elements. */
export const isInteractive = (folder) =>
  readdirSync(folder).some(
    (name) =>
      name.endsWith(".tsx") &&
      !/\.(?:stories|test)\.tsx$/.test(name) &&
      ACTS.test(readFileSync(join(folder, name), "utf8")),
  );

/** Returns whether a story in the folder uses the keyboard. */
export const hasKeyboardStory = (folder) =>
  readdirSync(folder).some(
    (name) => name.endsWith(".stories.tsx") && USES_KEYS.test(readFileSync(join(folder, name), "utf8")),
  );
