import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fromLastLine, fromPlaywright, fromVitest } from "./counts.mjs";
import { run } from "./processes.mjs";
import { say } from "./say.mjs";
import { ensureBuilt } from "./build.mjs";

const PACKAGES = ["packages/domain", "packages/messages", "packages/ui", "packages/data", "packages/demo-shop", "packages/gateway", "apps/storefront", ".storybook", "."];

/** How many faults of one check are named at the end. */
const MOST_FAULTS = 30;

/** The checks in the order that fails soonest. `report` names a JSON file that the check writes, read by `count`. */
function checks(root, folder) {
  const pnpm = (...args) => ["pnpm", args];
  const vitest = (project) => {
    const file = join(folder, `${project}.json`);
    return { command: pnpm("exec", "vitest", "run", "--project", project, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`), report: file, count: fromVitest };
  };
  const browser = join(folder, "e2e.json");
  return [
    // Types, lint and the search for dead files read them.
    { name: "routes", isAlways: true, title: "Generating the route types", command: pnpm("run", "generate:routes") },
    ...PACKAGES.map((path) => ({ name: "types", title: `Types of ${path}`, command: pnpm("exec", "tsc", "--noEmit", "-p", path) })),
    { name: "lint", title: "Lint and import rules", command: pnpm("run", "lint") },
    { name: "knip", title: "Dead files, exports and dependencies", command: pnpm("run", "knip") },
    { name: "messages", title: "Messages in every language", command: [process.execPath, [join(root, "packages/messages/scripts/check.mjs")]], count: fromLastLine },
    { name: "stories-check", title: "Stories, keyboard stories and pages of use for everything", command: [process.execPath, [join(root, "scripts/check-stories.mjs")]], count: fromLastLine },
    { name: "unit", title: "Unit tests", ...vitest("unit") },
    { name: "contract", title: "The embedded shop keeps the contract", ...vitest("contract") },
    { name: "schema", title: "Schema and operations against the live shop", command: [process.execPath, [join(root, "scripts/contract.mjs")]], count: fromLastLine },
    { name: "build", title: "Building", task: () => ensureBuilt(root) },
    { name: "size", title: "Weight of the first load", command: [process.execPath, [join(root, "scripts/size.mjs")]], count: fromLastLine },
    { name: "stories", title: "Every story in a real Chromium", ...vitest("stories") },
    { name: "workshop", title: "The workshop in a folder, offline, with its tools in the address", command: [process.execPath, [join(root, "scripts/check-workshop.mjs")]], count: fromLastLine },
    { name: "fit", title: "Screens with long words, without a pointer, on paper, in forced colours", command: [process.execPath, [join(root, "scripts/check-fit.mjs")]], count: fromLastLine },
    { name: "visual", title: "Pictures as approved", command: [process.execPath, [join(root, "scripts/visual.mjs"), "--check"]], count: fromLastLine },
    { name: "e2e", title: "Shoppers' journeys on the built app", command: pnpm("exec", "playwright", "test", "--config", "apps/storefront/playwright.config.ts"), env: { PLAYWRIGHT_JSON_OUTPUT_NAME: browser }, report: browser, count: fromPlaywright },
  ];
}

async function runCheck(root, { name, title, command, task, env = {}, report, count }) {
  say(`${title} …`);
  const started = Date.now();
  const needsOutput = count && !report;
  if (task) await task();
  const { code, output } = command ? await run(command[0], command[1], { cwd: root, quiet: needsOutput, env: { ...process.env, ...env }, shell: process.platform === "win32" }) : { code: 0, output: "" };
  if (needsOutput) process.stdout.write(output);
  let counts = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, faults: code === 0 ? [] : [`exit code ${code}`] };
  if (count) {
    if (!report) counts = count(output);
    else counts = existsSync(report) ? count(JSON.parse(readFileSync(report, "utf8"))) : { passed: 0, failed: 1, faults: [`no report, exit code ${code}`] };
    if (code !== 0 && counts.failed === 0) counts = { ...counts, failed: 1 };
  }
  console.log(`${counts.failed === 0 ? "✓" : "✗"} ${title}: ${counts.passed} passed, ${counts.failed} failed (${((Date.now() - started) / 1000).toFixed(1)} s)\n`);
  return { name, title, ...counts };
}

/**
 * Runs every check and ends with a line "N passed, N failed".
 * @param only Names of checks; all of them when empty.
 */
export async function runTests(root, only = []) {
  const folder = mkdtempSync(join(tmpdir(), "rewire-test-"));
  const results = [];
  try {
    for (const check of checks(root, folder)) {
      if (only.length === 0 || check.isAlways || only.includes(check.name)) results.push(await runCheck(root, check));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  for (const { title, secondTries = [] } of results) for (const name of secondTries) console.log(`↻ ${title}, at a second try: ${name}`);
  // Said once more at the end: of a long log that is what is kept.
  for (const { title, failed, faults } of results.filter((result) => result.failed > 0)) {
    console.log(`✗ ${title}: ${failed} failed`);
    for (const fault of faults.slice(0, MOST_FAULTS)) console.log(`    ${fault}`);
  }
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  process.exitCode = sum("failed") > 0 || sum("passed") === 0 ? 1 : 0;
}
