// Approved pictures that a change can affect, by the components that they show.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathsOf, pictureFile, picturesIn } from "../visual/album.mjs";
import { hashOf } from "../visual/decisions/files.mjs";
import { statesIn } from "../visual/outline/components.mjs";
import { approvedOutlineFile, outlineOf } from "../visual/outline/outline.mjs";
import { componentFolder } from "../visual/shots.mjs";
import { GIT } from "./changedFiles.mjs";
import { changedSources } from "./changedSources.mjs";
import { changedStories } from "./changedStories.mjs";
import { affectedBy, nearestStories } from "./components.mjs";
import { coverStates } from "./cover.mjs";
import { createModuleGraph } from "./moduleGraph.mjs";

/**
 * Pictures of a change.
 * @typedef {object} ChangedPictures
 * @property {string[]} [stories] Paths of the files of stories that have them; undefined for all.
 * @property {string} [because] Changed file that affects all.
 * @property {Set<string>} [whole] Those of `stories` whose pictures are all taken: changed themselves, or beside a
 * changed module.
 * @property {Set<string>} [pictures] Keys of approved pictures to be taken.
 * @property {number} [affected] Number of approved pictures that show what has changed.
 */

/**
 * Chooses the approved pictures that show what has changed since a commit: each state of it once, or all.
 * @param root Folder of the project.
 * @param revision Commit to compare with.
 * @param options `isEach`: whether all are chosen; `most`: their maximum number; `git` reads changes and earlier
 * texts, `graph` the modules.
 * @returns {ChangedPictures}
 */
export function changedPictures(
  root,
  revision = "HEAD",
  { isEach = false, most, graph = createModuleGraph(root), git = GIT } = {},
) {
  const { stories, because } = changedStories(root, revision, { graph, git });
  if (!stories) return { because };
  const sources = changedSources(root, revision, git.changedFiles(root, revision), git.textAt);
  const records = readRecords(root, stories);
  const recorded = new Set(records.values().flatMap(({ outline }) => Object.keys(outline?.components ?? {})));
  const files = new Map(stories.map((path) => [join(root, path), path]));
  const change = affectedBy(graph, root, { stories: [...files.keys()], sources, recorded });
  const whole = new Set(nearestStories(files.keys(), sources).map((file) => files.get(file)));
  const reached = new Set([...change.stories].map((file) => files.get(file)));
  const statesByKey = new Map();
  for (const [key, { story, outline }] of records) {
    const isReached = reached.has(story);
    const states = outline ? statesIn(key, outline, (name) => isReached || change.components.has(name)) : [];
    if (whole.has(story) || isReached || !outline || states.length > 0) statesByKey.set(key, states);
  }
  const isFixed = (key) => whole.has(records.get(key).story) || !records.get(key).outline;
  const pictures = isEach
    ? new Set(statesByKey.keys())
    : coverStates(statesByKey, [...statesByKey.keys()].filter(isFixed), most);
  const built = new Set([...whole, ...[...pictures].map((key) => records.get(key).story)]);
  return { stories: stories.filter((path) => built.has(path)), whole, pictures, affected: statesByKey.size };
}

const TITLE = /\btitle: "([^"]+)"/g;

/**
 * Reads what the approved pictures of files of stories show.
 * @returns {Map<string, { story: string, outline?: import("../visual/outline/outline.mjs").Outline }>} by key;
 * without an outline where the picture has none of its own, or one without components
 */
function readRecords(root, stories) {
  const { approved } = pathsOf(root);
  const storyOf = new Map(
    stories
      .filter((path) => existsSync(join(root, path)))
      .flatMap((path) =>
        [...readFileSync(join(root, path), "utf8").matchAll(TITLE)].map(([, title]) => [componentFolder(title), path]),
      ),
  );
  const keys = [...picturesIn(approved).keys()].filter((key) => storyOf.has(key.split("/")[0]));
  return new Map(
    keys.map((key) => {
      const outline = outlineOf(approvedOutlineFile(root, key), hashOf(pictureFile(approved, key)));
      const isComplete = outline?.components !== undefined;
      return [key, { story: storyOf.get(key.split("/")[0]), outline: isComplete ? outline : undefined }];
    }),
  );
}
