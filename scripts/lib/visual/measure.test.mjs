import { chromium } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchOptions } from "../../browser.mjs";
import { findOverflow } from "./measure.mjs";

describe("what does not fit", () => {
  let browser;
  // On a new machine the browser is unpacked first.
  beforeAll(async () => (browser = await chromium.launch(await launchOptions())), 30_000);
  afterAll(() => browser.close());

  const measure = async (body) => {
    const page = await browser.newPage({ viewport: { width: 320, height: 400 } });
    await page.setContent(`<!doctype html><body style="margin:0;font:16px/1.5 sans-serif">${body}`);
    const faults = await page.evaluate(findOverflow);
    await page.close();
    return faults;
  };

  test("nothing, where everything does", async () => {
    expect(await measure("<h1>Cart</h1><p>Two products wait here.</p>")).toEqual([]);
  });

  test("a page that scrolls sideways", async () => {
    expect(await measure('<div style="width:500px">Wide</div>')).toEqual([
      'the page scrolls sideways: 500 px in 320 because of div "Wide"',
    ]);
  });

  test("words cut off by their box", async () => {
    expect(await measure('<div style="width:60px;overflow:hidden;white-space:nowrap">Reparaturannahme</div>')).toEqual([
      'div "Reparaturannahme" is cut off by div',
    ]);
  });

  test("words that lie over others", async () => {
    expect(await measure('<p style="margin:0;height:4px">First line</p><p style="margin:0">Second line</p>')).toEqual([
      'p "First line" and p "Second line" lie over each other',
    ]);
  });

  test("not what scrolls, what ends in dots on purpose, or what only screen readers say", async () => {
    expect(
      await measure('<div style="height:40px;overflow:auto"><p>One</p><p>Two</p><p>Three</p></div><p>Below</p>'),
    ).toEqual([]);
    expect(
      await measure(
        '<div style="width:60px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap">Reparaturannahme</div>',
      ),
    ).toEqual([]);
    expect(
      await measure('<span style="position:absolute;width:1px;height:1px;overflow:hidden">Before:</span><p>Now</p>'),
    ).toEqual([]);
  });
});
