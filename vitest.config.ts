import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { fileURLToPath } from "node:url";
import { messagesPlugin } from "@rewire/messages/vite";
import { defineConfig } from "vitest/config";
import { launchOptions } from "./scripts/browser.mjs";

const storybookFolder = fileURLToPath(new URL(".storybook", import.meta.url));

/**
 * `unit` runs on Node; `stories` runs every story in the Chromium of the lockfile, with axe and a silent console.
 * `STORY_THEME=dark vitest run --project stories` runs them in the dark theme.
 */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [messagesPlugin({ keepParser: true })],
        test: {
          name: "unit",
          environment: "node",
          include: ["packages/**/src/**/*.test.{ts,tsx}", "apps/**/*.test.{ts,tsx}", "scripts/**/*.test.mjs"],
          exclude: ["**/node_modules/**", "**/build/**", "**/*.contract.test.ts"],
        },
      },
      {
        test: { name: "contract", environment: "node", include: ["packages/**/src/**/*.contract.test.ts"] },
      },
      {
        plugins: [storybookTest({ configDir: storybookFolder })],
        // A cache of its own: a Storybook that is open meanwhile keeps working.
        cacheDir: "node_modules/.vite/stories",
        define: { "import.meta.env.VITE_STORY_THEME": JSON.stringify(process.env["STORY_THEME"] ?? "light") },
        test: {
          name: "stories",
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
      },
    ],
  },
});
