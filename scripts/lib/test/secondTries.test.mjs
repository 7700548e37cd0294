import { mkdtempSync, readFileSync, rmSync, appendFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  appendSecondTries,
  chronic,
  isAboveRate,
  evaluateRetries,
  listRetries,
  readSecondTries,
  retriesByRun,
  secondTriesFile,
} from "./secondTries.mjs";

let folder;
let file;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "second-tries-"));
  file = join(folder, "deep", "second-tries.jsonl");
});
afterEach(() => rmSync(folder, { recursive: true }));

const results = (secondTries, passed = 2000) => [
  { name: "stories", retryGroup: "stories and journeys", passed, failed: 0, secondTries },
  { name: "types", passed: 90_000, failed: 0, secondTries: [] },
];

describe("second tries", () => {
  it("may be one in a thousand of the tests that have one", () => {
    expect(isAboveRate(2, 2000)).toBe(false);
    expect(isAboveRate(3, 2000)).toBe(true);
    expect(evaluateRetries(results(["a", "b"]), { file })).toEqual([]);
    expect(evaluateRetries(results(["c", "d", "e"]), { file })).toEqual([
      "3 of 2000 stories and journeys needed a second try, more than one in 1000: c; d; e",
    ]);
  });

  it("may be one in a run of few tests, which shows no rate", () => {
    expect(isAboveRate(1, 12)).toBe(false);
    expect(isAboveRate(2, 12)).toBe(true);
  });

  it("of few journeys are not made up for by many unit tests", () => {
    const unitTests = { name: "unit", retryGroup: "unit tests", passed: 10_000, failed: 0, secondTries: [] };
    const journeys = { name: "e2e", retryGroup: "stories and journeys", passed: 500, failed: 0, secondTries: ["c"] };
    expect(evaluateRetries([unitTests, journeys, ...results(["a"])], { file })).toEqual([]);
    expect(evaluateRetries([unitTests, journeys, ...results(["a", "b"])], { file })).toEqual([
      "3 of 2500 stories and journeys needed a second try, more than one in 1000: c; a; b",
    ]);
  });

  it("are written down run by run, those with none too", () => {
    evaluateRetries(results([]), { file, now: new Date(0) });
    evaluateRetries(results(["a"]), { file, now: new Date(1000) });
    expect(readFileSync(file, "utf8")).toBe(
      '{"when":"1970-01-01T00:00:00.000Z","check":"stories","tests":2000,"secondTries":[]}\n{"when":"1970-01-01T00:00:01.000Z","check":"stories","tests":2000,"secondTries":["a"]}\n',
    );
  });

  it("of one test, three times in twenty runs, turn the run red, with its name", () => {
    expect(evaluateRetries(results(["a", "b"]), { file })).toEqual([]);
    expect(evaluateRetries(results(["a"]), { file })).toEqual([]);
    const [fault, ...others] = evaluateRetries(results(["a"]), { file });
    expect(others).toEqual([]);
    expect(fault).toContain("a needed a second try 3 times in 20 runs");
    // Red until it is mended, however well the next run goes.
    expect(evaluateRetries(results([]), { file })).toEqual([fault]);
    appendSecondTries(file, { when: "2026-01-01", mended: "a", reason: "waited for the wrong button" });
    expect(evaluateRetries(results([]), { file })).toEqual([]);
  });

  it("are forgotten after twenty runs", () => {
    for (let run = 0; run < 3; run += 1) evaluateRetries(results(["a"]), { file });
    expect(chronic(readSecondTries(file))).toEqual(["a"]);
    for (let run = 0; run < 18; run += 1) evaluateRetries(results([]), { file });
    expect(chronic(readSecondTries(file))).toEqual([]);
  });

  it("are not forgotten by runs of some tests, or of other checks", () => {
    for (let run = 0; run < 2; run += 1) evaluateRetries(results(["a"]), { file });
    const [stories, types] = results([]);
    for (let run = 0; run < 30; run += 1) {
      evaluateRetries(results(run === 0 ? ["a"] : []), { file, isPartial: true });
      evaluateRetries([{ ...stories, name: "unit" }, types], { file });
    }
    expect(chronic(readSecondTries(file))).toEqual(["a"]);
    expect(listRetries(readSecondTries(file))).toEqual([{ name: "a", count: 3, runs: 32 }]);
  });

  it("count once in a run, in light and dark", () => {
    evaluateRetries(results(["a", "a"]), { file });
    expect(listRetries(readSecondTries(file))).toEqual([{ name: "a", count: 1, runs: 1 }]);
  });

  it("are listed run by run, without what was mended since", () => {
    for (const names of [["a", "b"], [], ["a"]]) evaluateRetries(results(names), { file });
    appendSecondTries(file, { when: "2026-01-01", mended: "a", reason: "waited for the wrong button" });
    evaluateRetries(results(["a"]), { file });
    expect(retriesByRun(readSecondTries(file), "stories")).toEqual([["b"], [], [], ["a"]]);
  });

  it("survive a line that was cut off, and count nothing where nothing was run", () => {
    evaluateRetries(results(["a"]), { file });
    appendFileSync(file, '{"when":"20');
    expect(readSecondTries(file)).toHaveLength(1);
    expect(evaluateRetries([{ name: "types", passed: 9, failed: 0 }], { file })).toEqual([]);
    expect(readSecondTries(file)).toHaveLength(1);
  });

  it("lie where a fresh clone on the same machine finds them again", () => {
    expect(secondTriesFile({ XDG_CACHE_HOME: "/caches" })).toBe(join("/caches", "rewire", "second-tries.jsonl"));
    expect(secondTriesFile({ REWIRE_SECOND_TRIES: "/elsewhere.jsonl", XDG_CACHE_HOME: "/caches" })).toBe(
      "/elsewhere.jsonl",
    );
  });
});
