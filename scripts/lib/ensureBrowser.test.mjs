import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { needsOwnBrowser } from "./ensureBrowser.mjs";

it("is Playwright's own browser everywhere but on Linux x64, unless one is named", () => {
  expect(needsOwnBrowser({ platform: "linux", arch: "x64", env: {} })).toBe(false);
  expect(needsOwnBrowser({ platform: "linux", arch: "arm64", env: {} })).toBe(true);
  expect(needsOwnBrowser({ platform: "darwin", arch: "arm64", env: {} })).toBe(true);
  expect(needsOwnBrowser({ platform: "win32", arch: "x64", env: {} })).toBe(true);
  expect(needsOwnBrowser({ platform: "darwin", arch: "arm64", env: { CHROMIUM_PATH: "/Applications/Chromium" } })).toBe(
    false,
  );
});

// What cannot be run here can be read: a new Playwright that drops one of these systems turns this red.
it.each(["mac14-arm64", "mac15", "mac15-arm64", "win64", "ubuntu24.04-arm64", "debian12-arm64"])(
  "Playwright has a headless Chromium for %s",
  (system) => {
    const playwright = dirname(createRequire(import.meta.url).resolve("playwright"));
    const registry = readFileSync(join(playwright, "..", "playwright-core", "lib", "coreBundle.js"), "utf8");
    const downloads = registry.slice(registry.lastIndexOf('"chromium-headless-shell": {'));
    expect(downloads.slice(0, downloads.indexOf("\n      },"))).toContain(`"${system}": cftUrl(`);
  },
);

it("the browser's package brings the libraries that a machine may lack", () => {
  expect(existsSync(new URL("../bin/al2023.tar.br", import.meta.resolve("@sparticuz/chromium")))).toBe(true);
});
