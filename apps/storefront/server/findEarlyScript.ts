import { readdirSync } from "node:fs";
import { join } from "node:path";

const FILE_NAME_PATTERN = /^early-[\w-]{8}\.js$/;

/**
 * Returns the URL of the early script in a build.
 * @param clientFolder Folder of the client files.
 * @throws Error if the build does not contain it
 */
export function findEarlyScript(clientFolder: string): string {
  const fileName = readdirSync(join(clientFolder, "assets")).find((name) => FILE_NAME_PATTERN.test(name));
  if (fileName === undefined) throw new Error("The build contains no early script. Build it again: npm start does.");
  return `/assets/${fileName}`;
}
