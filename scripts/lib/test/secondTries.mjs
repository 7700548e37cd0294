// A test that passes only on a retry has an intermittent defect. Retries are recorded here, by run.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { userCacheFolder } from "../userCache.mjs";

/** A run fails if more than one in this many tests of a group needed a retry. */
const TESTS_PER_SECOND_TRY = 1000;
/** Number of entries of one test, among the latest RUNS runs, at which the next run fails. */
const MAX_ENTRIES = 3;
/** Number of latest runs in which entries are counted. */
const RUNS = 20;

/**
 * Returns the file of retries: REWIRE_SECOND_TRIES, else one in the user's cache folder, so that all clones on one
 * machine share the list.
 */
export function secondTriesFile(env = process.env) {
  return env.REWIRE_SECOND_TRIES || join(userCacheFolder(env), "second-tries.jsonl");
}

/**
 * Run of one check. Lists of former versions have runs without `check`, which are not counted.
 * @typedef {{ when: string, check: string, tests: number, isPartial?: true, secondTries: string[] }} CheckRun
 * @typedef {{ when: string, mended: string, reason: string }} Mend Removes a test from the list.
 */

/**
 * Reads the list, one entry a line. An incomplete line is ignored.
 * @returns {(CheckRun | Mend)[]}
 */
export function readSecondTries(file) {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line) => {
      try {
        return line ? [JSON.parse(line)] : [];
      } catch {
        return [];
      }
    });
}

/** Appends an entry to the list. */
export function appendSecondTries(file, entry) {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify(entry)}\n`);
}

/** Returns whether tests needed too many retries. One is always allowed, because few tests have no meaningful rate. */
export const isAboveRate = (secondTries, tests) => secondTries > Math.max(1, tests / TESTS_PER_SECOND_TRY);

/**
 * Returns for each of the latest runs of a check, oldest first, the names of the tests that needed a retry, without those
 * that were marked as mended since. The latest runs are RUNS whole ones, and the partial ones since the first of them: a
 * run of some tests says nothing of the others, so it must not make their entries older.
 * @param {(CheckRun | Mend)[]} entries
 * @param {string} check
 * @returns {string[][]}
 */
export function retriesByRun(entries, check) {
  const checkRuns = entries.filter((entry) => entry.check === check);
  const wholeRuns = checkRuns.filter(({ isPartial }) => !isPartial).slice(-RUNS);
  const latest = new Set(wholeRuns.length < RUNS ? checkRuns : checkRuns.slice(checkRuns.indexOf(wholeRuns[0])));
  let runs = [];
  for (const entry of entries) {
    if (entry.mended) runs = runs.map((names) => names.filter((name) => name !== entry.mended));
    else if (latest.has(entry)) runs.push([...new Set(entry.secondTries)]);
  }
  return runs;
}

/**
 * Lists the tests that needed a retry in the latest runs of their check, since they were last marked as mended.
 * @param {(CheckRun | Mend)[]} entries
 * @returns {{ name: string, count: number, runs: number }[]} with the number of runs that needed it, and of all runs
 */
export function listRetries(entries) {
  const checks = new Set(entries.flatMap(({ check }) => check ?? []));
  return [...checks].flatMap((check) => {
    const runs = retriesByRun(entries, check);
    const counts = new Map();
    for (const name of runs.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
    return [...counts].map(([name, count]) => ({ name, count, runs: runs.length }));
  });
}

/** Lists the tests with too many entries, which have to be fixed. */
export const chronic = (entries) =>
  listRetries(entries)
    .filter(({ count }) => count >= MAX_ENTRIES)
    .map(({ name }) => name);

/**
 * Evaluates a run and records it.
 * @param results Counts of each check with its `name` and `retryGroup`; only checks that report retries count.
 * @param {{ file?: string, now?: Date, isPartial?: boolean }} [options] `isPartial`: the checks ran some of their tests.
 * @returns {string[]} errors; empty for none
 */
export function evaluateRetries(results, { file = secondTriesFile(), now = new Date(), isPartial = false } = {}) {
  const retrying = results.filter(({ retryGroup, passed, failed }) => retryGroup && passed + failed > 0);
  if (retrying.length === 0) return [];
  for (const { name, passed, failed, secondTries } of retrying)
    appendSecondTries(file, {
      when: now.toISOString(),
      check: name,
      tests: passed + failed,
      ...(isPartial ? { isPartial } : {}),
      secondTries,
    });
  const groups = Map.groupBy(retrying, ({ retryGroup }) => retryGroup);
  const repeated = chronic(readSecondTries(file)).map(
    (name) =>
      `${name} needed a second try ${MAX_ENTRIES} times in ${RUNS} runs: mend it, then \`npm run second-tries -- --mended "${name}" --reason "…"\``,
  );
  return [...[...groups].flatMap(([group, checks]) => evaluateRate(group, checks)), ...repeated];
}

/** Returns an error if the checks of a group together needed too many retries. */
function evaluateRate(group, checks) {
  const secondTries = checks.flatMap(({ secondTries: names }) => names);
  const tests = checks.reduce((sum, { passed, failed }) => sum + passed + failed, 0);
  if (!isAboveRate(secondTries.length, tests)) return [];
  return [
    `${secondTries.length} of ${tests} ${group} needed a second try, more than one in ${TESTS_PER_SECOND_TRY}: ${secondTries.join("; ")}`,
  ];
}
