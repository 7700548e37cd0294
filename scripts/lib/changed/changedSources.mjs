// Changed sources of the module graph.
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { absolute } from "./changedFiles.mjs";
import { changedIds, namesOneOf } from "./messageIds.mjs";

/** Files of stories. */
export const STORIES = ["packages/ui/src/**/*.stories.tsx", "apps/storefront/app/{screens,flows}/**/*.stories.tsx"];
/** Files of messages. */
const LOCALES = /^packages\/messages\/src\/locales\/\w+\.json$/;

/**
 * Returns the absolute paths of changed files; of a changed message, the sources that show it.
 * @param {string[]} changed From `changedFiles`.
 * @returns {Set<string>}
 */
export function changedSources(root, revision, changed, readText) {
  return new Set([
    ...changed.filter((path) => !LOCALES.test(path)).map((path) => absolute(root, path)),
    ...sourcesOfMessages(root, revision, changed, readText),
  ]);
}

/** Sources that show a message whose text has changed. */
function sourcesOfMessages(root, revision, changed, readText) {
  const ids = [
    ...new Set(
      changed
        .filter((path) => LOCALES.test(path))
        .flatMap((path) => {
          const file = join(root, path);
          return changedIds(readText(root, revision, path), existsSync(file) ? readFileSync(file, "utf8") : "");
        }),
    ),
  ];
  if (ids.length === 0) return [];
  const files = globSync(["packages/{ui,messages}/src/**/*.{ts,tsx}", "apps/storefront/app/**/*.{ts,tsx}"], {
    cwd: root,
    exclude: ["**/node_modules/**"],
  });
  const isNamed = namesOneOf(ids);
  return files.map((path) => join(root, path)).filter((file) => isNamed(readFileSync(file, "utf8")));
}
