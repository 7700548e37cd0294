import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { patchPlaywright } from "./patchPlaywright.mjs";

const playwright = createRequire(createRequire(import.meta.url).resolve("playwright/package.json"));
const bundle = join(dirname(playwright.resolve("playwright-core/package.json")), "lib/coreBundle.js");

test("the Playwright of the lockfile has the code that is replaced for Firefox", () => {
  const code = patchPlaywright(readFileSync(bundle, "utf8"));
  expect(code).toContain('if (method2 === "emulation.setMediaFeaturesOverride") return {};');
  expect(code).not.toContain("inputElement.value = value;");
});

test("another code is an error, instead of journeys that fail for no reason of the shop", () => {
  expect(() => patchPlaywright("class BidiSession {}")).toThrow("Playwright no longer has the code");
});
