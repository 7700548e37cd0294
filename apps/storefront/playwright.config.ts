import { defineConfig } from "@playwright/test";
import { launchOptions } from "../../scripts/browser.mjs";

/** The journeys of shoppers on the built app before the embedded shop; each worker opens its own. */
export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A busy machine gets a second try; the report names what needed it.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
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
