import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromium } from "playwright";
import { launchOptions } from "../../browser.mjs";
import { differenceOf, isSame, pixelsOf, toWebp } from "./compare.mjs";

const card = ({ padding = 16, color = "rgb(0, 69, 75)", words = "Add to cart", radius = 4 } = {}) => `<!doctype html>
  <body style="margin:8px;background:#fff"><button style="border:0;padding:${padding}px;border-radius:${radius}px;background:${color};color:#fff;font:16px sans-serif">${words}</button>`;

describe("a picture against the approved one", () => {
  let browser;
  // On a new machine the browser is unpacked first.
  beforeAll(async () => (browser = await chromium.launch(await launchOptions())), 30_000);
  afterAll(() => browser.close());

  const picture = async (change) => {
    const page = await browser.newPage({ viewport: { width: 320, height: 120 }, deviceScaleFactor: 1 });
    await page.setContent(card(change));
    const pixels = await pixelsOf(await page.screenshot());
    await page.close();
    return pixels;
  };
  const approvedAndBack = async (change) => pixelsOf(await toWebp(await picture(change)));

  test("is the same when the code is", async () => {
    expect(isSame(await approvedAndBack(), await picture())).toBe(true);
  });

  test.each([
    ["1 px of padding", { padding: 17 }],
    ["a colour by 3 %", { color: "rgb(0, 76, 83)" }],
    ["one shade of one channel", { color: "rgb(0, 69, 76)" }],
    ["one word", { words: "Add to bag" }],
    ["1 px of a corner", { radius: 5 }],
  ])("catches a change of %s", async (_, change) => {
    const [before, after] = [await approvedAndBack(), await picture(change)];
    expect(isSame(before, after)).toBe(false);
    expect((await differenceOf(before, after)).pixels).toBeGreaterThan(0);
  });

  test("counts what is on one of them only", async () => {
    const small = { data: Buffer.alloc(4 * 2 * 2, 255), width: 2, height: 2 };
    const tall = { data: Buffer.alloc(4 * 2 * 3, 255), width: 2, height: 3 };
    expect((await differenceOf(small, tall)).pixels).toBe(2);
  });

  test("marks the card that has grown, not what it moves down", async () => {
    const page = (padding) => `<!doctype html><body style="margin:0;background:#fff;font:16px sans-serif">
      <p style="margin:20px">Four phones</p><section style="margin:0 20px;padding:${padding}px 16px;border:1px solid #000">Loom Buds</section>
      ${Array.from({ length: 20 }, (_, row) => `<p style="margin:20px">Line ${row}</p>`).join("")}`;
    const shoot = async (padding) => {
      const tab = await browser.newPage({ viewport: { width: 320, height: 900 }, deviceScaleFactor: 1 });
      await tab.setContent(page(padding));
      const pixels = await pixelsOf(await tab.screenshot({ fullPage: true }));
      await tab.close();
      return pixels;
    };
    const [before, after] = [await shoot(16), await shoot(20)];
    const { pixels, changes } = await differenceOf(before, after);
    expect(after.height - before.height).toBe(8);
    expect(pixels).toBe(8 * 320);
    expect(changes.length).toBeLessThanOrEqual(2);
    for (const { after: top, height } of changes) expect([top >= 55, top + height <= 130]).toEqual([true, true]);
  });

  test("names the areas that differ, in both pictures", async () => {
    const ground = (height) => ({ data: Buffer.from(new Uint8Array(10 * height * 4).fill(255)), width: 10, height });
    const before = ground(200);
    for (let row = 0; row < 200; row += 1) before.data.writeUInt32LE(0xff000000 + row, row * 40);
    const after = { ...before, data: Buffer.from(before.data) };
    after.data.writeUInt32LE(0xff0000ff, (20 * 10 + 3) * 4);
    after.data.writeUInt32LE(0xff0000ff, (22 * 10 + 7) * 4);
    after.data.writeUInt32LE(0xff0000ff, (150 * 10 + 9) * 4);
    const moved = { ...after, data: Buffer.concat([ground(4).data, after.data]), height: 204 };
    const { changes } = await differenceOf(before, moved);
    expect(changes).toEqual([
      { left: 0, width: 10, top: 0, height: 27, before: 0, after: 0 },
      { left: 9, width: 1, top: 154, height: 1, before: 150, after: 154 },
    ]);
  });
});
