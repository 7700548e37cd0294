// Paints every block of every recipe, and every colour token, and lists what no picture shows. See
// docs/contributing/approve-changes.md.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { log } from "./lib/log.mjs";
import { probeWorkshop } from "./lib/visual/probe/probe.mjs";
import { judge } from "./lib/visual/probe/reasons.mjs";
import { listColourTokens } from "./lib/visual/probe/tokens.mjs";

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");
const { values } = parseArgs({ options: { only: { type: "string" }, workers: { type: "string" } } });

const tokens = listColourTokens(readFileSync(join(root, "packages/ui/src/theme/theme.css"), "utf8"));
const { parts, visibleNames, troubles, pictures, seconds } = await probeWorkshop(root, tokens, {
  only: values.only,
  workers: values.workers && Number(values.workers),
});
const all = new Set([...parts, ...Object.values(tokens).flat()]);
const file = join(root, "visual", "probe.json");
const reasons = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
const unseen = [...all].filter((name) => !visibleNames.has(name));
const { faults, excused } = judge(unseen, reasons);
for (const text of [...troubles, ...faults]) console.log(`✗ ${text}`);
log(`${all.size} mutations in ${pictures} pictures (${seconds.toFixed(1)} s): ${excused} unseen with a reason.`);
console.log(`${all.size - unseen.length} passed, ${troubles.length + faults.length} failed`);
process.exitCode = troubles.length + faults.length > 0 ? 1 : 0;
