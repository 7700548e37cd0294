import { describe, expect, it } from "vitest";
import { THEMES, WIDTHS } from "../scripts/lib/visual/shots.mjs";
import { modes } from "./modes.ts";
import { toolbar, viewports } from "./toolbar.ts";

const choicesOf = (name: string) =>
  (toolbar[name] as { toolbar: { items: { value: string }[] } }).toolbar.items.map(({ value }) => value);

describe("the modes of Chromatic", () => {
  it("are the themes, widths and languages of the approved pictures", () => {
    expect(Object.keys(modes).toSorted()).toEqual([
      "dark.1440",
      "dark.320",
      "light.1440.rtl",
      "light.390",
      "light.390.de",
      "light.390.text-200",
    ]);
    expect(modes["light.390.de"]).toMatchObject({ theme: "light", locale: "de_DE", viewport: "w390" });
    expect(modes["light.1440.rtl"]).toMatchObject({ direction: "rtl", viewport: "w1440", frame: "page" });
  });

  it.each(Object.entries(modes))("%s consists of values of the toolbar", (_, { viewport, ...globals }) => {
    for (const [name, value] of Object.entries(globals)) expect(choicesOf(name)).toContain(value);
    expect(Object.keys(viewports)).toContain(viewport);
  });
});

describe("the toolbar", () => {
  it("has the themes and the windows of the pictures", () => {
    expect(choicesOf("theme")).toEqual(THEMES);
    for (const { viewport } of Object.values(modes)) {
      const width = viewport.slice(1);
      expect(viewports[viewport]?.styles).toEqual({ width: `${width}px`, height: `${WIDTHS[width]}px` });
    }
  });
});
