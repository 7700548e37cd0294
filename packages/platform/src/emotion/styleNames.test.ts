import { serializeStyles } from "@emotion/serialize";
import { expect, test } from "vitest";
import { createStyleCache } from "./styleCache.ts";
import { assignShortName } from "./styleNames.ts";

const styles = (index: number) => serializeStyles([`width:${index}px;`]);

test("class names have four characters, and are the same in every cache", () => {
  const [server, browser] = [createStyleCache(), createStyleCache()];
  for (let index = 0; index < 100; index += 1) {
    const { name } = assignShortName(server, styles(index));
    expect(name).toMatch(/^[\da-zA-Z]{4}$/);
    expect(assignShortName(browser, styles(index)).name).toBe(name);
  }
});

test("no two styles of a page share a name, however many there are", () => {
  const cache = createStyleCache();
  const all = Array.from({ length: 20_000 }, (_, index) => styles(index));
  const names = all.map((one) => assignShortName(cache, one).name);
  expect(new Set(names).size).toBe(all.length);
  expect(names.some((name) => name.length > 4)).toBe(true);
  expect(all.map((one) => assignShortName(cache, one).name)).toEqual(names);
});

test("styles in a cache with another key keep Emotion's name", () => {
  const own = styles(1);
  expect(assignShortName({ ...createStyleCache(), key: "css" }, own)).toBe(own);
});
