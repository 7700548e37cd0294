// npm run bench:workshop: time until the first story can be used, in the built workshop and in that of `npm run
// storybook`, rendered and played in Storybook's interface. Cold is a new browser, for `npm run storybook` from its start
// without any cache; warm is the same browser once more, and a second start. Exits with 1 when a time is above its goal,
// unless the machine does other things: processor seconds of browser and Storybook tell then what it takes.
import { existsSync, rmSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startDevelopmentWorkshop } from "../lib/developmentWorkshop.mjs";
import { openManager } from "../lib/visual/manager.mjs";
import { builtWorkshop, entriesOf, serveWorkshop } from "../lib/visual/workshop.mjs";
import { machineState } from "./figures/machine.mjs";
import { processorSeconds } from "./figures/processorTime.mjs";
import { toNumber, toTable } from "./figures/table.mjs";

const GOALS = { cold: 20, warm: 5 };
const PATIENCE_MS = 180_000;

const root = fileURLToPath(new URL("../..", import.meta.url));
/** Below `node_modules`, since Vite transforms what lies elsewhere. */
const cacheFolder = join(root, "node_modules", ".cache", "bench-workshop");

const now = () => ({ seconds: Date.now() / 1000, processor: processorSeconds() });

/** Opens a story several times in one new browser; the first time counts from `begin`. */
async function openStory(url, id, { begin = now(), folder, times = 2 }) {
  const manager = await openManager(url, { folder, patience: PATIENCE_MS });
  const figures = [];
  try {
    for (let from = begin; figures.length < times; from = now()) {
      await manager.open(`/story/${id}`);
      const { seconds, processor } = now();
      figures.push([seconds - from.seconds, processor && processor - from.processor]);
    }
  } finally {
    await manager.close();
  }
  return figures;
}

/** Starts Storybook for development, opens a story in it, and stops it. */
async function startAndOpen(id, times) {
  const begin = now();
  const workshop = await startDevelopmentWorkshop(root, { patienceMs: PATIENCE_MS, env: { CACHE_DIR: cacheFolder } });
  try {
    return await openStory(workshop.url, id, { begin, folder: "", times });
  } finally {
    await workshop.close();
  }
}

/** Before the measurement, which is work for the machine itself. */
const isBusy = loadavg()[0] > availableParallelism();
const folder = await builtWorkshop(root.replace(/[\\/]$/, ""));
const { id } = entriesOf(folder).find(({ type }) => type === "story");
const server = await serveWorkshop(folder);
const built = await openStory(server.url, id, {});
server.close();
if (existsSync(cacheFolder)) rmSync(cacheFolder, { recursive: true });
const development = await startAndOpen(id, 2);
const [restarted] = await startAndOpen(id, 1);
rmSync(cacheFolder, { recursive: true });

const rows = [
  ["built, new browser", built[0], GOALS.cold],
  ["built, once more", built[1], GOALS.warm],
  ["npm run storybook, started without a cache", development[0], GOALS.cold],
  ["npm run storybook, once more", development[1], GOALS.warm],
  ["npm run storybook, started with its cache", restarted, GOALS.cold],
];
console.log(`First story usable (${id}); ${machineState()}`);
console.log(
  toTable([
    ["", "seconds", "processor seconds", "goal"],
    ...rows.map(([name, [seconds, processor], goal]) => [
      name,
      toNumber(seconds, 1),
      processor === undefined ? "" : toNumber(processor, 1),
      goal,
    ]),
  ]),
);
process.exitCode = isBusy || rows.every(([, [seconds], goal]) => seconds <= goal) ? 0 : 1;
