// Checks of `npm test`, fastest failures first. Stories are last, because they use both cores until the end.
import { join } from "node:path";
import { ensureBuilt } from "../build.mjs";
import { fromLastLine, fromPlaywright, fromVitest } from "../counts.mjs";
import { ensureBrowser, needsOwnBrowser } from "../ensureBrowser.mjs";
import { builtWorkshop } from "../visual/workshop.mjs";

/** Folders with a tsconfig. */
export const TYPE_ROOTS = [
  "packages/domain",
  "packages/catalogue-index",
  "packages/messages",
  "packages/platform",
  "packages/ui",
  "packages/data",
  "packages/demo-shop",
  "packages/gateway",
  "apps/storefront",
  ".storybook",
  ".",
];

/**
 * Environment that reduces garbage collection in the compiler and the type-aware linter, which are Go programs; it
 * saves a sixth of the linter's time. The second value limits their memory.
 */
const GO_MEMORY = { GOGC: "400", GOMEMLIMIT: "2GiB" };

/**
 * A check.
 * @typedef {object} Check
 * @property {string} name Argument of `npm test -- NAME`; several checks may share one.
 * @property {string} title
 * @property {boolean} [usesAll] Whether it uses the whole machine; without it one core, beside others.
 * @property {boolean} [fillsGaps] Runs beside any other at low priority, one of its kind at a time on a small
 * machine: unit tests and journeys are idle for a quarter of their time.
 * @property {boolean} [joins] Starts beside the check that uses the whole machine when it is the only one left.
 * @property {string} [coveredBy] Check of a complete run that finds the same faults, which leaves this one out.
 * @property {string[]} [after] Checks that have to end first, and that are included when this one is selected.
 * @property {[string, string[]]} [command] With arguments.
 * @property {() => Promise<unknown>} [task] Instead of a command.
 * @property {object} [env]
 * @property {string} [report] JSON file that the command writes, read by `count`; without it `count` reads the output.
 * @property {(input: unknown) => import("../counts.mjs").Counts} [count] Without it the exit code counts as one test.
 * @property {string} [retryGroup] Its failed tests are retried once, and the rate of retries is that of this group of
 * checks: many unit tests must not make up for a few journeys.
 */

/**
 * Lists the checks.
 * @param root Folder of the project.
 * @param folder For reports.
 * @param selection Restriction from `changed/selection.mjs`. @default everything
 * @returns {Check[]}
 */
