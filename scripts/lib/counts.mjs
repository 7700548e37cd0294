// What checks report: how many passed and failed, and the names of what failed.

/** From a Vitest report. */
export function fromVitest({ numPassedTests, numFailedTests, testResults }) {
  const faults = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === "failed").map(({ fullName }) => `${name}: ${fullName}`);
    return status === "failed" && failed.length === 0 ? [`${name} did not run`] : failed;
  });
  return { passed: numPassedTests, failed: Math.max(numFailedTests, faults.length), faults };
}

/** From a Playwright report. */
export function fromPlaywright({ stats, errors, suites }) {
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  const specs = suites.flatMap(specsOf);
  const named = (wanted) => specs.filter(({ tests }) => tests.some(({ status }) => status === wanted)).map(({ file, line, title }) => `${file}:${line} ${title}`);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    faults: [...named("unexpected"), ...errors.map(({ message }) => message ?? "an error without words")],
    secondTries: named("flaky"),
  };
}

/** From what a check printed that ends with "N passed, N failed", marks each fault with "✗" and each second try with "↻". */
export function fromLastLine(output) {
  const [, passed = 0, failed = 0] = /(\d+) passed, (\d+) failed\s*$/.exec(output.trim()) ?? [];
  const marked = (mark) => output.split("\n").filter((line) => line.startsWith(`${mark} `)).map((line) => line.slice(mark.length + 1));
  return { passed: Number(passed), failed: Number(failed), faults: marked("✗"), secondTries: marked("↻") };
}
