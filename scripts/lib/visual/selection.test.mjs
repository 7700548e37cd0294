import { describe, expect, test } from "vitest";
import { choosePictures, isSelected, parseStories } from "./selection.mjs";

const button = { title: "Primitives/Button", importPath: "./packages/ui/src/primitives/Button/Button.stories.tsx" };
const cart = { title: "Screens/Cart", importPath: "./apps/storefront/app/screens/Cart/CartScreen.stories.tsx" };
const select = (selection) => [button, cart].filter((entry) => isSelected(entry, selection));

describe("which stories are looked at", () => {
  test("all, unless something is said", () => {
    expect(select()).toEqual([button, cart]);
  });

  test("those whose title holds a word, in small letters or large ones", () => {
    expect(select({ only: "cart" })).toEqual([cart]);
  });

  test("those of the files in a list, written as the workshop or as git writes their paths", () => {
    expect(
      select({
        stories: parseStories(
          '["packages/ui/src/primitives/Button/Button.stories.tsx", "packages/ui/src/gone.stories.tsx"]',
        ),
      }),
    ).toEqual([button]);
    expect(select({ stories: parseStories(JSON.stringify([cart.importPath])) })).toEqual([cart]);
  });

  test("none, where the list is empty", () => {
    expect(select({ stories: parseStories("[]") })).toEqual([]);
  });

  test("what is no list of paths is refused", () => {
    expect(() => parseStories('{"stories": []}')).toThrow("no list of paths");
    expect(() => parseStories("[1]")).toThrow("no list of paths");
    expect(() => parseStories("packages/ui")).toThrow("JSON");
  });
});

describe("which pictures are taken", () => {
  const entry = ({ title, importPath }, name) => ({
    id: `${title.toLowerCase().replace("/", "-")}--${name}`,
    type: "story",
    title,
    name,
    importPath,
    tags: ["visual"],
  });
  const entries = [entry(button, "plain"), entry(button, "busy")];
  const keysOf = (component, ...names) =>
    names.flatMap((name) => ["light.390", "dark.1440"].map((look) => `primitives-${component}/${name}.${look}`));
  const all = keysOf("button", "plain", "busy");
  const mapOf = (keys) => new Map(keys.map((key) => [key, 1]));
  const choose = (selection, { approved = all, questions = [] } = {}) => {
    const album = { before: mapOf(approved), questions: mapOf(questions) };
    const { expected, removed, total, subjects } = choosePictures(entries, selection, album);
    return { keys: [...expected.keys()], removed, total, names: subjects.map(({ name }) => name) };
  };
  const none = { stories: new Set(), pictures: new Set() };

  test("all of them, and those of stories that are gone are named", () => {
    expect(choose({})).toEqual({ keys: all, removed: [], total: 4, names: ["plain", "busy"] });
    const [gone] = keysOf("button", "gone");
    expect(choose({}, { approved: [...all, gone], questions: [gone] }).removed).toEqual([gone]);
  });

  test("of a part of the workshop it is not known what is gone", () => {
    const [gone] = keysOf("button", "gone");
    const approved = [...all, gone];
    expect(choose({ stories: new Set() }, { approved })).toMatchObject({ keys: [], removed: [] });
    expect(choose({ only: "cart" }, { approved })).toMatchObject({ keys: [], removed: [] });
  });

  test("a story that is renamed is found without any picture of it being selected", () => {
    const approved = [...keysOf("button", "plain"), ...keysOf("button", "waiting")];
    expect(choose(none, { approved })).toEqual({
      keys: keysOf("button", "busy"),
      removed: keysOf("button", "waiting"),
      total: 4,
      names: ["busy"],
    });
  });

  test("those with another approved picture, and those that somebody has to decide on", () => {
    expect(choose(none).keys).toEqual([]);
    expect(choose({ ...none, pictures: new Set(["primitives-button/busy.dark.1440"]) }).names).toEqual(["busy"]);
    expect(choose(none, { questions: ["primitives-button/plain.light.390"] }).names).toEqual(["plain"]);
  });

  test("of chosen stories, those that are wanted, new or to be decided on", () => {
    const [light, dark, ...busy] = all;
    const taken = new Set([dark]);
    expect(choose({ taken })).toMatchObject({ keys: [dark], names: ["plain"] });
    expect(choose({ taken }, { approved: [light, dark, busy[0]], questions: [light] }).keys).toEqual([
      light,
      dark,
      busy[1],
    ]);
  });
});
