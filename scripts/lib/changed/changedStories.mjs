// Stories whose pictures a change can affect.
import { globSync } from "node:fs";
import { join, relative } from "node:path";
import { GIT } from "./changedFiles.mjs";
import { createModuleGraph } from "./moduleGraph.mjs";
import { changedSources, STORIES } from "./changedSources.mjs";

/** Inputs of all pictures that are outside of the module graph. */
const EVERYTHING =
  /^(?:pnpm-lock\.yaml|(?:apps|packages)\/[\w-]+\/package\.json|\.storybook\/|packages\/ui\/src\/(?:theme\/|.*\.(?:css|svg|woff2)$)|packages\/demo-shop\/pictures\/|apps\/storefront\/public\/images\/)/;

/** Modules that every picture depends on: theme, messages and mock network, the build, and what takes pictures. */
const SURROUNDINGS = [".storybook/preview.tsx", ".storybook/main.ts", "scripts/lib/visual/run.mjs"];

/** Tests, and parts of the workshop's pages that the pages of sheets do not show. */
const NO_PICTURE =
  /\.test\.[mc]?[jt]sx?$|^\.storybook\/(?:comps\/|docs\/(?:Anatomy|Comp|DoAndDont|History|Usage)\.tsx$|(?:anatomyPlugin|historyPlugin|tokensPlugin|manager|manifests)\.ts$)|^scripts\/lib\/(?:stories|tokens)\//;

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
  const surroundings = graph.closure(SURROUNDINGS.map((path) => join(root, path)));
  const broad =
    changed.find((path) => EVERYTHING.test(path) && !NO_PICTURE.test(path)) ??
    [...sources]
      .filter((file) => surroundings.has(file))
      .map((file) => relative(root, file).replaceAll("\\", "/"))
      .find((path) => !NO_PICTURE.test(path));
  if (broad) return { stories: undefined, because: broad };
  const files = globSync(STORIES, { cwd: root }).map((path) => path.replaceAll("\\", "/"));
  const reached = graph.distances(
    files.map((path) => join(root, path)),
    sources,
  );
  return { stories: files.filter((path) => reached.has(join(root, path))).toSorted() };
}
