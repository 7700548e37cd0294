import { chromium } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchOptions } from "../../../browser.mjs";
import { pixelsOf } from "../compare.mjs";
import { colourOf, findColours } from "./colours.mjs";
import { findRules, findTokens, makeOpaque, paint } from "./inPage.mjs";

let browser;
// On a new machine the browser is unpacked first.
beforeAll(async () => (browser = await chromium.launch(await launchOptions())), 30_000);
afterAll(() => browser.close());

async function open(css, body) {
  const page = await browser.newPage({ viewport: { width: 200, height: 100 } });
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>${css}</style>${body}`);
  return page;
}

test("rules are found with their blocks, in their state, and not twice", async () => {
  const page = await open(
    `.a { --probe-0: 1; } .a[data-hover] { --probe-1: 1; } .a[data-active]::before { --probe-2: 1; }
     .b { --probe-3: 1; display: none; } .c { --probe-4: 1; } @media (max-width: 10px) { .a { --probe-5: 1; } }`,
    `<p class="a" data-hover>A</p><p class="b">B</p><p class="c" hidden>C</p>`,
  );
  await page.evaluate(() => (globalThis.__rewireParts = ["a", "a hover", "a before", "b", "c", "a narrow"]));
  expect(await page.evaluate(findRules, ["a"])).toEqual([
    expect.objectContaining({ selector: ".a[data-hover]", parts: ["a hover"], isAbsent: false }),
    expect.objectContaining({ selector: ".b", parts: ["b"], isAbsent: true }),
  ]);
  await page.close();
});

test("tokens are found where rules mention them, with what they refer to", async () => {
  const page = await open(
    `:root { --rw-colors-bg: var(--rw-colors-tin-0); --rw-colors-tin-0: #fff; --rw-colors-fg: #000; }
     p { background: var(--rw-colors-bg); } .nowhere, ::selection { color: var(--rw-colors-fg); }
     .nowhere { color: var(--rw-colors-fg); }`,
    "<p>A</p>",
  );
  const tokens = await page.evaluate(findTokens, "--rw-colors-");
  expect(tokens).toEqual(expect.arrayContaining(["--rw-colors-bg", "--rw-colors-tin-0"]));
  await page.close();
});

test("paint shows through opacity, and not under what covers it", async () => {
  const page = await open(
    `.veil { opacity: 0.5; width: 50px; height: 20px; } .under { width: 50px; height: 20px; }
     .over { width: 50px; height: 20px; margin-top: -20px; background: #fff; position: relative; }`,
    `<div class="veil"></div><div class="under"></div><div class="over"></div>`,
  );
  await page.evaluate(makeOpaque);
  await page.evaluate(
    paint,
    `.veil { background: ${colourOf(1)} !important; } .under { background: ${colourOf(2)} !important; }`,
  );
  expect(findColours(await pixelsOf(await page.screenshot()))).toEqual({ solid: new Set([1]), thin: new Set() });
  await page.close();
});
