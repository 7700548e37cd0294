import { expect, test } from "vitest";
import { sortBySize } from "./optionOrder.ts";

const labels = (...names: string[]) =>
  sortBySize(names.map((label) => ({ value: label, label }))).map(({ label }) => label);

test("sizes come in the order of their size", () => {
  expect(labels("1 TB", "128 GB", "512 GB", "256 GB")).toEqual(["128 GB", "256 GB", "512 GB", "1 TB"]);
  expect(labels("2 m", "50 cm", "1.5 m")).toEqual(["50 cm", "1.5 m", "2 m"]);
  expect(labels("14″", "6.3″")).toEqual(["6.3″", "14″"]);
});

test("words stay in the shop's order", () =>
  expect(labels("Graphite", "Brick", "1 TB")).toEqual(["Graphite", "Brick", "1 TB"]));
test("different kinds are not compared", () => expect(labels("2 m", "1 TB")).toEqual(["2 m", "1 TB"]));
test("none is none", () => expect(labels()).toEqual([]));
