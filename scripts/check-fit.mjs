// Checks every screen with the longest texts for overflow, with the keyboard, in print and in forced colours.
// `--locales all` (or `fr_FR,it_IT`) measures every screen in those languages instead, on a small phone, a phone and a
// desktop.
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { stop } from "./lib/log.mjs";
import { openCamera } from "./lib/visual/camera.mjs";
import { findOverflow } from "./lib/visual/measure.mjs";
import { inForcedColours, onPaper } from "./lib/visual/media.mjs";
import { finish, mount, resize } from "./lib/visual/mount.mjs";
import { isSelected, readStories } from "./lib/visual/selection.mjs";
import { walk } from "./lib/visual/walk.mjs";
import { LOCALES } from "@rewire/messages";
import { builtWorkshop, entriesOf, serveWorkshop } from "./lib/visual/workshop.mjs";

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");
const { values } = parseArgs({
  options: {
    only: { type: "string", default: "Screens/" },
    stories: { type: "string" },
    locales: { type: "string", default: "" },
    workers: { type: "string" },
  },
});

const measure = (page) => page.evaluate(findOverflow);

/** Languages and text sizes that need the most space; one page load serves several widths. */
const longest = [
  {
    locale: "de_DE",
    textSize: "200",
    looks: [{ name: "German, 320 px, text 200 %", width: 320, height: 640, checks: [measure] }],
  },
  {
    locale: "pseudo",
    textSize: "100",
    looks: [
      { name: "pseudo-language, 1440 px", width: 1440, height: 900, checks: [measure, walk, inForcedColours, onPaper] },
      { name: "pseudo-language, 390 px", width: 390, height: 844, checks: [measure, walk] },
    ],
  },
];

/** Returns the measurements of every screen in a language. */
const inLanguage = (locale) => [
  {
    locale,
    textSize: "200",
    looks: [{ name: `${locale}, 320 px, text 200 %`, width: 320, height: 640, checks: [measure] }],
  },
  {
    locale,
    textSize: "100",
    looks: [
      { name: `${locale}, 1440 px`, width: 1440, height: 900, checks: [measure] },
      { name: `${locale}, 390 px`, width: 390, height: 844, checks: [measure] },
    ],
  },
];

const locales = values.locales === "all" ? LOCALES : values.locales.split(",").filter(Boolean);
const strange = locales.filter((locale) => !LOCALES.includes(locale));
if (strange.length > 0) stop(`There is no language "${strange.join(", ")}". There are: all, ${LOCALES.join(", ")}.`);
const surroundings = locales.length > 0 ? locales.flatMap(inLanguage) : longest;

const folder = await builtWorkshop(root);
const files = readStories(values.stories);
const isWanted = (entry) =>
  entry.type === "story" &&
  entry.title.toLowerCase().startsWith(values.only.toLowerCase()) &&
  isSelected(entry, { stories: files }) &&
  !entry.tags.includes("!fit");
// Stories that show a state are measured; those that only run `play` start from the same state, unless a tag says more.
const stories = entriesOf(folder).filter(
  (entry) =>
    isWanted(entry) && (!entry.tags.includes("play-fn") || entry.tags.some((tag) => tag === "fit" || tag === "visual")),
);
const subjects = stories.flatMap(({ id, title, name }) =>
  surroundings.map((around) => ({ id, title, story: name, isSheet: false, ...around })),
);
const server = await serveWorkshop(folder);
const camera = await openCamera(server.url, values.workers ? { workers: Number(values.workers) } : {});
const started = Date.now();
const faults = new Map();
const look = async (page, subject) => {
  for (const [index, size] of subject.looks.entries()) {
    if (index === 0) await mount(page, subject, { ...size, textSize: subject.textSize });
    else await resize(page, size);
    for (const check of size.checks)
      faults.set(`${subject.title}/${subject.story}, ${size.name}: ${check.name}`, await check(page));
  }
  await finish(page);
};
const first = await camera.each(subjects, look);
const errors = await camera.each([...new Set(first.map(({ subject }) => subject))], look, { isAlone: true });
await camera.close();
server.close();

const failed = [...faults].filter(([, problems]) => problems.length > 0);
for (const [where, problems] of failed)
  for (const fault of problems) console.log(`✗ ${where.slice(0, where.lastIndexOf(": "))}: ${fault}`);
const isFault = new Set(errors.map(({ subject }) => subject));
for (const { subject, text } of first)
  if (!isFault.has(subject)) console.log(`↻ ${subject.title}/${subject.story}\n    ${text}`);
for (const { subject, text } of errors) console.log(`✗ ${subject.title}/${subject.story}: ${text}`);
console.log(`${stories.length} screens, ${faults.size} looks (${((Date.now() - started) / 1000).toFixed(1)} s).`);
const bad = failed.length + errors.length + (faults.size === 0 ? 1 : 0);
console.log(`${faults.size - failed.length} passed, ${bad} failed`);
process.exitCode = bad > 0 ? 1 : 0;
