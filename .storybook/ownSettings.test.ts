import { describe, expect, test } from "vitest";
import { hasOwnSettings } from "./ownSettings.ts";
import { firstGlobals } from "./toolbar.ts";

const createContext = (change: object = {}) => ({
  ...firstGlobals,
  viewport: { value: undefined, isRotated: false },
  ...change,
});

describe("a story is played", () => {
  test("with the toolbar as it is at the start", () => {
    expect(hasOwnSettings(createContext())).toBe(true);
    expect(hasOwnSettings({ ...firstGlobals })).toBe(true);
  });

  test("in another theme, direction and motion", () => {
    expect(hasOwnSettings(createContext({ theme: "dark", direction: "rtl", motion: "reduced" }))).toBe(true);
  });

  test.each([
    ["language", { locale: "de_DE" }],
    ["pseudo-language", { locale: "pseudo" }],
    ["text size", { textSize: "200" }],
    ["width", { viewport: { value: "w320", isRotated: false } }],
    ["scenario", { scenario: "down" }],
  ])("in no other %s", (_, change) => {
    expect(hasOwnSettings(createContext(change))).toBe(false);
    expect(hasOwnSettings(createContext(change), change)).toBe(true);
    expect(hasOwnSettings(createContext(), change)).toBe(false);
  });

  test("with a scenario of its own, whatever the toolbar says", () => {
    const chosen = createContext({ scenario: "down" });
    expect(hasOwnSettings(chosen, {}, { shop: { scenario: "noLogIn" } })).toBe(true);
    expect(hasOwnSettings(chosen, {}, { scenario: "noSlots" })).toBe(true);
    expect(hasOwnSettings(chosen, {}, { shop: {} })).toBe(false);
  });
});
