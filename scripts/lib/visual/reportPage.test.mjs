import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { chromium } from "playwright";
import sharp from "sharp";
import { launchOptions } from "../../browser.mjs";
import { pathsOf, pictureFile, takenFile } from "./album.mjs";
import { keepComps } from "./compPictures.mjs";
import { renderReport } from "./report.mjs";
import { describeSecondLook } from "./secondLooks.mjs";

const change = (top) => ({ left: 200, width: 40, top, height: 20, before: top - 10, after: top });
const result = (key, more = {}) => ({
  key,
  id: "cart-cartline--two",
  title: "Cart/CartLine",
  name: "Two",
  theme: "light",
  width: 1440,
  locale: "en_US",
  status: "changed",
  pixels: 1600,
  changes: [change(100), change(1900)],
  ...more,
});

describe("the page of the report", () => {
  let [browser, folder, page, root] = [];
  const results = [
    result("cart-cartline/two.light.1440"),
    result("cart-cartline/two.light.1440.de", { locale: "de_DE" }),
  ];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "rewire-report-"));
    root = join(folder, "project");
    const { before, differences } = pathsOf(root);
    const picture = await sharp({ create: { width: 1440, height: 2000, channels: 4, background: "white" } })
      .png()
      .toBuffer();
    for (const { key } of results)
      for (const file of [pictureFile(before, key), takenFile(root, key), pictureFile(differences, key)]) {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, picture);
      }
    browser = await chromium.launch(await launchOptions());
    page = await browser.newPage({ viewport: { width: 1200, height: 700 } });
  }, 60_000);
  beforeEach(async () => {
    await page.setContent(renderReport(root, results, { runs: [[], [describeSecondLook(results[0].key)], []] }));
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  });
  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  });

  const marks = () =>
    page.locator(".mark").evaluateAll((all) => all.map((mark) => mark.getBoundingClientRect().toJSON()));
  const scaleOf = (name) => page.locator(`img.${name}`).evaluate((image) => image.clientWidth / image.naturalWidth);

  test("goes from change to change, and frames it in both pictures", async () => {
    await page.locator("#jump output", { hasText: "2 changes, number 1" }).waitFor();
    expect(await marks()).toHaveLength(2);
    await page.keyboard.press("n");
    const [{ width, top }] = await marks();
    expect(width).toBeCloseTo(40 * (await scaleOf("before")), 0);
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(700);
    for (const name of ["#title", "#facts"])
      expect((await page.locator(name).boundingBox()).y).toBeGreaterThanOrEqual(0);
    await page.getByRole("button", { name: "Next change" }).click();
    expect(await page.locator("#jump output").textContent()).toBe("2 changes, number 1");
    await page.keyboard.press("p");
    expect(await page.locator("#jump output").textContent()).toBe("2 changes, number 2");
  });

  test("shows pictures one to one", async () => {
    expect(await scaleOf("after")).toBeLessThan(1);
    await page.keyboard.press("z");
    expect(await scaleOf("after")).toBe(1);
    expect((await marks())[0].width).toBe(40);
    await page.keyboard.press("z");
    expect(await scaleOf("after")).toBeLessThan(1);
  });

  test("alternates between both pictures", async () => {
    await page.getByLabel("Strobe").check();
    await page.locator("img.after[hidden]").waitFor({ state: "attached" });
    await page.locator("img.after:not([hidden])").waitFor();
    await page.getByLabel("Side by side").check();
    expect(await page.locator("#stage figure").count()).toBe(2);
  });

  test("names the files of its pictures when they are too many for one file", () => {
    const html = renderReport(root, results, { maxBytes: 1000 });
    expect(html).toContain('"after/cart-cartline/two.light.1440":"pictures/cart-cartline/two.light.1440.png"');
    expect(html).not.toContain("data:image");
  });

  test("has no comps without the design", async () => {
    expect(await page.getByLabel("Comp", { exact: true }).isVisible()).toBe(false);
    await page.keyboard.press("6");
    expect(await page.getByLabel("Side by side").isChecked()).toBe(true);
  });

  test("shows the comp of the design at the width of the picture", async () => {
    const { design } = pathsOf(root);
    mkdirSync(design, { recursive: true });
    const comp = await sharp({ create: { width: 2880, height: 3000, channels: 3, background: "teal" } })
      .png()
      .toBuffer();
    writeFileSync(join(design, "04-cart-desktop.png"), comp);
    const withComp = result(results[0].key, { id: "screens-cart--full", theme: "dark" });
    keepComps(root, [withComp]);
    const other = await browser.newPage({ viewport: { width: 1200, height: 700 } });
    await other.setContent(renderReport(root, [withComp, results[1]]));
    await other.getByLabel("Comp", { exact: true }).check();
    const sides = other.locator("#stage img");
    const widths = () => sides.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
    await other.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    expect(await sides.first().evaluate((image) => image.className)).toBe("comp");
    expect(await other.locator("figcaption").first().textContent()).toBe(
      "Comp 04-cart-desktop.png, drawn in light alone, of the screen in another state",
    );
    const [one, two] = await widths();
    expect(one).toBe(two);
    expect(await other.locator(".mark").count()).toBe(1);
    await other.keyboard.press("z");
    expect(await widths()).toEqual([1440, 1440]);
    await other.keyboard.press("j");
    expect(await other.getByLabel("Side by side").isChecked()).toBe(true);
    await other.keyboard.press("k");
    expect(await other.getByLabel("Comp", { exact: true }).isChecked()).toBe(true);
    await other.close();
  });

  test("says how often a picture needed a second look, and nothing of one that never did", async () => {
    const flakiness = page.locator("#facts", { hasText: "needed a second look" });
    expect(await flakiness.textContent()).toContain("needed a second look in 1 of the last 3 runs");
    await page.keyboard.press("j");
    expect(await flakiness.count()).toBe(0);
    await page.keyboard.press("k");
  });

  test("lists the pictures of one language", async () => {
    expect(await page.locator("#list li").count()).toBe(2);
    await page.getByLabel("Language").selectOption("German");
    expect(await page.locator("#list li").count()).toBe(1);
    expect(await page.locator("#list small").textContent()).toContain("German");
  });
});
