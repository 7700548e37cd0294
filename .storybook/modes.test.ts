import { describe, expect, it } from "vitest";
import { picturesOf, THEMES, WIDTHS } from "../scripts/lib/visual/shots.mjs";
import { modes } from "./modes.ts";
import { firstGlobals, toolbar, viewports } from "./toolbar.ts";

const choicesOf = (name: string) =>
  (toolbar[name] as { toolbar: { items: { value: string }[] } }).toolbar.items.map(({ value }) => value);
const inWords = (theme: string, width: number | string, locale: string) => `${theme} ${width} ${locale}`;

describe("the modes of Chromatic", () => {
  it("are the themes, widths and languages of the approved pictures", () => {
    const entry = { type: "story", title: "Screens/Cart", name: "Full", importPath: "", tags: ["visual", "visual-de"] };
    const pictures = picturesOf([{ ...entry, id: "screens-cart--full" }]);
    const wanted = [...pictures.values()].map(({ theme, width, locale }) => inWords(theme, width, locale));
    const offered = Object.values(modes).map(({ theme, viewport, locale }) =>
      inWords(theme, viewport.slice(1), locale),
    );
    expect(offered.toSorted()).toEqual(wanted.toSorted());
  });

  it("are values of the toolbar", () => {
    for (const { theme, locale, viewport, frame } of Object.values(modes)) {
      expect(choicesOf("theme")).toContain(theme);
      expect(choicesOf("locale")).toContain(locale);
      expect(choicesOf("frame")).toContain(frame);
      expect(Object.keys(viewports)).toContain(viewport);
    }
  });
});

describe("the toolbar", () => {
  it("has the themes and the windows of the pictures", () => {
    expect(choicesOf("theme")).toEqual(THEMES);
    for (const [width, height] of Object.entries(WIDTHS))
      expect(viewports[`w${width}`]?.styles).toEqual({ width: `${width}px`, height: `${height}px` });
    expect(choicesOf("locale")).toContain(firstGlobals.locale);
  });
});
