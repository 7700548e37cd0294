import { expect, test } from "vitest";
import { differences } from "./differences.mjs";

const files = (all) => Object.entries(all).map(([name, sha256]) => ({ name, digest: { sha256 } }));

test("builds with the same files are the same, in whatever order", () => {
  expect(differences(files({ a: "1", b: "2" }), files({ b: "2", a: "1" }))).toEqual([]);
});

test("a file that differs, and one that only one build has, are named", () => {
  expect(differences(files({ a: "1", b: "2", c: "3" }), files({ a: "1", b: "x", d: "4" }))).toEqual([
    "b differs",
    "c is in the first build alone",
    "d is in the second build alone",
  ]);
});
