import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { chromium } from "playwright";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { launchOptions, incomparableReason } from "../browser.mjs";
import { ensureFontconfig, renderFontconfig } from "./fontconfig.mjs";

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rewire-fonts-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("fontconfig's file", () => {
  test("names one folder of fonts and nothing of the machine's, whatever the path", () => {
    const text = renderFontconfig({ fonts: "/a & b/<c>", cache: "/cache" });
    expect(text.match(/<dir>.*<\/dir>/g)).toEqual(["<dir>/a &amp; b/&lt;c&gt;</dir>"]);
    expect(text).not.toContain("<include");
  });

  test("is written once, for fonts that are there, and anew when it is not as it should be", () => {
    const file = ensureFontconfig(join(folder, "new"));
    const content = readFileSync(file, "utf8");
    expect(existsSync(join(/<dir>(.*)<\/dir>/.exec(content)[1], "DejaVuSans.ttf"))).toBe(true);
    writeFileSync(file, "something else");
    expect(ensureFontconfig(join(folder, "new"))).toBe(file);
    expect(readFileSync(file, "utf8")).toBe(content);
    expect(readdirSync(dirname(file)).toSorted()).toEqual(["cache", "fonts.conf"]);
  });
});

/** Names of the fonts that the browser draws each piece of text with, by the piece's id. */
async function fontsOf(page, ids) {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const fonts = {};
  for (const id of ids) {
    const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: `#${id}` });
    const { fonts: all } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    fonts[id] = all.map(({ familyName }) => familyName);
  }
  return fonts;
}

const pieces = {
  unset: ["", "words"],
  sans: ["sans-serif", "words"],
  system: ["system-ui", "words"],
  serif: ["serif", "words"],
  mono: ["monospace", "words"],
  unknown: ["Liberation Sans", "words"],
  arrow: ["Nobody Has This", "→"],
  emoji: ["sans-serif", "🔋"],
  chinese: ["sans-serif", "漢"],
};

describe.runIf(process.platform === "linux")("the browser", () => {
  let before;
  beforeEach(() => {
    before = process.env.FONTCONFIG_PATH;
  });
  afterEach(() => {
    if (before === undefined) delete process.env.FONTCONFIG_PATH;
    else process.env.FONTCONFIG_PATH = before;
  });

  test("draws with the project's fonts, whatever the machine has", async () => {
    // A machine without any font.
    writeFileSync(join(folder, "fonts.conf"), '<?xml version="1.0"?><fontconfig></fontconfig>');
    process.env.FONTCONFIG_PATH = folder;
    const browser = await chromium.launch(await launchOptions());
    try {
      const page = await browser.newPage();
      const paragraphs = Object.entries(pieces).map(
        ([id, [family, text]]) => `<p id="${id}" style="font-family: ${family}">${text}</p>`,
      );
      await page.setContent(paragraphs.join(""));
      expect(await fontsOf(page, Object.keys(pieces))).toEqual({
        unset: ["DejaVu Sans"],
        sans: ["DejaVu Sans"],
        system: ["DejaVu Sans"],
        serif: ["DejaVu Serif"],
        mono: ["DejaVu Sans Mono"],
        unknown: ["DejaVu Sans"],
        arrow: ["DejaVu Sans"],
        emoji: ["DejaVu Sans"],
        chinese: ["DejaVu Sans"],
      });
    } finally {
      await browser.close();
    }
    // On a new machine the browser is unpacked first.
  }, 30_000);
});

describe("pictures can be compared", () => {
  const ours = { platform: "linux", arch: "x64", env: {} };

  test("with the Chromium of the lockfile", () => {
    expect(incomparableReason(ours)).toBeUndefined();
  });

  test("with no other browser, and nowhere else", () => {
    expect(incomparableReason({ ...ours, env: { CHROMIUM_PATH: "/usr/bin/chromium" } })).toContain("CHROMIUM_PATH");
    expect(incomparableReason({ ...ours, platform: "darwin" })).toContain("Linux x64");
    expect(incomparableReason({ ...ours, arch: "arm64" })).toContain("Linux x64");
  });
});
