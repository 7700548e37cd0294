import { expect, test } from "vitest";
import { readOptions } from "./readOptions.mjs";

const defaults = { runs: 7, sizes: [300, 10_000], json: "", "shop-down": false };

test("what is not said is as it stands", () => {
  expect(readOptions([], defaults)).toEqual(defaults);
});

test("numbers, lists of numbers, texts and switches are read", () => {
  const args = ["--runs", "3", "--sizes=5,6", "--json", "out.json", "--shop-down"];
  expect(readOptions(args, defaults)).toEqual({ runs: 3, sizes: [5, 6], json: "out.json", "shop-down": true });
});

test.each([
  [["--runs", "many"], '--runs has to be a number above 0, not "many".'],
  [["--runs", "0"], '--runs has to be a number above 0, not "0".'],
  [["--sizes", "300,"], '--sizes has to be a number above 0, not "".'],
])("%j is refused in words", (args, words) => {
  expect(() => readOptions(args, defaults)).toThrow(words);
});

test("what nobody knows is refused by name", () => {
  expect(() => readOptions(["--rnus", "3"], defaults)).toThrow("--rnus");
});
