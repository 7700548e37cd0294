// Puts ten faults into the workshop, one beside the other, and checks that pictures show each and that the first screen
// of the report names it. See docs/contributing/approve-changes.md.
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createModuleGraph } from "./lib/changed/moduleGraph.mjs";
import { log } from "./lib/log.mjs";
import { FAULTS, groupsOf } from "./lib/visual/faults/faults.mjs";
import { buildFaulty, lookAtReport, openReader, reportFault, takePictures } from "./lib/visual/faults/seed.mjs";

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");
const graph = createModuleGraph(root);
const closureOf = (path) =>
  new Set([...graph.closure([join(root, path)])].map((file) => relative(root, file).replaceAll("\\", "/")));
const { values } = parseArgs({ options: { only: { type: "string", default: "" } } });
const faults = FAULTS.filter(({ name }) => name.includes(values.only));
const groups = groupsOf(faults, closureOf);
const started = Date.now();
const stories = faults.map((fault) => fault.stories);

const before = await takePictures(await buildFaulty(root, stories, []), faults);
const problems = before.errors.map(({ subject, text }) => `${subject.title}/${subject.name}: ${text}`);
const reader = await openReader();
let passed = 0;
try {
  for (const group of groups) {
    const folder = await buildFaulty(
      root,
      group.map((fault) => fault.stories),
      group,
    );
    const { pictures, errors } = await takePictures(folder, group);
    for (const fault of group) await judge(fault, pictures, errors);
  }
} finally {
  await reader.close();
}
for (const problem of problems) console.log(`✗ ${problem}`);
log(`${faults.length} faults in ${groups.length} workshops (${((Date.now() - started) / 1000).toFixed(1)} s).`);
console.log(`${passed} passed, ${problems.length} failed`);
process.exitCode = problems.length > 0 ? 1 : 0;

async function judge(fault, pictures, errors) {
  const folder = join(tmpdir(), `rewire-faults-${process.pid}`);
  const { file, results } = await reportFault(folder, fault, before.pictures, pictures);
  const heard = errors.filter(({ subject }) => subject.title === fault.subject).map(({ text }) => text);
  if (results.length === 0) {
    problems.push(
      `${fault.name}: no picture of ${fault.subject} shows it${heard.length > 0 ? ` (${heard.join("; ")})` : ""}`,
    );
    return;
  }
  const missing = await lookAtReport(reader.page, file, fault);
  if (missing.length > 0) problems.push(`${fault.name}: the first screen of the report lacks ${missing.join(", ")}`);
  else passed += 1;
  const pixels = results.map(({ pixels: count }) => count);
  log(
    `${fault.name}: ${results.length} pictures of ${fault.subject}, ${Math.min(...pixels)} to ${Math.max(...pixels)} pixels.`,
  );
}
