import { expect, test } from "vitest";
import { describeVerdict, judge, JUDGED_RUNS } from "./verdict.mjs";

const run = {
  when: "2026-11-24T08:00:00.000Z",
  commit: "abc1234",
  seconds: 330,
  pictures: 1190,
  differed: [],
  faults: [],
};

test("reruns without a difference are steady, and complete when there are enough", () => {
  const runs = Array.from({ length: JUDGED_RUNS }, () => run);
  expect(judge(runs)).toMatchObject({ runs: JUDGED_RUNS, isSteady: true, isComplete: true });
  expect(judge(runs.slice(1))).toMatchObject({ isSteady: true, isComplete: false });
});

test("the latest reruns alone are judged", () => {
  const runs = Array.from({ length: JUDGED_RUNS }, () => run);
  expect(judge([{ ...run, differed: ["a"] }, ...runs]).isSteady).toBe(true);
});

test("a rerun that lacks a story does not count, unless a picture differed", () => {
  const incomplete = { ...run, faults: ["Flow/Buy (is not played to its end within 60 s)"] };
  expect(judge([run, incomplete])).toMatchObject({ runs: 1, isSteady: true });
  expect(judge([run, { ...incomplete, differed: ["a"] }])).toMatchObject({ runs: 2, isSteady: false });
  expect(judge([incomplete]).isSteady).toBe(false);
});

test("no rerun is not steady", () => {
  expect(judge([]).isSteady).toBe(false);
});

test("a verdict names what differed, the most frequent first", () => {
  const runs = [
    { ...run, differed: ["menu.light"] },
    { ...run, differed: ["toast.dark", "menu.light"] },
    { ...run, faults: ["Sheet/Open (takes longer than 60 s)"] },
  ];
  expect(describeVerdict(judge(runs))).toEqual([
    "! 1 not counted: Sheet/Open (takes longer than 60 s)",
    "✗ 2 of 2 reruns: menu.light",
    "✗ 1 of 2 reruns: toast.dark",
    "2 of 50 reruns in 11.0 minutes: 2380 pictures.",
    "✗ Not all as approved, 48 reruns to go.",
  ]);
});
