import { describe, expect, test } from "vitest";
import { isSelected, parseStories } from "./selection.mjs";

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
