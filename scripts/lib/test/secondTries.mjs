// A test that passes only at its second try is a fault that shows itself now and then. Here they are written down, run by run.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";

/** A run fails when more than one in so many tests needed a second try. */
const TESTS_PER_SECOND_TRY = 1000;
/** So many entries of one test … */
const MAX_ENTRIES = 3;
/** … in so many of the latest runs turn the next run red. */
const RUNS = 20;

/**
 * Names the file of second tries: REWIRE_SECOND_TRIES, else one beside the caches of this user, so that
 * fresh clones on one machine go on with the same list.
 */
export function secondTriesFile(env = process.env) {
  const caches =
    env.XDG_CACHE_HOME || (process.platform === "win32" ? env.LOCALAPPDATA : undefined) || join(homedir(), ".cache");
  return env.REWIRE_SECOND_TRIES || join(caches, "rewire", "second-tries.jsonl");
}

/**
 * Reads the list, one entry a line: a run `{ when, tests, secondTries }`, or `{ when, mended, reason }`,
 * which takes a test off the list. A line that was cut off in the middle of being written is passed over.
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

/** Tells whether a run needed too many second tries. One is never too many: a run of few tests shows no rate. */
export const isAboveRate = (secondTries, tests) => secondTries > Math.max(1, tests / TESTS_PER_SECOND_TRY);

/**
 * Counts how often each test is on the list in the latest runs, since it was last called mended.
 * @returns {Map<string, number>}
 */
export function countEntries(entries) {
  const runs = entries.filter(({ secondTries }) => secondTries).slice(-RUNS);
  const counts = new Map();
  for (const entry of entries) {
    if (entry.mended) counts.delete(entry.mended);
    else if (runs.includes(entry)) for (const name of entry.secondTries) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** Names of tests that are on the list too often to go on: each is a fault to mend. */
export const chronic = (entries) =>
  [...countEntries(entries)].filter(([, count]) => count >= MAX_ENTRIES).map(([name]) => name);

/**
 * Judges a run and writes it down.
 * @param results Counts of each check with its `title`; only checks that report second tries count.
 * @returns {string[]} faults, none when all is well
 */
export function judgeSecondTries(results, file = secondTriesFile(), now = new Date()) {
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
