// Opens the built workshop in a folder of a server, with every other host out of reach: tools, addresses, pages.
import { fileURLToPath } from "node:url";
import { openManager } from "./lib/visual/manager.mjs";
import { links } from "./lib/visual/tools.mjs";
import { builtWorkshop, entriesOf, serveWorkshop } from "./lib/visual/workshop.mjs";

/** As the toolbar has it before anybody chooses. */
const FIRST_TEXT_SIZE = "textSize:100";

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");
const folder = await builtWorkshop(root);
const entries = entriesOf(folder);
const server = await serveWorkshop(folder);
const manager = await openManager(server.url);
const started = Date.now();
const faults = [];
let passed = 0;

async function check(what, work) {
  manager.forget();
  const found = await work().catch((error) => [error.message.split("\n")[0]]);
  const all = new Set([...found, ...manager.heard()]);
  for (const fault of all) faults.push(`${what}: ${fault}`);
  if (all.size === 0) passed += 1;
}

for (const { story, globals, shows } of links) {
  const words = Object.entries(globals).map((pair) => pair.join(":"));
  // A link shows exactly this state …
  await check(`A link with ${words.join(";")}`, async () => {
    const frame = await manager.open(`/story/${story}`, words.join(";"));
    const seen = await shows(frame);
    return seen === true ? [] : [`shows ${JSON.stringify(seen)}`];
  });
  // … and who sets the tools so gets that link.
  await check(`The address after choosing ${words.join(";")}`, async () => {
    const address = await manager.choose(globals);
    // What every story has anyway is left out of the address.
    const told = words.filter((word) => word !== FIRST_TEXT_SIZE);
    return told.filter((word) => !address.includes(word)).map((word) => `${word} is not in ${address}`);
  });
}

// Every page of documentation that is written by hand, and the page of one component of each feature.
const pages = entries.filter(({ type, importPath }) => type === "docs" && importPath.endsWith(".mdx"));
const features = Map.groupBy(entries.filter(({ type, tags }) => type === "docs" && tags.includes("autodocs")), ({ title }) => title.split("/")[0]);
features.delete("Screens");
features.delete("Flows");
for (const { id, title } of [...pages, ...features.values().map(([first]) => first)]) await check(title, () => manager.look(id));

await manager.close();
server.close();
for (const fault of faults) console.log(`✗ ${fault}`);
const failed = new Set(faults.map((fault) => fault.slice(0, fault.indexOf(": ")))).size;
console.log(`${links.length} links, ${pages.length + features.size} pages (${((Date.now() - started) / 1000).toFixed(1)} s).`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
