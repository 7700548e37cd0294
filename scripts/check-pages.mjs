// Plays every story of the built workshop in light, as a test with axe and a silent console, and turns it to dark: none
// fails, none shows an error page. With `--slowdown 5`, as on a machine that is five times slower, which shows what is
// green by luck.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { inWords } from "./lib/counts.mjs";
import { addPlayer } from "./lib/pages/player.mjs";
import { toReport } from "./lib/pages/report.mjs";
import { countWorkers } from "./lib/test/workers.mjs";
import { openCamera } from "./lib/visual/camera.mjs";
import { play } from "./lib/visual/mount.mjs";
import { isSelected, readStories } from "./lib/visual/selection.mjs";
import { builtWorkshop, entriesOf, serveWorkshop } from "./lib/visual/workshop.mjs";

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");
const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    stories: { type: "string" },
    workers: { type: "string" },
    slowdown: { type: "string", default: "1" },
  },
});

const selection = { only: values.only, stories: readStories(values.stories) };
const folder = await builtWorkshop(root, selection.stories);
const subjects = entriesOf(folder)
  .filter((entry) => entry.type === "story" && isSelected(entry, selection))
  .map(({ id, name, importPath, tags }) => ({
    id,
    importPath,
    story: name,
    locale: "en_US",
    isTest: tags.includes("test"),
  }));
const server = await serveWorkshop(folder);
const started = Date.now();
const camera = await openCamera(server.url, {
  workers: values.workers ? Number(values.workers) : countWorkers().stories,
  scripts: [addPlayer],
  isSteady: false,
  slowdown: Number(values.slowdown),
});
const first = await camera.each(subjects, play);
const second = await camera.each([...new Set(first.map(({ subject }) => subject))], play, { isAlone: true });
await camera.close();
server.close();

const report = toReport(subjects, first, second);
for (const text of report.firstTries) console.log(`↻ at the first try: ${text}`);
for (const text of report.faults) console.log(`✗ ${text}`);
const seconds = (Date.now() - started) / 1000;
console.log(`${subjects.length} stories in light and dark (${seconds.toFixed(1)} s).`);
console.log(inWords(report));
const { REWIRE_REPORT: file } = process.env;
if (file) writeFileSync(file, JSON.stringify(report));
process.exitCode = report.failed > 0 || subjects.length === 0 ? 1 : 0;
