import { appendFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { identityOf, openJournal } from "./journal.mjs";

let folder;
let file;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rewire-journal-"));
  file = join(folder, "later", "run.jsonl");
});
afterEach(() => rmSync(folder, { recursive: true }));

const picture = { key: "button/all.light.390", hash: "a1", result: null };
const changed = { key: "button/all.dark.390", hash: "b2", result: { status: "changed", pixels: 3 } };
const resume = (identity = "one") => openJournal(file, identity, { isResumed: true }).done;

test("a run that was interrupted goes on after its last complete story", () => {
  const run = openJournal(file, "one");
  run.note("button en_US", [picture, changed]);
  appendFileSync(file, '{"subject":"card en_US","pictu');
  expect([...resume()]).toEqual([["button en_US", [picture, changed]]]);
});

test("a resumed run can be interrupted, too", () => {
  openJournal(file, "one").note("button en_US", [picture]);
  openJournal(file, "one", { isResumed: true }).note("card en_US", [changed]);
  expect([...resume().keys()]).toEqual(["button en_US", "card en_US"]);
});

test("another workshop, selection or approved picture begins anew", () => {
  openJournal(file, identityOf("workshop", { only: "cart" })).note("button en_US", [picture]);
  expect(resume(identityOf("workshop", { only: "" })).size).toBe(0);
  expect(resume(identityOf("workshop", { only: "cart" })).size).toBe(0);
});

test("a run that is not resumed begins anew, and a complete one leaves nothing", () => {
  openJournal(file, "one").note("button en_US", [picture]);
  const run = openJournal(file, "one");
  expect(run.done.size).toBe(0);
  run.note("button en_US", [picture]);
  run.end();
  expect(existsSync(file)).toBe(false);
  expect(resume().size).toBe(0);
});
