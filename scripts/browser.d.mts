/** Arguments without which Chromium does not start in a container, or asks the network for things nobody needs. */
export const launchArgs: string[];

/** Where the browser is; undefined where Playwright shall look for its own. */
export function browserPath(): Promise<string | undefined>;

/** Playwright's launch options for this machine. */
export function launchOptions(): Promise<{ executablePath?: string; args: string[] }>;
