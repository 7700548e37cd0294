// Chooses the stories that `npm test` pictures: those that a change since the latest approval can affect.
import { gitOutput } from "../visual/decisions/git.mjs";
import { changedFiles } from "./changedFiles.mjs";
import { changedStories } from "./changedStories.mjs";
import { openFingerprints } from "./fingerprints.mjs";

const APPROVED = "visual/approved";

/**
 * Choice of stories.
 * @typedef {object} Choice
 * @property {string[]} [stories] Paths of their files; undefined for all of them.
 * @property {Set<string>} [pictures] Keys of further pictures, whose approved files have changed.
 * @property {string} reason Why these, to follow "N of M pictures".
 * @property {() => void} onPassed Records that the pictures of these stories are as approved.
 */

/**
 * Chooses stories by the changes since the commit that last changed the approved pictures, uncommitted ones included.
 * Stories that were as approved on this machine with the same inputs are left out.
 * @param root Folder of the project.
 * @param {{ CI?: string, REWIRE_PICTURES?: string }} [env]
 * @returns {Choice}
 */
export function chooseStories(root, env = process.env) {
  if (env.REWIRE_PICTURES === "all") return all("REWIRE_PICTURES asks for all of them");
  if (env.CI) return all("CI takes all of them");
  const commit = latestApproval(root);
  if (!commit) return all("git does not know since when they are approved");
  const { stories, because } = changedStories(root, commit);
  const record = openFingerprints(root);
  const affected = stories ?? record.paths;
  const remaining = affected.filter((path) => !record.isKnown(path));
  const onPassed = () => record.save(remaining);
  const since = commit.slice(0, 10);
  const others = [
    ...(stories ? [`depend on nothing that has changed since ${since}`] : []),
    ...(remaining.length < affected.length ? ["were as approved here with the same sources"] : []),
  ];
  if (others.length === 0)
    return { ...all(`${because} has changed since ${since} and can affect all of them`), onPassed };
  const pictures = new Set(changedFiles(root, commit).flatMap(keyOfApproved));
  return { stories: remaining, pictures, reason: `the others ${others.join(", or ")}`, onPassed };
}

const all = (reason) => ({ stories: undefined, reason, onPassed: () => undefined });

/**
 * Returns the commit that last changed the approved pictures. Null without git, and for a commit without a parent: at
 * the end of a shallow clone any file seems to have changed there, and after an import nobody has approved anything.
 */
function latestApproval(root) {
  const commit = gitOutput(root, "log", "-1", "--format=%H", "--", APPROVED);
  return commit && gitOutput(root, "rev-parse", "--verify", "--quiet", `${commit}^`) ? commit : null;
}

/** "visual/approved/primitives-button/all-states.light.390.webp" is that of one key. */
function keyOfApproved(path) {
  const [, key] = /^visual\/approved\/(.+)\.webp$/.exec(path) ?? [];
  return key ? [key] : [];
}
