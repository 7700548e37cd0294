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
});
