import { defineConfig } from "@playwright/test";
import { launchOptions } from "../../scripts/browser.mjs";

/** End-to-end tests of the built app with the embedded shop; each worker starts its own. */
export default defineConfig({
  testDir: "e2e",
  // Unit tests of helpers are run by Vitest.
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Retried once for busy machines; the report names the retried tests.
  retries: 1,
  // Long enough for two cores that are shared with other work: with ten processes on each, journeys of many pages take
  // more than a minute. Nothing waits for it but what fails.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] ? [["list"], ["json"]] : [["list"]],
  outputDir: "../../test-results",
  use: {
    browserName: "chromium",
    launchOptions: await launchOptions(),
    locale: "en-US",
    timezoneId: "Europe/Berlin",
    trace: "on-first-retry",
  },
});
