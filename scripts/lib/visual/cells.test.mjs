import { describe, expect, test } from "vitest";
import sharp from "sharp";
import { equalPictures, faultsOfSheet } from "./cells.mjs";

const WHITE = "#ffffff";

/** A sheet of cells of 20 × 10, one below the other; each has a bar of 8 px in its colour. */
async function sheetOf(colors, { isCovered = false, cut = {} } = {}) {
  const names = Object.keys(colors);
  const bars = await Promise.all(
    names.map(async (name, index) => ({
      input: await sharp({ create: { width: 8, height: 10, channels: 4, background: colors[name] } })
        .png()
        .toBuffer(),
      left: 4,
      top: index * 10,
    })),
  );
  const ground = sharp({ create: { width: 20, height: names.length * 10, channels: 4, background: WHITE } });
  return {
    png: await ground.composite(bars).png().toBuffer(),
    cells: names.map((name, index) => ({
      name,
      cut: cut[name],
      box: { left: 0, top: index * 10, width: 20, height: 10 },
    })),
    isCovered,
  };
}

describe("the cells of a sheet", () => {
  test("pass when each shows something of its own", async () => {
    expect(await faultsOfSheet([await sheetOf({ Empty: "#004550", Refused: "#b00020" })])).toEqual([]);
  });

  test("are named when two look the same", async () => {
    const faults = await faultsOfSheet([await sheetOf({ Empty: "#004550", "Wrong Password": "#004550" })]);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^"Empty" and "Wrong Password" look the same/);
  });

  test("may look the same at one width if they differ at another", async () => {
    const narrow = await sheetOf({ Full: "#004550", "In Two Columns": "#004550" });
    const wide = await sheetOf({ Full: "#004550", "In Two Columns": "#b00020" });
    expect(await faultsOfSheet([narrow, wide])).toEqual([]);
    expect(await faultsOfSheet([narrow, narrow])).toHaveLength(1);
  });

  test("are missed when a picture has none", async () => {
    const narrow = await sheetOf({ Phone: "#004550" });
    const [fault, ...others] = await faultsOfSheet([narrow, { ...narrow, cells: [] }]);
    expect(fault).toMatch(/^the sheet has a picture without a cell/);
    expect(others).toEqual([]);
  });

  test("are named when they look the same wherever both are shown", async () => {
    const narrow = await sheetOf({ Phone: "#004550" });
    const wide = await sheetOf({ Desktop: "#004550", "Nothing Set": "#004550" });
    expect(await faultsOfSheet([narrow, wide])).toHaveLength(1);
  });

  test("show something", async () => {
    const faults = await faultsOfSheet([await sheetOf({ Full: "#004550", Nothing: WHITE })]);
    expect(faults).toEqual(['"Nothing" shows nothing: give it the tag !sheet']);
  });

  test("lie inside the picture", async () => {
    const sheet = await sheetOf({ Full: "#004550", Late: "#b00020" });
    sheet.cells[1].box.height = 30;
    expect(await faultsOfSheet([sheet])).toEqual([
      'the sheet is higher than its picture, which lacks "Late": give some of its stories the tag !sheet',
    ]);
  });

  test("are neither cut off nor covered", async () => {
    const sheet = await sheetOf(
      { Full: "#004550", Matrix: "#b00020" },
      { isCovered: true, cut: { Matrix: "Add to cart" } },
    );
    const faults = await faultsOfSheet([sheet]);
    expect(faults[0]).toMatch(/^"Matrix" cuts off "Add to cart"/);
    expect(faults[1]).toMatch(/^something lies over the sheet/);
  });
});

describe("the pictures of stories", () => {
  const pictureOf = (name, hash, theme = "light") => [
    { id: `toast--${name}`, title: "Primitives/Toast", name, theme, width: 390, locale: "en_US" },
    hash,
  ];

  test("are named when two stories look the same", () => {
    expect(equalPictures([pictureOf("Shown", "a"), pictureOf("Shown", "b", "dark"), pictureOf("Gone", "a")])).toEqual([
      "Primitives/Toast/Shown and Primitives/Toast/Gone look the same: let the play of one end in its state, take its tag visual away, or give it the tag no-picture",
    ]);
  });

  test("may be the same in another theme", () => {
    expect(equalPictures([pictureOf("Shown", "a"), pictureOf("Gone", "a", "dark")])).toEqual([]);
  });
});
