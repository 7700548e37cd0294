import { expect, test } from "vitest";
import { parseRepairPosition, stringifyRepairLink } from "./repairLink.ts";

test("a link names a repair by its position, unless it is the first, as links of earlier versions", () => {
  expect(stringifyRepairLink({ id: 5521, position: 1, key: "k-1" })).toBe("number=5521&key=k-1");
  expect(stringifyRepairLink({ id: 5521, position: 2, key: "k-1" })).toBe("number=5521&key=k-1&repair=2");
});

test.each([
  ["2", 2],
  ["10", 10],
  ["", 1],
  ["0", 0],
  ["-1", 0],
  ["02", 0],
  ["2)", 0],
  ["2e1", 0],
  ["100", 0],
  ["1234567890", 0],
])("the position %o is %i", (text, position) => expect(parseRepairPosition(text)).toBe(position));

test("a link with an invalid position stays invalid", () =>
  expect(stringifyRepairLink({ id: 5521, position: parseRepairPosition("2)"), key: "k-1" })).toContain("&repair=0"));
