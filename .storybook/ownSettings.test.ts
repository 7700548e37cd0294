import { describe, expect, test } from "vitest";
import { hasOwnSettings } from "./ownSettings.ts";
import { firstGlobals } from "./toolbar.ts";

const shown = (change: object = {}) => ({
  ...firstGlobals,
  viewport: { value: undefined, isRotated: false },
  ...change,
});

describe("a story is played", () => {
  test("with the toolbar as it is at the start", () => {
    expect(hasOwnSettings(shown())).toBe(true);
    expect(hasOwnSettings({ ...firstGlobals })).toBe(true);
  });

  test("in another theme, direction and motion", () => {
    expect(hasOwnSettings(shown({ theme: "dark", direction: "rtl", motion: "reduced" }))).toBe(true);
  });

  test.each([
    ["language", { locale: "de_DE" }],
    ["pseudo-language", { locale: "pseudo" }],
    ["text size", { textSize: "200" }],
    ["width", { viewport: { value: "w320", isRotated: false } }],
    ["scenario", { scenario: "down" }],
  ])("in no other %s", (_, change) => {
    expect(hasOwnSettings(shown(change))).toBe(false);
    expect(hasOwnSettings(shown(change), change)).toBe(true);
    expect(hasOwnSettings(shown(), change)).toBe(false);
  });

  test("with a scenario of its own, whatever the toolbar says", () => {
    const chosen = shown({ scenario: "down" });
    expect(hasOwnSettings(chosen, {}, { shop: { scenario: "noLogIn" } })).toBe(true);
    expect(hasOwnSettings(chosen, {}, { scenario: "noSlots" })).toBe(true);
    expect(hasOwnSettings(chosen, {}, { shop: true })).toBe(false);
  });
});
