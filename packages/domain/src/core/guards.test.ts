import { describe, expect, it } from "vitest";
import { isKeyOf, isRecord } from "./guards.ts";

describe("isRecord", () => {
  it.each([
    [{}, true],
    [{ id: 1 }, true],
    [[], false],
    [null, false],
    ["text", false],
    [undefined, false],
  ])("%j: %s", (value, expected) => {
    expect(isRecord(value)).toBe(expected);
  });
});

describe("isKeyOf", () => {
  it.each([
    ["red", true],
    ["blue", false],
    ["constructor", false],
    ["__proto__", false],
  ])("%s: %s", (key, expected) => {
    expect(isKeyOf({ red: 1 }, key)).toBe(expected);
  });
});
