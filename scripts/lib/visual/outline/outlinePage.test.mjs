import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromium } from "playwright";
import { launchOptions } from "../../../browser.mjs";
import { pathsOf, pictureFile, takenFile } from "../album.mjs";
import { hashOf } from "../decisions/files.mjs";
import { readResults, renderReport, writeReport } from "../report.mjs";
import { compareOutlines } from "./compare.mjs";
import { approvedOutlineFile, readOutline, takenOutlineFile, writeOutline } from "./outline.mjs";

const pageOf = (button) => `<body style="margin:0"><main data-sheet><section><h2>Ready</h2>
  <p style="display:none">Not seen</p><div class="sb-story"><label><input type="checkbox">With a receipt</label>${button}</div></section></main><div class="sb-wrapper">Storybook</div>`;
const BEFORE = pageOf('<button style="padding:8px;border:0;color:rgb(10,20,30)">Order</button>');
const AFTER = pageOf('<button style="padding:8px 12px;border:1px solid red;color:#fff">Pay now</button>');

const result = (name) => ({
  key: `cart-button/${name}.light.390`,
  id: "cart-button--docs",
  title: "Cart/Button",
  name,
  isSheet: true,
  theme: "light",
  width: 390,
  locale: "en_US",
  status: "changed",
  pixels: 12,
  changes: [],
});

describe("outlines in a browser", () => {
  let [browser, page, root, before, after] = [];
  const write = (file, content) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  const outlineOf = async (html) => {
    await page.setContent(html);
    return readOutline(page, { isSheet: true });
  };
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), "rewire-outlines-"));
    browser = await chromium.launch(await launchOptions());
    page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    before = await outlineOf(BEFORE);
    after = await outlineOf(AFTER);
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    rmSync(root, { recursive: true });
  });

  test("have the accessibility tree, and the visible elements with their styles", () => {
    expect(before.tree).toContain('- button "Order"');
    const kinds = before.elements.map(([, kind, text]) => `${kind} ${text}`.trim());
    expect(kinds).toEqual([
      "main",
      "section",
      "heading Ready",
      "div",
      "label With a receipt",
      "checkbox With a receipt",
      "button Order",
    ]);
    const [, , , style] = before.elements.at(-1);
    expect(before.styles[style]).toMatchObject({ padding: "8px", color: "rgb(10, 20, 30)" });
    expect(before.styles[style]).not.toHaveProperty("border");
  });

  test("tell what has changed", () => {
    const { tree, styles } = compareOutlines(before, after);
    expect(tree.entries.map(({ text }) => text.trim())).toEqual(['- button "Order"', '- button "Pay now"']);
    expect(styles.entries).toHaveLength(1);
    expect(styles.entries[0].elements.entries[0]).toMatch(/^button "Pay now" in "Ready"/);
    expect(styles.entries[0].changes).toEqual([
      { property: "color", before: "rgb(10, 20, 30)", after: "rgb(255, 255, 255)" },
      { property: "border", before: "none", after: "1px solid rgb(255, 0, 0)" },
      { property: "padding", before: "8px", after: "8px 12px" },
    ]);
  });

  test("are in the report below the picture, and say so where there are none", async () => {
    const [documented, undocumented] = [result("Known"), result("Unknown")];
    for (const { key } of [documented, undocumented]) {
      write(pictureFile(pathsOf(root).approved, key), "was");
      write(takenFile(root, key), "is");
    }
    const { key } = documented;
    const hashes = [hashOf(pictureFile(pathsOf(root).approved, key)), hashOf(takenFile(root, key))];
    writeOutline(approvedOutlineFile(root, key), { picture: hashes[0], ...before });
    writeOutline(takenOutlineFile(root, key), { picture: hashes[1], ...after });
    // An outline of another picture, as after a merge.
    writeOutline(approvedOutlineFile(root, undocumented.key), { picture: "another", ...before });
    writeOutline(takenOutlineFile(root, undocumented.key), { picture: hashes[1], ...after });
    writeReport(root, [documented, undocumented]);

    await page.setContent(renderReport(root, readResults(root)));
    const section = page.getByRole("region", { name: "What changed in the page" });
    expect(await section.locator("ins").textContent()).toMatch(/^\+ +- button "Pay now"$/);
    expect(await section.locator(".styles > li").count()).toBe(1);
    expect(await section.locator(".styles").textContent()).toContain("padding: 8px → 8px 12px");
    expect(await page.locator("#facts a[href='#outline']").textContent()).toContain("1 change of styles");
    await page.keyboard.press("j");
    expect(await section.textContent()).toContain("has no outline yet");
    expect(await page.locator("#facts a[href='#outline']").count()).toBe(0);
  });
});
