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

it("prefers the other theme of a story that is mounted already", () => {
  const pictures = { "other/a.dark.390": ["b", "c"], "card/a.dark.390": ["b"], "card/a.light.390": ["a"] };
  expect(cover(pictures, ["card/a.light.390"])).toEqual(["card/a.light.390", "card/a.dark.390", "other/a.dark.390"]);
});

it("takes a step of a flow only for what little else shows", () => {
  const pictures = { "flows-buy/a.light.390.step-1": ["a", "b", "c"], "list/a.light.390": ["a", "b"] };
  expect(cover(pictures)).toEqual(["list/a.light.390", "flows-buy/a.light.390.step-1"]);
});
