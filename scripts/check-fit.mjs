// Measures every screen where words are longest: nothing cut off, nothing over each other, nothing that scrolls sideways.
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { mount, openCamera } from "./lib/visual/camera.mjs";
import { whatDoesNotFit } from "./lib/visual/measure.mjs";
import { builtWorkshop, entriesOf, serveWorkshop } from "./lib/visual/workshop.mjs";

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");
const { values } = parseArgs({ options: { only: { type: "string", default: "Screens/" } } });

/** Where words need the most room. */
const surroundings = [
  { name: "German, 320 px, text 200 %", locale: "de_DE", width: 320, height: 640, globals: ";textSize:200" },
  { name: "pseudo-language, 390 px", locale: "pseudo", width: 390, height: 844, globals: "" },
  { name: "pseudo-language, 1440 px", locale: "pseudo", width: 1440, height: 900, globals: "" },
];

const folder = await builtWorkshop(root);
const isWanted = ({ type, title, tags }) => type === "story" && title.toLowerCase().startsWith(values.only.toLowerCase()) && !tags.includes("!fit");
// A story that shows a state is measured; one that only acts starts from the same state.
const stories = entriesOf(folder).filter((entry) => isWanted(entry) && (!entry.tags.includes("play-fn") || entry.tags.includes("visual")));
const subjects = stories.flatMap((entry) => surroundings.map((around) => ({ id: entry.id, title: entry.title, story: entry.name, isSheet: false, ...around, around: around.name })));
const server = await serveWorkshop(folder);
const camera = await openCamera(server.url);
const started = Date.now();
let measured = 0;
const faults = [];
const troubles = await camera.each(subjects, async (page, subject) => {
  await mount(page, server.url, subject, subject);
  measured += 1;
  for (const fault of await page.evaluate(whatDoesNotFit)) faults.push(`${subject.title}/${subject.story}, ${subject.around}: ${fault}`);
});
await camera.close();
server.close();
const all = [...faults, ...troubles.map(({ subject, text }) => `${subject.title}/${subject.story}, ${subject.around}: ${text}`)];
for (const fault of all) console.log(`✗ ${fault}`);
console.log(`${stories.length} screens in ${surroundings.length} surroundings (${((Date.now() - started) / 1000).toFixed(1)} s).`);
const bad = new Set(all.map((fault) => fault.slice(0, fault.indexOf(": ")))).size;
console.log(`${measured - Math.min(bad, measured)} passed, ${bad + (measured === 0 ? 1 : 0)} failed`);
process.exitCode = bad > 0 || measured === 0 ? 1 : 0;
