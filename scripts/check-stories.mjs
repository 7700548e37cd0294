// Lists what the workshop lacks: promised components, stories, keyboard stories, pages of usage, pictures; and texts and
// colours that are in code instead of messages and tokens.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { readAnatomy } from "./lib/stories/anatomy.mjs";
import { faultsOfNoPicture, readStoriesWithoutPicture, REASONS } from "./lib/stories/noPicture.mjs";
import { instead, promised } from "./lib/stories/promised.mjs";
import {
  faultsOfUsage,
  leavesListeners,
  losesParameters,
  openPictures,
  sourcesWithFaults,
  unknownUnpictured,
} from "./lib/stories/guards.mjs";
import { faultsOfIcons } from "./lib/stories/icons.mjs";
import { createHasPicture } from "./lib/stories/hasPicture.mjs";
import { createUserCount, faultOfPair, storiesIn, UNPAIRED } from "./lib/stories/pairs.mjs";
import { faultsOfScreenLooks, screensIn } from "./lib/stories/screenLooks.mjs";
import { faultsOfStates, pagesOf, sourcesOf, storiesOf } from "./lib/stories/states.mjs";
import { faultsOfUnions, unionsOf } from "./lib/stories/unions.mjs";
import {
  componentsIn,
  faultsOfComponentsWithoutPicture,
  readApprovedComponents,
} from "./lib/stories/componentsWithoutPicture.mjs";
import {
  componentsOf,
  filesBelow,
  hasKeyboardStory,
  isInteractive,
  shownBy,
  sourcesOfComponents,
} from "./lib/stories/source.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const ui = join(root, "packages", "ui");
const screens = join(root, "apps", "storefront", "app", "screens");

/** Components that are one element without styles of their own, or text. */
const WITHOUT_PARTS = new Set(["AddressText", "EnergyArrow", "FailureText", "Tooltip"]);

/** Providers and layout components that every story uses implicitly. */
const GROUND = join(ui, "src", "provider");

const stories = [...filesBelow(join(ui, "src"), ".stories.tsx"), ...filesBelow(join(screens, ".."), ".stories.tsx")];
const coveredComponents = shownBy(stories);
const { exports: ways } = JSON.parse(readFileSync(join(ui, "package.json"), "utf8"));
const components = new Map(
  Object.values(ways)
    .flatMap((way) => [...componentsOf(join(ui, way))])
    .filter(({ file }) => !file.startsWith(GROUND))
    .map((component) => [`${component.file}#${component.name}`, component]),
);

/** Names of all components, exported or not, and of stories. */
const namesInUsage = new Set([
  ...components.values().map(({ name }) => name),
  ...filesBelow(join(ui, "src"), ".tsx").map((file) => basename(file, ".tsx")),
  ...stories.flatMap((file) => readFileSync(file, "utf8").match(/(?<=^export const )\w+/gm) ?? []),
]);

/** Problems by check. */
const faults = new Map();
const check = (what, isFine, words) => {
  if (!faults.has(what)) faults.set(what, []);
  if (!isFine) faults.get(what).push(words);
};

const pictureFault = openPictures(root, stories);
for (const [key, { name, file }] of components) {
  const folder = dirname(file);
  const [path, place] = [relative(root, file), relative(root, folder)];
  // Other exports of the same file (the stars of a rating) are covered by its stories.
  const isShown = coveredComponents.has(key) || coveredComponents.values().some((one) => one.startsWith(`${file}#`));
  check(path, isShown, `${name} (${path}) has no story: add ${place}/${name}.stories.tsx that imports it.`);
  const pages = readdirSync(folder).filter((entry) => entry.endsWith(".usage.md"));
  check(
    path,
    pages.length > 0,
    `${name} (${path}) says nowhere when to use it: add ${place}/${basename(folder)}.usage.md, see docs/contributing/write-a-story.md.`,
  );
  check(
    `name of ${place}`,
    /^[a-z]/.test(basename(folder)) || readdirSync(folder).some((entry) => entry.startsWith(basename(folder))),
    `${place} holds no component of that name: name the folder after its component.`,
  );
  const hasKeys = place.startsWith("packages/ui/src/primitives/") && hasKeyboardStory(folder);
  for (const page of pages)
    for (const fault of faultsOfUsage(root, join(folder, page), { hasKeys, components: namesInUsage }))
      check(path, false, fault);
  const missingPicture = pictureFault({ name, file });
  check(`picture of ${name}`, missingPicture === null, missingPicture);
  check(
    `keys of ${place}`,
    !isInteractive(folder) || hasKeyboardStory(folder),
    `${place} can be acted on, but no story does it with the keyboard: add one that uses userEvent.tab() and userEvent.keyboard().`,
  );
  const { parts, madeOf } = readAnatomy(folder);
  check(
    `anatomy of ${place}`,
    parts.length + madeOf.length > 0 || WITHOUT_PARTS.has(name),
    `${name} (${path}) has no part that its page can name: build it of \`chakra(…)\` elements, slots or components.`,
  );
}

