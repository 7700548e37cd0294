import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { PageContext } from "../app/loaders/pageContext.server.ts";

const deferredStylesSchema = v.object({ url: v.string(), rules: v.array(v.string()) });

/** Returns the path of the file that describes the deferred styles of a build; it is not served. */
export const getDeferredStylesPath = (clientFolder: string): string =>
  join(clientFolder, ".vite", "deferredStyles.json");

/**
 * Reads which rules the style sheet before the footer of public pages contains.
 * @param clientFolder Folder of the client files.
 * @throws Error if the build does not contain the file; ValiError if it is invalid
 */
export function readDeferredStyles(clientFolder: string): NonNullable<PageContext["deferredStyles"]> {
  const text = readFileSync(getDeferredStylesPath(clientFolder), "utf8");
  const { url, rules } = v.parse(deferredStylesSchema, JSON.parse(text));
  return { url, rules: new Set(rules) };
}
