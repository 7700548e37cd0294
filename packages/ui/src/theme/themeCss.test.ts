import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fullSystem } from "./fullSystem.ts";
import { getSystem } from "./system.ts";
import { renderTokenNames } from "./renderTokenNames.ts";
import { renderThemeCss } from "./themeCss.ts";

const textOf = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");
const committed = textOf("./theme.css");

const system = getSystem();

describe("tokenNames", () => {
  it("are the system's (run `node packages/ui/scripts/theme-css.mjs` after a change)", () => {
    expect(textOf("./tokenNames.ts")).toBe(renderTokenNames(fullSystem));
  });
});

describe("theme.css", () => {
  it("is what the system says (run `node packages/ui/scripts/theme-css.mjs` after a change)", () => {
    expect(committed).toBe(renderThemeCss(fullSystem));
  });

  it("is dark by choice of the reader and, without one, by the machine's setting", () => {
    expect(committed).toMatch(/@media screen \{\s+:root\.dark \{\s+--rw-colors-bg: var\(--rw-colors-tin-950\)/);
    expect(committed).toMatch(/prefers-color-scheme: dark\) \{\s+:root:not\(\.light\) \{\s+--rw-colors-bg: /);
  });

  it("prints no fill of a control, whose label is as dark there as any other text, and no shade below a panel", () => {
    const print = /@media print \{.*?\n {2}\}/s.exec(committed)?.[0] ?? "";
    expect(print).toMatch(/a, button, label \{\s+color: CanvasText !important;\s+background: none !important;/);
    expect(print).toMatch(/\[data-part=backdrop\] \{\s+display: none !important;/);
  });

  it("leaves nothing global to the run-time system", () => {
    expect(system._global).toEqual([]);
  });

  it("holds no reference that the system could not resolve", () => {
    expect(committed).not.toMatch(/\{colors\.|undefined|\[object/);
  });
});
