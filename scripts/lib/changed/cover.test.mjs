import { expect, it } from "vitest";
import { coverStates } from "./cover.mjs";

const cover = (pictures, ...options) => [...coverStates(new Map(Object.entries(pictures)), ...options)];

it("shows each state with the fewest pictures", () => {
  expect(cover({ one: ["a"], two: ["a", "b"], three: ["b", "c", "d"], four: ["c"] })).toEqual(["three", "one"]);
});

it("begins with the pictures that are taken anyway", () => {
  expect(cover({ one: ["a"], two: ["a", "b"], own: ["a"] }, ["own"])).toEqual(["own", "two"]);
});

it("takes nothing where nothing is shown", () => {
  expect(cover({ one: [] })).toEqual([]);
});

it("ends at a number of pictures, with those that show most", () => {
  expect(cover({ one: ["a"], two: ["b", "c"], own: [], other: [] }, ["own"], 2)).toEqual(["own", "two"]);
  expect(cover({ one: ["a"], own: [], other: [] }, ["own", "other"], 1)).toEqual(["own"]);
});
