import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

/** Schema of the build's own description. */
const latestBuildSchema = v.object({ id: v.string() });

/** Reads the id of the current build from `builds/latest.json`. @throws v.ValiError if the file is invalid. */
export function readBuildId(clientFolder: string): string {
  return v.parse(latestBuildSchema, JSON.parse(readFileSync(join(clientFolder, "builds", "latest.json"), "utf8"))).id;
}
