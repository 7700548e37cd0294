import { chromium } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchOptions } from "../../browser.mjs";
import { inForcedColours, onPaper } from "./media.mjs";
import { walk } from "./walk.mjs";

let browser;
// On a new machine the browser is unpacked first.
beforeAll(async () => (browser = await chromium.launch(await launchOptions())), 30_000);
afterAll(() => browser.close());

async function look(check, body) {
  const page = await browser.newPage({ viewport: { width: 400, height: 400 } });
  await page.setContent(`<!doctype html><meta charset="utf-8"><body style="margin:0;font:16px/1.5 sans-serif">${body}`);
  const faults = await check(page);
  await page.close();
  return faults;
}

describe("walking with the Tab key", () => {
  test("finds nothing where everything is reached and seen", async () => {
    expect(
      await look(
        walk,
        '<a href="#a">Home</a><button>Add</button><label>Name <input></label><label><input type="radio" name="r">One</label><label><input type="radio" name="r">Two</label>',
      ),
    ).toEqual([]);
  });

  test("finds a focus that does not show", async () => {
    expect(await look(walk, '<button style="outline:none">Add</button>')).toEqual([
      'button "Add" has the focus and does not show it',
    ]);
  });

  test("finds what Tab jumps over", async () => {
    const trap =
      "addEventListener('keydown', (event) => { event.preventDefault(); document.querySelector('a').focus(); })";
    expect(await look(walk, `<a href="#a">Home</a><button>Add</button><script>${trap}</script>`)).toEqual([
      'button "Add" cannot be reached with the Tab key',
    ]);
  });

  test("finds a focus under something", async () => {
    expect(
      await look(walk, '<button>Add</button><div style="position:fixed;inset:0;background:#fff">Bar</div>'),
    ).toEqual(['button "Add" has the focus and lies out of sight or under something']);
  });

  test("stays in an open dialog, and takes a stand-in of the same name for reached", async () => {
    expect(
      await look(
        walk,
        '<button>Below</button><dialog id="d"><button>Close</button></dialog><script>d.showModal()</script>',
      ),
    ).toEqual([]);
  });
});

describe("on paper and in forced colours", () => {
  test("finds words that white paper swallows, and menus that are printed", async () => {
    expect(
      await look(onPaper, "<header><nav>Menu</nav></header><p style='color:#fff;background:#003'>Board</p><p>Fine</p>"),
    ).toEqual(['on paper, nav "Menu" is printed', 'on paper, "Board" is too light for white paper']);
  });

  test("finds the shade below a panel, which would make the whole sheet dark", async () => {
    expect(await look(onPaper, "<p>Fine</p><div data-part='backdrop' style='position:fixed;inset:0'></div>")).toEqual([
      'on paper, div "" is printed',
    ]);
  });

  test("finds a fill without an edge", async () => {
    const button = (more) => `<button style="background:#013;color:#fff;appearance:none;border:0;${more}">Add</button>`;
    expect(await look(inForcedColours, button(""))).toEqual([
      'in forced colours, button "Add" is filled and has no edge',
    ]);
    expect(await look(inForcedColours, button("border:1px solid transparent"))).toEqual([]);
  });
});
