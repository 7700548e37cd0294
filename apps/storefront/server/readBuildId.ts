import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Which version of the storefront a build is. */
export function readBuildId(clientFolder: string): string {
  const { id } = JSON.parse(readFileSync(join(clientFolder, "builds", "latest.json"), "utf8")) as { id: string };
  return id;
}
