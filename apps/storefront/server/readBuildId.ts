import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

/** What the build writes down of itself. */
const latestBuild = v.object({ id: v.string() });

/** Which version of the storefront a build is. @throws v.ValiError if the build says it in another way */
export function readBuildId(clientFolder: string): string {
  return v.parse(latestBuild, JSON.parse(readFileSync(join(clientFolder, "builds", "latest.json"), "utf8"))).id;
}
