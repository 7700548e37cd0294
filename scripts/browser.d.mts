/** Arguments without which Chromium does not start in a container, or asks the network for things nobody needs. */
export const launchArgs: string[];

/** Where the browser is; undefined where Playwright shall look for its own. */
export function browserPath(): Promise<string | undefined>;

/** Playwright's launch options for this machine; the default argument that they leave out is for small shared memory. */
export function launchOptions(): Promise<{
  executablePath?: string;
  ignoreDefaultArgs?: string[];
  args: string[];
  env: Record<string, string>;
}>;

/** The environment for any such browser, to be asked for after `browserPath`: on Linux it names the project's fonts. */
export function browserEnvironment(): Record<string, string>;

/** Why pictures of this machine's browser cannot be compared with approved ones; undefined where they can. */
export function incomparableReason(machine?: {
  platform: string;
  arch: string;
  env: Record<string, string | undefined>;
}): string | undefined;
