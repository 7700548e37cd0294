import { run } from "./processes.mjs";
import { reasonOf, log } from "./log.mjs";

/**
 * Returns whether Playwright's own browser is needed: the Chromium of the lockfile exists for Linux x64 only, and
 * CHROMIUM_PATH selects another one.
 */
export const needsOwnBrowser = ({ platform = process.platform, arch = process.arch, env = process.env } = {}) =>
  !env.CHROMIUM_PATH && (platform !== "linux" || arch !== "x64");

/**
 * Installs Playwright's headless Chromium where it is needed; takes a second if it is already installed.
 * @throws {Error} with instructions for a manual installation
 */
export async function ensureBrowser(root) {
  if (!needsOwnBrowser()) return;
  log("Fetching Playwright's Chromium (once) …");
  const { code, output } = await run("pnpm", ["exec", "playwright", "install", "--only-shell", "chromium"], {
    cwd: root,
    quiet: true,
  });
  if (code === 0) return;
  throw new Error(
    `Playwright's Chromium could not be fetched: ${reasonOf(output) ?? output.trim().split("\n").at(-1)} CHROMIUM_PATH may name a Chromium that is there.`,
  );
}
