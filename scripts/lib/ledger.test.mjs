import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { appendRun, countNames, readLedger } from "./ledger.mjs";

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "rewire-ledger-"))));
afterEach(() => rmSync(folder, { recursive: true }));

test("runs are read as they were appended, and none from a missing file", () => {
  const file = join(folder, "runs.jsonl");
  expect(readLedger(file)).toEqual([]);
  appendRun(file, { minutes: 14.2, secondTries: [] });
  appendRun(file, { minutes: 15, secondTries: ["a test"] });
  expect(readLedger(file)).toEqual([
    { minutes: 14.2, secondTries: [] },
    { minutes: 15, secondTries: ["a test"] },
  ]);
});

test("equal names are counted, the most frequent first", () => {
  expect(countNames(["a", "b", "b"])).toEqual([
    ["b", 2],
    ["a", 1],
  ]);
});
