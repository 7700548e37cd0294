// Opens every story of the built workshop in light, plays it, and turns it to dark: none shows an error page. Prints how
// long the first story takes.
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { openCamera } from "./lib/visual/camera.mjs";
import { openManager } from "./lib/visual/manager.mjs";
import { open, ownWidthOf, turn } from "./lib/visual/mount.mjs";
import { isSelected, readStories } from "./lib/visual/selection.mjs";
import { builtWorkshop, entriesOf, serveWorkshop } from "./lib/visual/workshop.mjs";

/** Window of a story without a width of its own. */
const WIDTH = 1440;

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");
const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    stories: { type: "string" },
    workers: { type: "string", default: "3" },
  },
});

const folder = await builtWorkshop(root);
const selection = { only: values.only, stories: readStories(values.stories) };
const subjects = entriesOf(folder)
  .filter((entry) => entry.type === "story" && isSelected(entry, selection))
  .map(({ id, title, name }) => ({ id, title, story: name, isSheet: false, locale: "en_US" }));
const server = await serveWorkshop(folder);
const [cold, warm] = await firstStory(subjects[0]);
const camera = await openCamera(server.url, { workers: Number(values.workers) });
const started = Date.now();

const look = async (page, subject) => {
  await open(page, subject, { width: (await ownWidthOf(page, subject)) ?? WIDTH });
  await turn(page, "dark");
};
const first = await camera.each(subjects, look);
const errors = await camera.each([...new Set(first.map(({ subject }) => subject))], look, { isAlone: true });
await camera.close();
server.close();

const isFault = new Set(errors.map(({ subject }) => subject));
for (const { subject, text } of first)
  if (!isFault.has(subject)) console.log(`↻ ${subject.title}/${subject.story}: ${text}`);
for (const { subject, text } of errors) console.log(`✗ ${subject.title}/${subject.story}: ${text}`);
const seconds = (Date.now() - started) / 1000;
console.log(`${subjects.length} stories in light and dark, ${isFault.size} error pages (${seconds.toFixed(1)} s).`);
if (subjects.length === 0) console.log("– No story has changed since all of them were opened.");
else console.log(`First story usable after ${cold} s in a new browser, after ${warm} s in one that has been here.`);
console.log(
  subjects.length === 0
    ? "0 passed, 0 failed, 1 skipped"
    : `${subjects.length - isFault.size} passed, ${isFault.size} failed`,
);
process.exitCode = isFault.size > 0 ? 1 : 0;

/** Measures the time until a story has been rendered and played in Storybook's interface, without and with cache. */
async function firstStory(subject) {
  if (!subject) return [];
  const manager = await openManager(server.url);
  const times = [];
  for (let turn = 0; turn < 2; turn += 1) {
    const begin = Date.now();
    await manager.open(`/story/${subject.id}`);
    times.push(((Date.now() - begin) / 1000).toFixed(1));
  }
  await manager.close();
  return times;
}
