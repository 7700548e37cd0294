import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "../../scripts/browser.mjs";
import { countWorkers } from "../../scripts/lib/test/workers.mjs";

// React in production mode, as shops have it, also for storefronts within a worker.
process.env["NODE_ENV"] = "production";
// Shared with the test servers, whose modules are largely the same.
enableCompileCache(fileURLToPath(new URL("../../.rewire/compile-cache", import.meta.url)));

/** Firefox of this machine, for finding what only shows there; see docs/contributing/run-the-checks.md. */
const firefoxPath = process.env["REWIRE_FIREFOX_PATH"];
// Workers start the browsers, and inherit the environment.
if (firefoxPath)
  process.env["NODE_OPTIONS"] = `--import ${new URL("../../scripts/lib/firefox/register.mjs", import.meta.url).href}`;
// One for all tries, each of which has a worker of its own: a second try must not pass because it taps at other moments.
process.env["TAP_SEED"] ??= String(Math.trunc(Math.random() * 2 ** 31));
const slowMo = Number(process.env["REWIRE_SLOW_MOTION_MS"] ?? 0);

/** End-to-end tests of the built app with the embedded shop; each worker starts its own. */
export default defineConfig({
  testDir: "e2e",
  // Unit tests of helpers are run by Vitest.
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  workers: countWorkers().journeys,
  forbidOnly: true,
  // Retried once for busy machines; the report names the retried tests.
  retries: 1,
  // Long enough for two cores that are shared with other work: with ten processes on each, journeys of many pages take
  // more than a minute. Nothing waits for it but what fails.
  timeout: 180_000,
  expect: { timeout: 20_000, toPass: { timeout: 60_000 } },
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] ? [["list"], ["json"]] : [["list"]],
  // Node runs them as they are, as the server does. Babel, which Playwright has for tests, would take ten seconds for
  // 900 modules in a new clone.
  build: { external: ["**/packages/*/src/**/*.ts", "**/apps/storefront/server/**/*.ts", "**/scripts/**/*.mjs"] },
  outputDir: "../../test-results",
  use: {
    ...(firefoxPath
      ? { browserName: "firefox", channel: "moz-firefox", launchOptions: { executablePath: firefoxPath, slowMo } }
      : { browserName: "chromium", launchOptions: { ...(await launchOptions()), slowMo } }),
    locale: "en-US",
    timezoneId: "Europe/Berlin",
    trace: "on-first-retry",
  },
});
