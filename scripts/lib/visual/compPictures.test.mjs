import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { pathsOf } from "./album.mjs";
import { findComp, keepComps, keptComp } from "./compPictures.mjs";

const picture = (id, more = {}) => ({ id, theme: "light", width: 390, locale: "en_US", status: "changed", ...more });
const fileOf = (id, more) => findComp(picture(id, more))?.file;

describe("the comp of a picture", () => {
  it("is that of its story, at its width, in its theme", () => {
    expect(findComp(picture("screens-home--showcase"))).toEqual({
      file: "01-home-mobile.png",
      isOfStory: true,
      theme: "light",
    });
    expect(fileOf("screens-home--showcase", { width: 1440, theme: "dark" })).toBe("01-home-desktop-dark.png");
    expect(findComp(picture("screens-cart--showcase", { width: 1440, theme: "dark" }))).toEqual({
      file: "04-cart-desktop.png",
      isOfStory: true,
      theme: "light",
    });
  });

  it("is the only one of the screen for another state of it", () => {
    expect(findComp(picture("screens-cart--full"))).toMatchObject({ file: "04-cart-mobile.png", isOfStory: false });
    expect(fileOf("screens-search--empty")).toBe("09-search-mobile.png");
    expect(fileOf("screens-account--both-forms-need-a-look")).toBe("07b-login-mobile.png");
    expect(fileOf("screens-account--details")).toBe(undefined);
    expect(fileOf("screens-frame--alone")).toBe(undefined);
  });

  it("is drawn in the picture's language", () => {
    const german = { locale: "de_DE", variant: "de" };
    expect(fileOf("screens-product--showcase", german)).toBe("14-product-german-mobile.png");
    expect(fileOf("screens-cart--showcase", german)).toBe(undefined);
  });

  it.each([
    ["another width", "screens-cart--showcase", { width: 320 }],
    ["another variant", "screens-cart--showcase", { variant: "forced-colors" }],
    ["what is gone", "screens-cart--showcase", { status: "removed" }],
    ["a desktop, of a comp for phones", "screens-frame--menu-on-a-phone", { width: 1440 }],
    ["a component", "primitives-button--docs", {}],
  ])("is none for %s", (_, id, more) => {
    expect(findComp(picture(id, more))).toBe(null);
  });
});

describe("comps beside the report", () => {
  let folder;
  let root;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "rewire-comps-"));
    root = join(folder, "project");
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const results = [picture("screens-cart--showcase"), picture("screens-home--showcase")];

  it("are copied from the design, those that are needed", () => {
    const { design, comps } = pathsOf(root);
    mkdirSync(design, { recursive: true });
    for (const name of ["04-cart-mobile.png", "10-compare-mobile.png"]) writeFileSync(join(design, name), name);
    keepComps(root, results);
    expect(readFileSync(join(comps, "04-cart-mobile.png"), "utf8")).toBe("04-cart-mobile.png");
    expect(existsSync(join(comps, "10-compare-mobile.png"))).toBe(false);
    expect(results.map((result) => keptComp(root, result)?.file)).toEqual(["04-cart-mobile.png", undefined]);
  });

  it("are none without the design", () => {
    keepComps(root, results);
    expect(results.map((result) => keptComp(root, result))).toEqual([null, null]);
    expect(existsSync(pathsOf(root).comps)).toBe(false);
  });
});
