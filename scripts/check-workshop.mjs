// Tests the built workshop, served from a subfolder without access to other hosts: toolbar, links and pages.
import { fileURLToPath } from "node:url";
import { openManager } from "./lib/visual/manager.mjs";
import { links } from "./lib/visual/tools.mjs";
import { builtWorkshop, entriesOf, serveWorkshop } from "./lib/visual/workshop.mjs";

/** Default text size of the toolbar, which links omit. */
const FIRST_TEXT_SIZE = "textSize:100";

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");
const folder = await builtWorkshop(root);
const entries = entriesOf(folder);
const server = await serveWorkshop(folder);
const started = Date.now();
const faults = [];
const secondTries = [];
let passed = 0;

async function findFaults(manager, work) {
  manager.forget();
  const problems = await work().catch((error) => [error.message.split("\n")[0]]);
  return [...new Set([...problems, ...manager.heard()])];
}

/** Runs a check, and once more if it fails, as all others that a busy machine may keep waiting. */
async function check(manager, what, work) {
  const first = await findFaults(manager, work);
  const last = first.length > 0 ? await findFaults(manager, work) : first;
  for (const fault of last) faults.push(`${what}: ${fault}`);
  if (last.length === 0) passed += 1;
  if (first.length > 0 && last.length === 0) secondTries.push({ what, fault: first[0] });
}

/** Checks that a link restores its state, and that changing the toolbar produces that link. */
async function checkLink(manager, { story, globals, check: checkState }) {
  const words = Object.entries(globals).map((pair) => pair.join(":"));
  await check(manager, `A link with ${words.join(";")}`, async () => {
    const frame = await manager.open(`/story/${story}`, words.join(";"));
    const content = await checkState(frame);
    return content === true ? [] : [`shows ${JSON.stringify(content)}`];
  });
  await check(manager, `The address after choosing ${words.join(";")}`, async () => {
    // Default values are omitted from the URL.
    const expected = words.filter((word) => word !== FIRST_TEXT_SIZE);
    const address = await manager.choose(globals, expected);
    return expected.filter((word) => !address.includes(word)).map((word) => `${word} is not in ${address}`);
  });
}

// Every hand-written documentation page, and the page of one component of each feature.
const pages = entries.filter(({ type, importPath }) => type === "docs" && importPath.endsWith(".mdx"));
const features = Map.groupBy(
  entries.filter(({ type, tags }) => type === "docs" && tags.includes("autodocs")),
  ({ title }) => title.split("/")[0],
);
features.delete("Screens");
features.delete("Flows");
const looks = [...pages, ...features.values().map(([first]) => first)];
const jobs = [
  ...links.map((link) => (manager) => checkLink(manager, link)),
  ...looks.map(
    ({ id, title }) =>
      (manager) =>
        check(manager, title, () => manager.look(id)),
  ),
];

// A page mostly waits for its server and scripts: two pages in parallel use both cores.
const managers = await Promise.all([openManager(server.url), openManager(server.url)]);
await Promise.all(
  managers.map(async (manager) => {
    for (let job = jobs.shift(); job; job = jobs.shift()) await job(manager);
  }),
);

await Promise.all(managers.map((manager) => manager.close()));
server.close();
for (const { what, fault } of secondTries) console.log(`↻ ${what}\n    at the first try: ${fault}`);
for (const fault of faults) console.log(`✗ ${fault}`);
const failed = new Set(faults.map((fault) => fault.slice(0, fault.indexOf(": ")))).size;
console.log(`${links.length} links, ${looks.length} pages (${((Date.now() - started) / 1000).toFixed(1)} s).`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
