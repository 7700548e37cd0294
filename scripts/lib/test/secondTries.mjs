// A test that passes only on a retry has an intermittent defect. Retries are recorded here, by run.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { userCacheFolder } from "../userCache.mjs";

/** A run fails if more than one in this many tests needed a retry. */
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
 * Reads the list, one entry a line: a run `{ when, tests, secondTries }`, or `{ when, mended, reason }`, which removes
 * a test from the list. An incomplete line is ignored.
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

/** Returns whether a run needed too many retries. One is always allowed, because a small run has no meaningful rate. */
export const isAboveRate = (secondTries, tests) => secondTries > Math.max(1, tests / TESTS_PER_SECOND_TRY);

/**
 * Returns for each of the latest runs, oldest first, the names of the tests that needed a retry, without those that were
 * marked as mended since.
 * @returns {string[][]}
 */
export function retriesByRun(entries) {
  const latest = new Set(entries.filter(({ secondTries }) => secondTries).slice(-RUNS));
  let runs = [];
  for (const entry of entries) {
    if (entry.mended) runs = runs.map((names) => names.filter((name) => name !== entry.mended));
    else if (latest.has(entry)) runs.push(entry.secondTries);
  }
  return runs;
}

/**
 * Counts the entries of each test in the latest runs, since it was last marked as mended.
 * @returns {Map<string, number>}
 */
export function countEntries(entries) {
  const counts = new Map();
  for (const name of retriesByRun(entries).flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Lists the tests with too many entries, which have to be fixed. */
export const chronic = (entries) =>
  [...countEntries(entries)].filter(([, count]) => count >= MAX_ENTRIES).map(([name]) => name);

/**
 * Evaluates a run and records it.
 * @param results Counts of each check with its `title`; only checks that report retries count.
 * @returns {string[]} errors; empty for none
 */
export function evaluateRetries(results, file = secondTriesFile(), now = new Date()) {
  const secondTries = results.flatMap(({ secondTries: names = [] }) => names);
  const tests = results
    .filter(({ hasSecondTries }) => hasSecondTries)
    .reduce((sum, { passed, failed }) => sum + passed + failed, 0);
  if (tests === 0) return [];
  appendSecondTries(file, { when: now.toISOString(), tests, secondTries });
  const entries = readSecondTries(file);
  const rate = isAboveRate(secondTries.length, tests)
    ? [
        `${secondTries.length} of ${tests} tests needed a second try, more than one in ${TESTS_PER_SECOND_TRY}: ${secondTries.join("; ")}`,
      ]
    : [];
  const repeated = chronic(entries).map(
    (name) =>
      `${name} needed a second try ${MAX_ENTRIES} times in ${RUNS} runs: mend it, then \`npm run second-tries -- --mended "${name}" --reason "…"\``,
  );
  return [...rate, ...repeated];
}
