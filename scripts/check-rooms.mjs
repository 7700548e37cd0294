// Checks the project's structure: imports between folders, number of files in a folder, and length of functions. See
// docs/where-does-my-code-go.md.
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { importsBetweenRooms, sourcesIn } from "./lib/rooms/imports.mjs";
import { longFunctions } from "./lib/rooms/functions.mjs";
import { LAYERS, MAX_FILES, MAX_LINES, MAX_LONG_FUNCTIONS, PACKAGES, roomOf } from "./lib/rooms/plan.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const packages = PACKAGES.filter((base) => existsSync(join(root, base)));
const withoutComments = (text) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, "");

let passed = 0;
let failed = 0;
const check = (faults) => {
  if (faults.length === 0) passed += 1;
  else failed += 1;
  for (const fault of faults) console.log(`✗ ${fault}`);
};

for (const base of packages) {
  const imports = importsBetweenRooms(root, base, roomOf);
  const edges = new Map(imports.map((one) => [`${one.from} ${one.to}`, one]));
  const mutual = imports.filter(({ from, to }) => from < to && edges.has(`${to} ${from}`));
  check(
    [...new Map(mutual.map((one) => [`${one.from} ${one.to}`, one])).values()].map(({ from, to, file, target }) => {
      const back = edges.get(`${to} ${from}`);
      return `${base}: ${from} and ${to} import each other (${file} → ${target}, ${back.file} → ${back.target}). One of them stands below: move what both need there.`;
    }),
  );
  for (const { room, mayNotImport, because } of LAYERS[base] ?? [])
    check(
      imports
        .filter(({ from, to }) => room.test(from) && mayNotImport.test(to))
        .map(({ file, target }) => `${base}/${file} imports ${target}: ${because}`),
    );
  const folders = Map.groupBy(globSync(`${base}/**/*.{ts,tsx,graphql}`, { cwd: root }), (path) => dirname(path));
  check(
    [...folders]
      .filter(([, files]) => files.length > MAX_FILES)
      .map(([folder, files]) => `${folder} holds ${files.length} files; ${MAX_FILES} is what one looks through.`),
  );
}

const long = packages.flatMap((base) =>
  sourcesIn(root, base).flatMap((file) =>
    longFunctions(join(root, base, file), MAX_LINES).map((one) => ({ ...one, file: `${base}/${file}` })),
  ),
);
check(
  long.length > MAX_LONG_FUNCTIONS
    ? long
        .toSorted((a, b) => b.lines - a.lines)
        .map(({ file, name, line, lines }) => `${file}:${line} ${name} has ${lines} lines; ${MAX_LINES} fit a screen.`)
    : [],
);
// Prints a progress message.
check(
  packages.flatMap((base) =>
    sourcesIn(root, base)
      .filter((file) => /\bas unknown as\b/.test(withoutComments(readFileSync(join(root, base, file), "utf8"))))
      .map((file) => `${base}/${file} casts by way of unknown: let a type or a check tell the truth.`),
  ),
);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
