// Browser for stories, pictures and end-to-end tests: the same Chromium of the lockfile on all machines.
import { execFile } from "node:child_process";
import { existsSync, readFileSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { needsOwnBrowser } from "./lib/ensureBrowser.mjs";
import { ensureFontconfig } from "./lib/fontconfig.mjs";
import { unpackOnce } from "./lib/unpackOnce.mjs";
import { userCacheFolder } from "./lib/userCache.mjs";

/** Arguments required in a container, and those that disable background requests. */
export const launchArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--font-render-hinting=none",
  "--force-color-profile=srgb",
];

/**
 * Returns the path of the browser: CHROMIUM_PATH if set, the Chromium of the lockfile on Linux x64, else undefined, so
 * that Playwright uses its own.
 * @returns {Promise<string | undefined>}
 */
export async function browserPath() {
  if (process.env.CHROMIUM_PATH) {
    if (existsSync(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, and there is no file.`);
  }
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const folder = await unpackBrowser();
  if (!hasSystemLibraries()) await useCarriedLibraries(folder);
  return join(folder, "chromium");
}

/**
 * Unpacks the Chromium of the lockfile into the user's cache folder, once for all clones. Its package would unpack it
 * into the system's temporary folder, where a second check that starts at the same time would find an incomplete file,
 * and another user would lack permissions.
 * @returns {Promise<string>} Folder with the file `chromium` and the files that it requires.
 */
async function unpackBrowser() {
  const packageFile = new URL("../package.json", import.meta.resolve("@sparticuz/chromium"));
  const { version } = JSON.parse(readFileSync(packageFile, "utf8"));
  const folder = join(userCacheFolder(), `chromium-${version}`);
  const script = fileURLToPath(new URL("lib/unpackBrowser.mjs", import.meta.url));
  await unpackOnce(folder, async (staging) => {
    await promisify(execFile)(process.execPath, [script], { env: { ...process.env, TMPDIR: staging } });
  });
  return folder;
}

const SHARED_MEMORY = "/dev/shm";

/** Free shared memory in bytes that suffices for several browsers; containers often have 64 MiB in total. */
const MIN_SHARED_MEMORY_BYTES = 2 * 1024 ** 3;

/**
 * Returns the folder of the machine's shared memory if it is large enough for browsers and for the data of test servers.
 * @returns {string | undefined}
 */
export function sharedMemoryFolder() {
  if (process.platform !== "linux" || !existsSync(SHARED_MEMORY)) return undefined;
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return bavail * bsize >= MIN_SHARED_MEMORY_BYTES ? SHARED_MEMORY : undefined;
}

/**
 * Returns Playwright's launch options for this machine. By default Playwright makes the browser share memory through
 * files in /tmp, often on a disk; shared memory is used instead where it is large enough.
 * @returns {Promise<{ executablePath?: string, args: string[], env: Record<string, string>, ignoreDefaultArgs?:
 * string[] }>}
 */
export async function launchOptions() {
  const executablePath = await browserPath();
  return {
    ...(executablePath ? { executablePath } : {}),
    ...(sharedMemoryFolder() ? { ignoreDefaultArgs: ["--disable-dev-shm-usage"] } : {}),
    args: launchArgs,
    env: browserEnvironment(),
  };
}

/**
 * Returns the environment for browsers of stories, pictures and end-to-end tests; call it after `browserPath`, which
 * may change this process's environment. On Linux it configures the project's fonts; other systems have no such
 * setting.
 * @returns {Record<string, string>}
 */
export function browserEnvironment() {
  if (process.platform !== "linux") return { ...process.env };
  const folder = fileURLToPath(new URL("../.rewire/fontconfig", import.meta.url));
  return { ...process.env, FONTCONFIG_FILE: ensureFontconfig(folder) };
}

/**
 * Returns why pictures of this machine's browser cannot be compared with approved ones, which were taken with the
 * Chromium of the lockfile.
 * @returns {string | undefined} undefined where they can
 */
export function incomparableReason({ platform, arch, env } = process) {
  if (env.CHROMIUM_PATH)
    return "pictures are compared with the Chromium of the lockfile, and CHROMIUM_PATH names another";
  if (!needsOwnBrowser({ platform, arch, env })) return undefined;
  return "pictures are compared with the Chromium of the lockfile, which is there for Linux x64 alone";
}

const libraryFolders = ["/usr/lib/x86_64-linux-gnu", "/lib/x86_64-linux-gnu", "/usr/lib64", "/lib64", "/usr/lib"];

const hasSystemLibraries = () => libraryFolders.some((folder) => existsSync(join(folder, "libnss3.so")));

/** Adds libnss3 and related libraries, which the package contains for machines without them, to the loader's path. */
async function useCarriedLibraries(folder) {
  const { setupLambdaEnvironment } = await import("@sparticuz/chromium");
  setupLambdaEnvironment(join(folder, "al2023", "lib"));
}
