import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openEquivalents } from "./equals.mjs";

const [approved, taken, other] = ["approved", "taken", "other"].map((text) => Buffer.from(text));
let folder = "";
let file = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rewire-equals-"));
  file = join(folder, ".rewire", "pictures.json");
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("what is remembered of equal pictures", () => {
  test("holds in the next run, for this picture and these two files", () => {
    const equals = openEquivalents(file);
    expect(equals.has("button", approved, taken)).toBe(false);
    equals.add("button", approved, taken);
    equals.save();
    const next = openEquivalents(file);
    expect(next.has("button", approved, taken)).toBe(true);
    expect(next.has("link", approved, taken)).toBe(false);
    expect(next.has("button", approved, other)).toBe(false);
    expect(next.has("button", other, taken)).toBe(false);
    expect(next.has("button", taken, approved)).toBe(false);
  });

  test("is nothing where the file is damaged", () => {
    openEquivalents(file).save();
    writeFileSync(file, '{"button":');
    expect(openEquivalents(file).has("button", approved, taken)).toBe(false);
  });
});