const userCount = createUserCount(root, sourcesOfComponents(root));
const places = Map.groupBy(components.values(), ({ file }) => relative(root, dirname(file)).replaceAll("\\", "/"));
for (const [place, own] of places) {
  const counts = own.map((component) => userCount(component));
  const fault = faultOfPair(place, { text: storiesIn(join(root, place)), userCount: Math.max(...counts) });
  check(`right and wrong use of ${place}`, fault === null, fault);
}
for (const place of UNPAIRED.keys())
  check(
    "exceptions of right and wrong use",
    places.has(place),
    `${place}, an exception of scripts/lib/stories/pairs.mjs, has no component.`,
  );

check("icons", true, "");
for (const fault of faultsOfIcons(root)) check("icons", false, fault);

for (const file of stories) {
  const path = relative(root, file);
  check(
    `parameters of ${path}`,
    !losesParameters(readFileSync(file, "utf8")),
    `${path} loses the parameters that its meta spreads, because Storybook writes the meta's doc comment into new ones: make it a comment of \`//\`.`,
  );
  check(
    `listeners of ${path}`,
    !leavesListeners(readFileSync(file, "utf8")),
    `${path} adds a listener to canvasElement, which outlives the story: take handleSubmits of packages/ui/src/testing, or an element of the story.`,
  );
}

const offered = new Set(components.values().map(({ name }) => name));
check("list without pictures", true, "");
for (const fault of unknownUnpictured(offered)) check("list without pictures", false, fault);
check("components in outlines", true, "");
const outlines = readApprovedComponents(root);
for (const fault of faultsOfComponentsWithoutPicture(root, componentsIn(outlines)))
  check("components in outlines", false, fault);
for (const [feature, names] of Object.entries(promised)) {
  for (const name of names.split(" ")) {
    const missing = (instead[name] ?? name).split(" ").filter((one) => !offered.has(one));
    check(`promise ${name}`, missing.length === 0, `packages/ui exports no ${missing.join(", ")} (${feature}).`);
  }
}

const screenFolders = existsSync(screens)
  ? readdirSync(screens, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
      .map(({ name }) => name)
  : [];
for (const name of screenFolders) {
  check(
    `screen ${name}`,
    filesBelow(join(screens, name), ".stories.tsx").length > 0,
    `The screen ${name} (${relative(root, join(screens, name))}) has no story.`,
  );
}

check("looks of screens", true, "");
for (const fault of faultsOfScreenLooks(screensIn(storiesOf(stories).keys()), outlines))
  check("looks of screens", false, fault);

const matrix = join(ui, "docs", "states.json");
const routes = readFileSync(join(screens, "..", "routes.ts"), "utf8");
const hasPicture = createHasPicture(root);
const states = JSON.parse(readFileSync(matrix, "utf8"));
const stateFaults = faultsOfStates(states, pagesOf(routes), storiesOf(stories), hasPicture);
check("states of pages", true, "");
for (const fault of stateFaults)
  check("states of pages", false, `${fault}: add a story, or a reason, to ${relative(root, matrix)}.`);

check("reasons of stories without a picture", true, "");
const withoutPicture = readStoriesWithoutPicture(stories, (file) => relative(root, file).replaceAll("\\", "/"));
for (const fault of faultsOfNoPicture(
  withoutPicture,
  JSON.parse(readFileSync(join(root, REASONS), "utf8")),
  hasPicture,
))
  check("reasons of stories without a picture", false, fault);

const domain = filesBelow(join(root, "packages", "domain", "src"), ".ts").filter((file) => !file.endsWith(".test.ts"));
const unions = unionsOf(domain.map((file) => readFileSync(file, "utf8")));
const members = JSON.parse(readFileSync(join(ui, "docs", "unions.json"), "utf8"));
check("members of unions", unions.size > 0, "No unions were found in packages/domain.");
for (const fault of faultsOfUnions(members, unions, sourcesOf(stories), hasPicture))
  check("members of unions", false, `${fault}.`);

for (const { path, faults: textFaults } of sourcesWithFaults(root)) {
  check(`words and colours of ${path}`, true, "");
  for (const fault of textFaults) check(`words and colours of ${path}`, false, fault);
}

for (const fault of new Set([...faults.values()].flat())) console.log(`✗ ${fault}`);
console.log(
  `${components.size} components, ${screenFolders.length} folders of screens, ${stories.length} files of stories.`,
);
const failed = [...faults.values()].filter((words) => words.length > 0).length;
console.log(`${faults.size - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
