import { run } from "./processes.mjs";
import { reasonOf, say } from "./say.mjs";

/**
 * Tells whether Playwright's own browser is needed: the Chromium of the lockfile is there for Linux x64 alone,
 * and CHROMIUM_PATH names another one.
 */
export const needsOwnBrowser = ({ platform = process.platform, arch = process.arch, env = process.env } = {}) =>
  !env.CHROMIUM_PATH && (platform !== "linux" || arch !== "x64");

/**
 * Installs Playwright's headless Chromium where it is needed; it takes a second when it is there already.
 * @throws {Error} that says in words what to do instead
 */
export async function ensureBrowser(root) {
  if (!needsOwnBrowser()) return;
  say("Fetching Playwright's Chromium (once) …");
  const { code, output } = await run("pnpm", ["exec", "playwright", "install", "--only-shell", "chromium"], {
    cwd: root,
    quiet: true,
  });
  if (code === 0) return;
  throw new Error(
    `Playwright's Chromium could not be fetched: ${reasonOf(output) ?? output.trim().split("\n").at(-1)} CHROMIUM_PATH may name a Chromium that is there.`,
  );
}
