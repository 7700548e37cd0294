// Stories whose pictures a change can affect.
import { globSync } from "node:fs";
import { join } from "node:path";
import { GIT } from "./changedFiles.mjs";
import { createModuleGraph } from "./moduleGraph.mjs";
import { changedSources, LOCALES, STORIES } from "./selection.mjs";

/** Inputs of all pictures that are outside of the module graph. */
const EVERYTHING =
  /^(?:pnpm-lock\.yaml|\.storybook\/|scripts\/browser\.mjs|scripts\/lib\/visual\/|packages\/ui\/src\/(?:theme\/|.*\.(?:css|svg|woff2)$)|packages\/demo-shop\/(?:schema\.graphql$|pictures\/)|apps\/storefront\/public\/images\/)/;

/** Surroundings of every story: theme, messages, mock network. */
const SURROUNDINGS = ".storybook/preview.tsx";

/**
 * Lists the story files whose pictures may differ since a commit.
 * @param root Folder of the project.
 * @param revision Commit to compare with. @default uncommitted changes
 * @param options `git` reads changes and earlier texts, `graph` the modules.
 * @returns {{ stories: string[] | undefined, because?: string }} paths; undefined for all of them, with the changed file
 * that affects all
 */
export function changedStories(root, revision = "HEAD", { graph = createModuleGraph(root), git = GIT } = {}) {
  const changed = git.changedFiles(root, revision);
  const sources = changedSources(root, revision, changed, git.textAt);
  const surroundings = graph.closure([join(root, SURROUNDINGS)]);
  const broad =
    changed.find((path) => EVERYTHING.test(path)) ??
    changed.find((path) => !LOCALES.test(path) && surroundings.has(join(root, path)));
  if (broad) return { stories: undefined, because: broad };
  const files = globSync(STORIES, { cwd: root }).map((path) => path.replaceAll("\\", "/"));
  const reached = graph.distances(
    files.map((path) => join(root, path)),
    sources,
  );
  return { stories: files.filter((path) => reached.has(join(root, path))).toSorted() };
}
