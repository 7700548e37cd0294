import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createRewirePreset } from "@rewire/platform/vite";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { withoutReactTimeline } from "./.storybook/reactTimeline.ts";
import { launchOptions } from "./scripts/browser.mjs";
import { ByEnvironment } from "./scripts/lib/test/byEnvironment.ts";
import { countCores, countWorkers } from "./scripts/lib/test/workers.mjs";

const domOnNode = fileURLToPath(new URL("apps/storefront/app/testing/domOnNode.ts", import.meta.url));
const undoTests = fileURLToPath(new URL("packages/data/src/testing/undoTests.ts", import.meta.url));
const seedOfFile = fileURLToPath(new URL("packages/data/src/testing/seedOfFile.ts", import.meta.url));
const temporaryFolder = fileURLToPath(new URL("scripts/lib/test/temporaryFolder.ts", import.meta.url));
const storybookFolder = fileURLToPath(new URL(".storybook", import.meta.url));

/**
 * Enough for a test on a machine whose every core is busy; the few that need longer say so and why, see
 * docs/contributing/run-the-checks.md. No test waits for the clock where it can wait for an event, and none passes by
 * asserting nothing.
 */
const quick = {
  testTimeout: 5_000,
  hookTimeout: 20_000,
  // Counted and named at the end, as those of stories and journeys.
  retry: 1,
  expect: { requireAssertions: true, poll: { timeout: 4_500, interval: 5 } },
  // Vitest itself leaves one core free, which is half of a small machine.
  maxWorkers: Math.max(2, countCores() - 1),
};

/**
 * Whether a project may be among those that the command line names. Storybook reads every story when it is started, three
 * seconds that nobody needs to wait for who runs unit tests.
 */
function isWanted(project: string): boolean {
  const { project: names } = parseArgs({
    options: { project: { type: "string", multiple: true } },
    strict: false,
  }).values;
  return names?.some((name) => name === project || /[*!]/.test(String(name))) ?? true;
}

/** Every story in the Chromium of the lockfile. */
const stories = async (): Promise<TestProjectInlineConfiguration> => ({
  plugins: [storybookTest({ configDir: storybookFolder }), withoutReactTimeline()],
  // A cache of its own: a Storybook that is open meanwhile keeps working.
  cacheDir: "node_modules/.vite/stories",
  test: {
    name: "stories",
    // A busy machine gets a second try, as the journeys do.
    retry: 1,
    // Whole journeys walk through routes and shop within the page: on a busy machine that takes its time.
    testTimeout: 60_000,
    // One page for all files, as Storybook itself works: starting the workshop anew for each took half of the time.
    isolate: false,
    // Several such pages: a story is one thread's work.
    maxWorkers: countWorkers().stories,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: await launchOptions(),
        contextOptions: { deviceScaleFactor: 1, reducedMotion: "reduce", locale: "en-US", timezoneId: "UTC" },
      }),
      instances: [{ browser: "chromium" }],
      screenshotFailures: false,
    },
  },
});

/**
 * `unit` runs on Node; `stories` runs every story in the Chromium of the lockfile, with axe in light and in dark and a silent console.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: ByEnvironment },
    projects: [
      {
        plugins: [...createRewirePreset({ includesParser: true })],
        // `@vitest-environment` takes no path.
        resolve: { alias: { "vitest-environment-dom-on-node": domOnNode } },
        test: {
          name: "unit",
          environment: "node",
          globalSetup: [temporaryFolder],
          setupFiles: [undoTests, seedOfFile],
          // Read as text by what renders pages; Vitest leaves styles empty otherwise.
          css: { include: [/\/theme\.css/] },
          include: [
            "packages/**/src/**/*.test.{ts,tsx}",
            "apps/**/*.test.{ts,tsx}",
            "scripts/**/*.test.mjs",
            ".storybook/*.test.ts",
          ],
          exclude: ["**/node_modules/**", "**/build/**", "**/*.contract.test.ts"],
          ...quick,
          // One worker for many files of an environment: loading everything anew for each took half of the time.
          // Mocks are undone after each file.
          isolate: false,
        },
      },
      {
        test: { name: "contract", environment: "node", include: ["packages/**/src/**/*.contract.test.ts"], ...quick },
      },
      ...(isWanted("stories") ? [await stories()] : []),
    ],
  },
});
