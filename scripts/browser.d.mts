/** Arguments required in a container, and those that disable background requests. */
export const launchArgs: string[];

/** Returns the path of the browser; undefined if Playwright uses its own. */
export function browserPath(): Promise<string | undefined>;

/** Returns Playwright's launch options for this machine. They omit a default argument for small shared memory. */
export function launchOptions(): Promise<{
  executablePath?: string;
  ignoreDefaultArgs?: string[];
  args: string[];
  env: Record<string, string>;
}>;

/** Returns the folder of shared memory if it is large enough; undefined otherwise. */
export function sharedMemoryFolder(): string | undefined;

/** Returns the environment of a browser; call it after `browserPath`. On Linux it configures the project's fonts. */
export function browserEnvironment(): Record<string, string>;

/** Returns why pictures of this machine's browser cannot be compared with approved ones; undefined if they can. */
export function incomparableReason(machine?: {
  platform: string;
  arch: string;
  env: Record<string, string | undefined>;
}): string | undefined;
