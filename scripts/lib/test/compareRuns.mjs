// Compares two runs: did one run execute all tests of another?

/**
 * Creates the record that `npm test` writes to the file given by REWIRE_RESULTS.
 * @param results Results of checks, in order.
 * @returns {{ title: string, passed: number, failed: number, skipped: number, tests: string[] }[]} `tests` are names,
 * for checks that list them
 */
export const toRecord = (results) =>
  results.map(({ title, passed, failed, skipped, tests = [] }) => ({ title, passed, failed, skipped, tests }));

/** Numbers repeated names: the second test with the name "name" becomes "name #2". */
const numbered = (names) => {
  const counts = new Map();
  return names.map((name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name} #${count}`;
  });
};

/**
 * Compares two records.
 * @returns {{ lines: string[], losses: string[] }} `lines`: numbers of each check before and now; `losses`:
 * missing checks and tests, and checks with fewer tests
 */
export function compareRuns(before, after) {
  const now = new Map(after.map((check) => [check.title, check]));
  const sum = ({ passed, failed, skipped }) => passed + failed + skipped;
  const lines = [];
  const losses = [];
  for (const check of before) {
    const { title } = check;
    const same = now.get(title);
    lines.push(`${title}: ${sum(check)} before, ${same ? sum(same) : 0} now`);
    if (!same) losses.push(`${title}: the whole check`);
    else {
      const currentNames = new Set(numbered(same.tests));
      losses.push(
        ...numbered(check.tests)
          .filter((name) => !currentNames.has(name))
          .map((name) => `${title}: ${name}`),
      );
      if (sum(same) < sum(check)) losses.push(`${title}: counts ${sum(check) - sum(same)} less`);
      if (same.skipped > check.skipped) losses.push(`${title}: skips ${same.skipped - check.skipped} more`);
    }
  }
  const previousTitles = new Set(before.map(({ title }) => title));
  for (const check of after)
    if (!previousTitles.has(check.title)) lines.push(`${check.title}: 0 before, ${sum(check)} now`);
  return { lines, losses };
}
