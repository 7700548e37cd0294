import { describe, expect, test } from "vitest";
import { urlOf, keyOf, picturesOf, subjectsOf } from "./shots.mjs";

describe("which pictures there are", () => {
  const entries = [
    {
      id: "primitives-button--docs",
      type: "docs",
      title: "Primitives/Button",
      name: "Docs",
      tags: ["autodocs", "sheet"],
    },
    { id: "primitives-button--solid", type: "story", title: "Primitives/Button", name: "Solid", tags: ["sheet"] },
    { id: "screens-home--full", type: "story", title: "Home", name: "Full", tags: ["visual", "visual-de"] },
  ];

  test("one sheet for a component, one picture for a tagged story, German where it is asked for", () => {
    expect(subjectsOf(entries).map((subject) => keyOf(subject, "dark", 1440))).toEqual([
      "primitives-button/all-states.dark.1440",
      "screens-home/full.dark.1440",
      "screens-home/full.dark.1440.de",
    ]);
  });

  test("every state of a screen, and the first in all variants", () => {
    const story = (name, more = {}) => ({
      id: `screens-cart--${name}`,
      type: "story",
      title: "Screens/Cart",
      name,
      tags: [],
      ...more,
    });
    const stories = [
      story("small", { ownWidth: 320 }),
      story("full"),
      story("sold-out"),
      story("keyboard", { tags: ["no-picture"] }),
    ];
    const keys = [...picturesOf(stories).keys()].map((key) => key.slice("screens-cart/".length));
    const four = (name) => ["light.390", "light.1440", "dark.390", "dark.1440"].map((look) => `${name}.${look}`);
    expect(keys).toEqual([
      "small.light.320",
      "small.dark.320",
      ...four("full"),
      "full.light.390.forced-colors",
      "full.light.320",
      "full.light.720.print",
      ...["390.de", "1440.rtl", "390.text-200"].map((look) => `full.light.${look}`),
      ...four("sold-out"),
    ]);
  });

  test("a part may have one width, and a story the wide one alone", () => {
    const entry = { id: "a--b", type: "story", title: "A", name: "B" };
    const widthsOf = (tag) => subjectsOf([{ ...entry, tags: ["visual", tag] }])[0].widths;
    expect(["one-width", "wide", "other"].map(widthsOf)).toEqual([[390], [1440], [390, 1440]]);
  });

  test("a link shows exactly what is pictured", () => {
    const [, home] = subjectsOf(entries);
    expect(urlOf({ ...home, theme: "dark", width: 390 })).toBe(
      "?path=/story/screens-home--full&globals=theme:dark;locale:en_US;frame:page;viewport.value:w390",
    );
  });
});
