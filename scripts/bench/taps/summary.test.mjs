import { expect, test } from "vitest";
import { HEADING, summarize, toRow } from "./summary.mjs";

test("a tap without an effect is lost, one with two is done twice; times are of those that have some", () => {
  const summary = summarize([
    { effects: 1, acknowledgedMs: 20, doneMs: 300 },
    { effects: 0, acknowledgedMs: 40, doneMs: null },
    { effects: 2, acknowledgedMs: null, doneMs: 500 },
  ]);
  expect(summary).toEqual({
    taps: 3,
    lost: 1,
    twice: 1,
    acknowledged: 30,
    acknowledged95: 40,
    done: 400,
    done95: 500,
  });
  expect(toRow("all", summary)).toEqual(["all", 3, 1, 1, "30", "40", "400", "500"]);
  expect(toRow("all", summary)).toHaveLength(HEADING.length);
});

test("where nothing was timed there is no time", () => {
  const row = toRow("language", summarize([{ effects: 1, acknowledgedMs: null, doneMs: null }]));
  expect(row).toEqual(["language", 1, 0, 0, "–", "–", "–", "–"]);
});
