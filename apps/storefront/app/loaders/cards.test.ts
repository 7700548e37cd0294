import { expect, test } from "vitest";
import { parseCardIds } from "./cards.ts";

test("ids of products are read, and nothing else", () => {
  expect(parseCardIds("12,34")).toEqual([12, 34]);
  expect(parseCardIds("")).toEqual([]);
  expect(parseCardIds("0,-1,1.5,abc,<script>,1e9, 7,99999999999999999,5")).toEqual([5]);
  expect(parseCardIds(Array.from({ length: 500 }, (_, id) => id + 1).join(","))).toHaveLength(100);
});
