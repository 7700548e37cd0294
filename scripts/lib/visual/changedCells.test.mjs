import { describe, expect, test } from "vitest";
import { changedCells, withCell } from "./changedCells.mjs";

const WIDTH = 8;
const pictureOf = (...dots) => {
  const data = Buffer.alloc(WIDTH * 8 * 4, 255);
  for (const [x, y, value] of dots) data[(y * WIDTH + x) * 4] = value;
  return { data, width: WIDTH, height: 8 };
};
const PLAIN = { name: "Plain", box: { left: 1, top: 1, width: 3, height: 3 } };
const PRESSED = { name: "Pressed", box: { left: 4, top: 4, width: 3, height: 9 } };
const CELLS = [PLAIN, PRESSED];

describe("changed cells of a sheet", () => {
  test("are those whose pixels differ", () => {
    expect(changedCells(pictureOf(), pictureOf([5, 6, 1]), CELLS)).toEqual([
      { ...PRESSED, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
  });

  test("have the same hash wherever else the sheet has changed", () => {
    const [one] = changedCells(pictureOf(), pictureOf([5, 6, 1]), CELLS);
    const both = changedCells(pictureOf(), pictureOf([2, 2, 9], [5, 6, 1]), CELLS);
    expect(both.map(({ name }) => name)).toEqual(["Plain", "Pressed"]);
    expect(both[1].hash).toBe(one.hash);
  });

  test.each([
    ["something beside them", pictureOf([0, 0, 1], [5, 6, 1])],
    ["the height of the sheet", { data: Buffer.alloc(WIDTH * 9 * 4, 255), width: WIDTH, height: 9 }],
    ["nothing", pictureOf()],
  ])("are none by themselves when %s has changed", (_, after) => {
    expect(changedCells(pictureOf(), after, CELLS)).toBe(null);
  });

  test("are put into the earlier picture one after the other", () => {
    const after = pictureOf([2, 2, 9], [5, 6, 1]);
    const one = withCell(pictureOf(), after, PRESSED.box);
    expect(one).toEqual(pictureOf([5, 6, 1]));
    expect(withCell(one, after, PLAIN.box)).toEqual(after);
  });
});
