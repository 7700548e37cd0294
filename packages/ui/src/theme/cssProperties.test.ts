import { allCssProperties as everyProperty, isCssProperty as isProperty } from "@pandacss/is-valid-prop";
import { expect, test } from "vitest";
import { allCssProperties, isCssProperty } from "./cssProperties.ts";

test("every name is a property, and stands there once", () => {
  const every = new Set(everyProperty);
  expect(allCssProperties.filter((name) => !every.has(name))).toEqual([]);
  expect(new Set(allCssProperties).size).toBe(allCssProperties.length);
});

test.each([...allCssProperties, "--wire", "&:hover", "@media print", "1", "href", "children", "aria-label"])(
  "%s is answered as by the whole list",
  (name) => {
    expect(isCssProperty(name)).toBe(isProperty(name));
  },
);
