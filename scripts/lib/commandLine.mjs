import { win32 } from "node:path";

/** What cmd.exe would take apart, or take for its own. */
const SPECIAL = /[\s"&|<>^()]/;

const quote = (word) => (SPECIAL.test(word) ? `"${word.replaceAll('"', '\\"')}"` : word);

/**
 * Says how a command is started. On Windows, commands of npm packages are scripts of cmd.exe, which only a shell starts,
 * and a shell takes words apart at their spaces; a program named by its path needs no shell.
 * @returns {{ command: string, args: string[], shell: boolean }} for `spawn`
 */
export function toCommandLine(command, args, platform = process.platform) {
  const needsShell = platform === "win32" && !win32.isAbsolute(command);
  return needsShell ? { command: quote(command), args: args.map(quote), shell: true } : { command, args, shell: false };
}
