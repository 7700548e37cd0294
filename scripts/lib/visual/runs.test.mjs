import { describe, expect, test } from "vitest";
import { findRuns } from "./runs.mjs";

const rows = (name, count) => Array.from({ length: count }, (_, row) => `${name}${row}`);

describe("rows of a picture that other pictures have", () => {
  test("are runs of these pictures; what nobody has is the picture's own", () => {
    const [header, list, footer] = [rows("header", 20), rows("list", 40), rows("footer", 30)];
    const frame = [...header, ...footer];
    const { runs, own } = findRuns([...header, "new", "newer", ...list, ...footer], [frame, list]);
    expect(runs).toEqual([
      [1, 0, 20],
      [0, 0, 2],
      [2, 0, 40],
      [1, 20, 30],
    ]);
    expect(own).toEqual([20, 21]);
  });

  test("are stored once where the picture repeats them, except for blank ones", () => {
    const [form, blank] = [rows("form", 30), Array.from({ length: 40 }, () => "blank")];
    const picture = ["first", ...form, "second", ...form, ...blank, ...blank];
    const { runs, own } = findRuns(picture, []);
    expect(runs).toEqual([
      [0, 0, 32],
      [0, 1, 30],
      [0, 32, 80],
    ]);
    expect(own.map((row) => picture[row])).toEqual(["first", ...form, "second", ...blank, ...blank]);
  });

  test("are the picture's own when they are few", () => {
    expect(findRuns(rows("line", 8), [rows("line", 8)])).toEqual({ runs: [[0, 0, 8]], own: [0, 1, 2, 3, 4, 5, 6, 7] });
  });
});
