import { expect, test } from "vitest";
import { describeVerdict, judge, JUDGED_RUNS } from "./verdict.mjs";

const run = {
  when: "2026-11-24T08:00:00.000Z",
  commit: "abc1234",
  cores: 2,
  busyLoops: 2,
  minutes: 14.2,
  tests: 1000,
  secondTries: [],
  failed: 0,
  faults: [],
};

test("one second try in a thousand tests is within the rate, two are not", () => {
  expect(judge([{ ...run, secondTries: ["a test"] }])).toMatchObject({ secondTries: 1, isWithinRate: true });
  expect(judge([{ ...run, secondTries: ["a test", "another"] }]).isWithinRate).toBe(false);
});

test("a failed test is above any rate", () => {
  expect(judge([run, { ...run, failed: 1 }])).toMatchObject({ failed: 1, isWithinRate: false });
});

test("the latest runs alone are judged, and enough of them are complete", () => {
  const runs = Array.from({ length: JUDGED_RUNS }, () => run);
  expect(judge(runs.slice(1)).isComplete).toBe(false);
  expect(judge([{ ...run, failed: 3 }, ...runs])).toMatchObject({ runs: JUDGED_RUNS, failed: 0, isComplete: true });
});

test("a verdict sums up the runs, and names the tests that needed a second try, the most frequent first", () => {
  const runs = [
    { ...run, secondTries: ["a test"] },
    { ...run, secondTries: ["another", "a test"] },
  ];
  expect(describeVerdict(judge([...runs, run]))).toEqual([
    "↻ 2 of 3 runs: a test",
    "↻ 1 of 3 runs: another",
    "3 of 20 runs in 42.6 minutes: 3 second tries and 0 failures in 3000 tests.",
    "✓ Within one second try in 1000 tests and no failure, 17 runs to go.",
  ]);
});

test("a complete and faulty series says that it is above the rate", () => {
  const runs = Array.from({ length: JUDGED_RUNS }, () => ({ ...run, failed: 1 }));
  expect(describeVerdict(judge(runs)).at(-1)).toBe("✗ Above one second try in 1000 tests and no failure.");
});
