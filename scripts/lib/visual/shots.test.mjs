import { describe, expect, test } from "vitest";
import { componentFolder, keyOf, picturesOf, shotsOf, subjectsOf, urlOf, withShots } from "./shots.mjs";

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
    expect([...picturesOf(entries).keys()]).toEqual([
      "primitives-button/all-states.light.390",
      "primitives-button/all-states.dark.1440",
      "screens-home/full.light.390",
      "screens-home/full.dark.1440",
      "screens-home/full.light.1440.de",
    ]);
  });

  test("have the folder of their component", () => {
    const [{ id, title }] = entries;
    expect(keyOf({ id, isSheet: true, variant: "" }, "light", 390)).toMatch(`${componentFolder(title)}/`);
    expect(componentFolder("Beside the comp/Order & bill")).toBe("beside-the-comp-order-bill");
  });

  const story = (name, more = {}) => ({
    id: `screens-cart--${name}`,
    type: "story",
    title: "Screens/Cart",
    name,
    tags: [],
    ...more,
  });
  const looksOf = (stories) => [...picturesOf(stories).keys()].map((key) => key.slice("screens-cart/".length));
  const pair = (name) => [`${name}.light.390`, `${name}.dark.1440`];
  const variants = (name, german) => [
    `${name}.light.390.forced-colors`,
    ...(german.length > 0 ? [`${name}.dark.320`] : []),
    `${name}.light.720.print`,
    ...german.map((width) => `${name}.light.${width}.de`),
    `${name}.light.1440.rtl`,
    `${name}.light.390.text-200`,
  ];

  test("every state of a screen light on a phone and dark on a desktop, and the first in all variants", () => {
    const stories = [story("full"), story("sold-out"), story("keyboard", { tags: ["no-picture"] })];
    expect(looksOf(stories)).toEqual([...pair("full"), ...variants("full", [390]), ...pair("sold-out")]);
    const both = [story("full", { tags: ["visual-de"] })];
    expect(looksOf(both)).toEqual([...pair("full"), ...variants("full", [390, 1440])]);
  });

  test("one that shows more than the first has the variants in its place", () => {
    const stories = [story("empty"), story("full", { tags: ["variants"] })];
    expect(looksOf(stories)).toEqual([...pair("empty"), ...pair("full"), ...variants("full", [390])]);
  });

  test("the first has no variant that another story is made for, which has both themes", () => {
    const small = story("small", { ownWidth: 320, ownLocale: "de_DE" });
    expect(looksOf([small, story("full")])).toEqual([
      "small.light.320",
      "small.dark.320",
      ...pair("full"),
      ...variants("full", []),
    ]);
  });

  test("a screen is on its page, also where a play brings a state about, unless it can only be played alone", () => {
    const framesOf = (tags) => subjectsOf([story("sold-out", { tags })]).map(({ frame }) => frame);
    expect(new Set(framesOf(["play-fn"]))).toEqual(new Set(["page"]));
    expect(new Set(framesOf(["play-fn", "alone"]))).toEqual(new Set(["none"]));
  });

  test("further states of a screen, in a title of three parts, are in no variant", () => {
    expect(looksOf([story("failed", { title: "Screens/Cart/Back from paying" }), story("full")])).toEqual([
      ...pair("failed"),
      ...pair("full"),
      ...variants("full", [390]),
    ]);
  });

  test("no two subjects are mounted in the same way", () => {
    const subjects = subjectsOf([story("full", { tags: ["visual-de"] })]);
    const ways = subjects.map(({ locale, direction, textSize }) => [locale, direction, textSize].join(" "));
    expect(new Set(ways).size).toBe(ways.length);
  });

  test("a story that the shop never answers is pictured while it waits", () => {
    const subjects = subjectsOf([story("loading", { tags: ["unanswered"] }), story("full")]);
    expect(subjects.filter(({ isUnanswered }) => isUnanswered).map(({ id }) => id)).toEqual(
      Array.from({ length: 4 }, () => "screens-cart--loading"),
    );
  });

  test("a part may have one width, and a story the wide one alone", () => {
    const entry = { id: "a--b", type: "story", title: "A", name: "B" };
    const widthsOf = (tag) => subjectsOf([{ ...entry, tags: ["visual", tag] }])[0].looks.map(({ width }) => width);
    expect(["one-width", "wide", "other"].map(widthsOf)).toEqual([
      [390, 390],
      [1440, 1440],
      [390, 1440],
    ]);
  });

  test("the steps of a play are pictured as its end, and can be taken alone", () => {
    const steps = ["Open", "Filled in"];
    const keysOf = (subject) => shotsOf({ ...subject, extras: [] }).map(([key]) => key.slice("screens-cart/".length));
    const [phone] = subjectsOf([story("bought", { tags: ["visual"], steps })]);
    const ofSteps = ["step-1", "step-2"].flatMap((step) => pair("bought").map((key) => `${key}.${step}`));
    expect(keysOf(phone)).toEqual([...pair("bought"), ...ofSteps]);
    const one = withShots({ ...phone, extras: [] }, (key) => key.endsWith(ofSteps[2]));
    expect(keysOf(one)).toEqual([pair("bought")[0], ofSteps[2]]);
    const [noEnd] = subjectsOf([story("bought", { tags: ["no-picture"], steps })]);
    expect(keysOf(noEnd)).toEqual(ofSteps);
  });

  test("a link shows exactly what is pictured", () => {
    const [, home] = subjectsOf(entries);
    expect(urlOf({ ...home, theme: "dark", width: 390 })).toBe(
      "?path=/story/screens-home--full&globals=theme:dark;locale:en_US;frame:page;viewport.value:w390",
    );
  });

  test("a subject can have some of its pictures, and keeps a look to be mounted in", () => {
    const [subject] = subjectsOf([story("full")]);
    const keysOf = (...chosen) => shotsOf(withShots(subject, (key) => chosen.includes(key))).map(([key]) => key);
    const [light, dark, , narrow] = shotsOf(subject).map(([key]) => key);
    expect(keysOf(dark)).toEqual([dark]);
    expect(keysOf(narrow)).toEqual([light, narrow]);
    expect(keysOf(dark, narrow)).toEqual([dark, narrow]);
    expect(keysOf()).toEqual([]);
  });
});
