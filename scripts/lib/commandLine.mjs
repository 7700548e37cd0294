import { win32 } from "node:path";

/** Characters that cmd.exe interprets. */
const SPECIAL = /[\s"&|<>^()]/;

const quote = (word) => (SPECIAL.test(word) ? `"${word.replaceAll('"', '\\"')}"` : word);

/**
 * Returns how to start a command. On Windows, commands of npm packages are scripts of cmd.exe, which require a shell,
 * and a shell splits arguments at spaces; a program given by its path needs no shell.
 * @returns {{ command: string, args: string[], shell: boolean }} for `spawn`
 */
export function toCommandLine(command, args, platform = process.platform) {
  const needsShell = platform === "win32" && !win32.isAbsolute(command);
  return needsShell ? { command: quote(command), args: args.map(quote), shell: true } : { command, args, shell: false };
}
