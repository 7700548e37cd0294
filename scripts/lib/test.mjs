import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";
import { fromExit, inWords, NOTHING } from "./counts.mjs";
import { run } from "./processes.mjs";
import { log, stop } from "./log.mjs";
import { chooseChecks, listChecks } from "./test/checks.mjs";
import { toRecord } from "./test/compareRuns.mjs";
import { schedule } from "./test/schedule.mjs";
import { evaluateRetries } from "./test/secondTries.mjs";

/** Maximum number of failures of one check that are listed at the end. */
const MAX_FAULTS = 30;

/** Runs one check; its output is streamed unless other checks run in parallel. */
async function runCheck(root, check, isAlone) {
  const { title, command, task, env = {}, report, count, fillsGaps } = check;
  if (isAlone) log(`${title} …`);
  const started = Date.now();
  const isQuiet = !isAlone || (count && !report);
  const options = {
    cwd: root,
    quiet: isQuiet,
    // The end of what a check without counts prints is repeated if it fails.
    echo: !isQuiet && !count,
    env: { ...process.env, ...env },
    priority: fillsGaps ? constants.priority.PRIORITY_BELOW_NORMAL : undefined,
  };
  const { code, output } = command
    ? await run(command[0], command[1], options)
    : await task().then(() => ({ code: 0, output: "" }));
  if (isQuiet && output) process.stdout.write(`${isAlone ? "" : `» ${title}\n`}${output}`);
  const counts = countsOf({ code, output, report, count });
  console.log(
    `${counts.failed === 0 ? "✓" : "✗"} ${title}: ${inWords(counts)} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`,
  );
  return { ...check, ...counts };
}

function countsOf({ code, output, report, count }) {
  if (!count) return fromExit(code, output);
  if (report && !existsSync(report)) return { ...NOTHING, failed: 1, faults: [`no report, exit code ${code}`] };
  const counts = count(report ? JSON.parse(readFileSync(report, "utf8")) : output);
  if (code !== 0 && counts.failed === 0)
    return { ...counts, failed: 1, faults: [...counts.faults, `exit code ${code}`] };
  const isNothing = counts.passed + counts.failed + counts.skipped === 0;
  return isNothing ? { ...counts, failed: 1, faults: ["nothing was checked, and nothing said to be skipped"] } : counts;
}

/**
 * Runs the checks and prints a last line "N passed, N failed".
 * @param args Names of checks, all of them when empty; `--changed[=REVISION]` runs the checks that a change can affect.
 */
export async function runTests(root, args = []) {
  const changed = args.map((arg) => /^--changed(?:=(.+))?$/.exec(arg)).find(Boolean);
  const names = args.filter((arg) => !arg.startsWith("--changed"));
  const folder = mkdtempSync(join(tmpdir(), "rewire-test-"));
  mkdirSync(join(root, ".rewire", "types"), { recursive: true });
  const started = Date.now();
  try {
    const { selectChanged } = await import("./changed/selection.mjs");
    const selection = changed ? selectChanged(root, folder, changed[1]) : undefined;
    if (selection) for (const line of selection.notes) log(line);
    if (selection?.checks.size === 0) return console.log("0 passed, 0 failed");
    const checks = chooseChecks(listChecks(root, folder, selection), names);
    const results = await schedule(checks, (check, isAlone) => runCheck(root, check, isAlone));
    if (process.env.REWIRE_RESULTS) writeFileSync(process.env.REWIRE_RESULTS, JSON.stringify(toRecord(results)));
    report(results, evaluateRetries(results, { isPartial: Boolean(selection) }), (Date.now() - started) / 1000);
  } catch (error) {
    stop(error.message);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Repeats all failures at the end of the log. */
function report(results, retryIssues, seconds) {
  for (const { title, secondTries, firstTries = secondTries } of results)
    for (const firstTry of firstTries) console.log(`↻ ${title}, at a second try: ${firstTry}`);
  for (const { title, failed, faults } of results.filter(({ failed: number }) => number > 0)) {
    console.log(`✗ ${title}: ${failed} failed`);
    for (const fault of faults.slice(0, MAX_FAULTS)) console.log(`    ${fault}`);
  }
  for (const fault of retryIssues) console.log(`✗ ${fault}`);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const total = { passed: sum("passed"), failed: sum("failed") + retryIssues.length, skipped: sum("skipped") };
  log(`${results.length} checks in ${(seconds / 60).toFixed(1)} minutes.`);
  console.log(inWords(total));
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}