export function listChecks(root, folder, selection) {
  const script = (name, ...args) => ({
    command: [process.execPath, [join(root, "scripts", name), ...args]],
    count: fromLastLine,
  });
  const pnpm = (...args) => ({ command: ["pnpm", args] });
  const vitest = (project, files = []) => {
    const report = join(folder, `${project}.json`);
    const reporter = join(root, "scripts/lib/test/vitestReport.mjs");
    return {
      ...pnpm("exec", "vitest", "run", "--project", project, "--reporter=default", `--reporter=${reporter}`, ...files),
      env: { REWIRE_REPORT: report },
      report,
      count: fromVitest,
    };
  };
  // Pictures need the built workshop anyway, which plays its stories for less than the server of Vitest.
  const storiesOfWorkshop = () => {
    const report = join(folder, "stories.json");
    const played = selection ? ["--stories", selection.playedStories] : [];
    return { ...script("check-pages.mjs", ...played), env: { REWIRE_REPORT: report }, report, count: fromVitest };
  };
  const workshop = selection ? "part-build" : "workshop-build";
  const journeys = join(folder, "e2e.json");
  const all = [
    ...(needsOwnBrowser()
      ? [{ name: "browser", title: "Fetching the browser", usesAll: true, task: () => ensureBrowser(root) }]
      : []),
    // Required by types, lint and knip.
    { name: "routes", title: "Generating the route types", usesAll: true, ...pnpm("run", "generate:routes") },
    { name: "build", title: "Building the storefront", after: ["routes"], task: () => ensureBuilt(root) },
    selection
      ? { name: "part-build", title: "Building stories", task: () => builtWorkshop(root, selection.built) }
      : { name: "workshop-build", title: "Building the workshop", task: () => builtWorkshop(root) },
    ...(selection?.typeRoots ?? TYPE_ROOTS).map((path) => ({
      name: "types",
      title: `Types of ${path}`,
      // The linter has read all types anyway: it takes 15 processor seconds more for them instead of 44.
      ...(selection ? {} : { coveredBy: "lint" }),
      after: ["routes"],
      ...pnpm("exec", "tsc", "--noEmit", "--singleThreaded", ...incremental(root, path), "-p", path),
      env: GO_MEMORY,
    })),
    {
      name: "knip",
      title: "Dead files, exports and dependencies",
      after: ["routes"],
      ...pnpm("run", "knip"),
    },
    { name: "format", title: "Code in the project's format", ...pnpm("exec", "oxfmt", "--check") },
    { name: "rooms", title: "Rooms of the house, and functions of a screen", ...script("check-rooms.mjs") },
    {
      name: "messages",
      title: "Messages in every language",
      ...script("../packages/messages/scripts/check.mjs"),
    },
    {
      name: "stories-check",
      title: "Stories, keyboard stories and pages of use for everything",
      ...script("check-stories.mjs"),
    },
    { name: "fonts", title: "Characters that the shipped fonts draw", ...script("check-fonts.mjs") },
    { name: "schema", title: "Schema and operations against the live shop", ...script("contract.mjs") },
    {
      name: "lint",
      title: selection ? "Lint and import rules" : "Lint, import rules and types",
      usesAll: true,
      after: ["routes"],
      // The types of unchanged files that depend on changed ones are left to the compiler.
      ...pnpm("run", "lint", ...(selection?.lint ?? ["--type-check"])),
      env: GO_MEMORY,
    },
    {
      name: "unit",
      title: "Unit tests",
      usesAll: true,
      retryGroup: "unit tests",
      // Tests of the report pages open a browser.
      after: ["browser"],
      ...vitest("unit", selection?.unit),
    },
    {
      name: "contract",
      title: "The embedded shop keeps the contract",
      retryGroup: "unit tests",
      ...vitest("contract", selection?.contract),
    },
    { name: "size", title: "Weight of the first load", after: ["build"], ...script("size.mjs") },
    {
      name: "workshop",
      fillsGaps: true,
      title: "The workshop in a folder, offline, with its tools in the address",
      usesAll: true,
      retryGroup: "pictures",
      after: ["browser", workshop],
      ...script("check-workshop.mjs"),
    },
    {
      name: "workshop-ask",
      title: "The workshop's answers to programs",
      ...script("ask-workshop.mjs", "--part"),
    },
    {
      name: "fit",
      fillsGaps: true,
      title: "Screens with long words, without a pointer, on paper, in forced colours",
      usesAll: true,
      after: ["browser", workshop],
      retryGroup: "pictures",
      ...script("check-fit.mjs"),
    },
    {
      name: "visual",
      fillsGaps: true,
      title: "Pictures as approved",
      usesAll: true,
      after: ["browser", workshop],
      retryGroup: "pictures",
      ...script("visual.mjs", "--check", ...(selection?.pictures ?? ["--since-approval"])),
    },
    {
      name: "e2e",
      title: "Shoppers' journeys on the built app",
      usesAll: true,
      after: ["browser", "build"],
      retryGroup: "stories and journeys",
      ...pnpm(
        "exec",
        "playwright",
        "test",
        "--config",
        "apps/storefront/playwright.config.ts",
        ...(selection?.journeys ?? []),
      ),
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: journeys },
      report: journeys,
      count: fromPlaywright,
    },
    {
      name: "stories",
      joins: true,
      title: "Every story in a real Chromium",
      usesAll: true,
      retryGroup: "stories and journeys",
      after: ["browser", workshop],
      ...storiesOfWorkshop(),
    },
  ];
  return selection ? all.filter(({ name }) => selection.checks.has(name)) : all;
}

/** Returns the compiler options for an incremental check, whose file records the checked sources. */
const incremental = (root, path) => [
  "--incremental",
  "--tsBuildInfoFile",
  join(root, ".rewire", "types", `${path.replaceAll(/\W+/g, "-")}.tsbuildinfo`),
];

/**
 * Selects checks by name, with their prerequisites.
 * @throws {Error} for an unknown name
 */
export function chooseChecks(checks, names) {
  if (names.length === 0) return checks.filter(({ coveredBy }) => !coveredBy);
  const all = new Set(checks.map(({ name }) => name));
  const unknown = names.filter((name) => !all.has(name));
  if (unknown.length > 0)
    throw new Error(`There is no check "${unknown.join(", ")}". There are: ${[...all].join(", ")}.`);
  const selection = new Set(names);
  for (const name of selection)
    for (const check of checks) if (check.name === name) for (const first of check.after ?? []) selection.add(first);
  return checks.filter(({ name }) => selection.has(name));
}
