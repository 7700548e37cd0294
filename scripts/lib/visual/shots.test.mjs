import { describe, expect, test } from "vitest";
import { urlOf, keyOf, subjectsOf } from "./shots.mjs";

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
    { id: "screens-home--full", type: "story", title: "Screens/Home", name: "Full", tags: ["visual", "visual-de"] },
  ];

  test("one sheet for a component, one picture for a tagged story, German where it is asked for", () => {
    expect(subjectsOf(entries).map((subject) => keyOf(subject, "dark", 1440))).toEqual([
      "primitives-button/all-states.dark.1440",
      "screens-home/full.dark.1440",
      "screens-home/full.dark.1440.de",
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
