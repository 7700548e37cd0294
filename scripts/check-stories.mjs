// Lists every component of packages/ui and every screen that has no story, and every component without a page of use.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseAst } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));
const ui = join(root, "packages", "ui");
const screens = join(root, "apps", "storefront", "app", "screens");

/** Ground under components, which nothing shows by itself: every story stands on it. */
const GROUND = join(ui, "src", "provider");

const parse = (file) => parseAst(readFileSync(file, "utf8"), { lang: "tsx" }).body;

const valueSpecifiers = ({ exportKind, importKind, specifiers = [] }) =>
  exportKind === "type" || importKind === "type" ? [] : specifiers.filter(({ exportKind: kind, importKind: other }) => kind !== "type" && other !== "type");

/** Components that a file of the package's `exports` offers: capitalised values that come from a .tsx file. */
function* componentsOf(entry) {
  if (!/\.tsx?$/.test(entry)) return;
  for (const node of parse(entry)) {
    if (node.type !== "ExportNamedDeclaration") continue;
    const file = node.source ? resolve(dirname(entry), node.source.value) : entry;
    const names = node.declaration ? [node.declaration.id?.name] : valueSpecifiers(node).map(({ exported }) => exported.name);
    if (node.declaration && node.declaration.type.startsWith("TS")) continue;
    for (const name of names) if (name && /^[A-Z][a-z]/.test(name) && file.endsWith(".tsx")) yield { name, file };
  }
}

const filesBelow = (folder, end) => (existsSync(folder) ? readdirSync(folder, { recursive: true }).filter((path) => path.endsWith(end)).map((path) => join(folder, path)) : []);

/** What stories import, as "file#name". */
function shownBy(stories) {
  return new Set(
    stories.flatMap((story) =>
      parse(story)
        .filter(({ type, source }) => type === "ImportDeclaration" && source.value.startsWith("."))
        .flatMap((node) => valueSpecifiers(node).map(({ imported, local }) => `${resolve(dirname(story), node.source.value)}#${imported?.name ?? local.name}`)),
    ),
  );
}

const stories = [...filesBelow(join(ui, "src"), ".stories.tsx"), ...filesBelow(join(screens, ".."), ".stories.tsx")];
const shown = shownBy(stories);
const { exports: ways } = JSON.parse(readFileSync(join(ui, "package.json"), "utf8"));
const components = new Map(
  Object.values(ways)
    .flatMap((way) => [...componentsOf(join(ui, way))])
    .filter(({ file }) => !file.startsWith(GROUND))
    .map((component) => [`${component.file}#${component.name}`, component]),
);

const faults = [];
for (const [key, { name, file }] of components) {
  const path = relative(root, file);
  // What another export of the same file shows (the stars of a rating) is seen in that one's stories.
  const isShown = shown.has(key) || shown.values().some((one) => one.startsWith(`${file}#`));
  if (!isShown) faults.push(`${name} (${path}) has no story: add ${dirname(path)}/${name}.stories.tsx that imports it.`);
  const hasUsage = readdirSync(dirname(file)).some((entry) => entry.endsWith(".usage.md"));
  if (!hasUsage) faults.push(`${name} (${path}) says nowhere when to use it: add ${dirname(path)}/${basename(dirname(path))}.usage.md, see docs/contributing/write-a-story.md.`);
}
const screenFiles = filesBelow(screens, "Screen.tsx");
const screenFolders = existsSync(screens) ? readdirSync(screens, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name) : [];
for (const name of screenFolders) {
  if (filesBelow(join(screens, name), ".stories.tsx").length === 0) faults.push(`The screen ${name} (${relative(root, join(screens, name))}) has no story.`);
}

for (const fault of faults) console.log(`✗ ${fault}`);
const checked = components.size + screenFolders.length;
console.log(`${components.size} components, ${screenFiles.length} screens in ${screenFolders.length} folders, ${stories.length} files of stories.`);
console.log(`${Math.max(0, checked - faults.length)} passed, ${faults.length} failed`);
process.exitCode = faults.length > 0 ? 1 : 0;
