import { expect, test } from "vitest";
import { compareRuns, toRecord } from "./compareRuns.mjs";

const check = (title, tests, more = {}) => ({ title, passed: tests.length, failed: 0, skipped: 0, tests, ...more });
const before = [check("Unit tests", ["a: works", "a: works", "b: works"]), check("Fit", [], { passed: 343 })];

test("a run that checks the same, or more, loses nothing", () => {
  const after = [check("Fit", [], { passed: 344 }), check("Unit tests", ["b: works", "a: works", "a: works", "c"])];
  expect(compareRuns(before, [...after, check("Fonts", ["x"])])).toEqual({
    lines: ["Unit tests: 3 before, 4 now", "Fit: 343 before, 344 now", "Fonts: 0 before, 1 now"],
    losses: [],
  });
});

test("a test that is gone is named, one of two with the same name too, and so is a check, a count and a skip", () => {
  const unit = (tests, more) => compareRuns(before, [check("Unit tests", tests, more), before[1]]).losses;
  expect(unit(["a: works", "b: works", "c: new"])).toEqual(["Unit tests: a: works #2"]);
  expect(unit(before[0].tests, { passed: 1, skipped: 2 })).toEqual(["Unit tests: skips 2 more"]);
  expect(compareRuns(before, [before[0], check("Fit", [], { passed: 300 })]).losses).toEqual(["Fit: counts 43 less"]);
  expect(compareRuns(before, [before[0]]).losses).toEqual(["Fit: the whole check"]);
});

test("a record holds names and numbers alone", () => {
  const result = { ...check("Fit", [], { passed: 1 }), tests: undefined, faults: [], command: ["x", []] };
  expect(toRecord([result])).toEqual([{ title: "Fit", passed: 1, failed: 0, skipped: 0, tests: [] }]);
});
