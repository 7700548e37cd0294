// What a run over the whole set of pictures says about their steadiness.
import { commitOf } from "../ledger.mjs";

/**
 * Describes a run of the whole set as a line of docs/contributing/picture-runs.jsonl.
 * @param {string} root Folder of the project, for the commit.
 * @param {Awaited<ReturnType<import("./run.mjs").pictureWorkshop>>} run
 * @returns {import("../../bench/steadiness/verdict.mjs").Rerun}
 */
export function toRerun(root, { started, seconds, photographedCount, results, secondLooks, troubles }) {
  // A second look names the key of a picture, or a story with its first error.
  const retriedStories = secondLooks.filter((name) => name.endsWith(")"));
  const retriedPictures = secondLooks.filter((name) => !retriedStories.includes(name));
  return {
    when: new Date(started).toISOString(),
    commit: commitOf(root),
    seconds: Math.round(seconds),
    pictures: photographedCount,
    differed: [...results.map(({ key }) => key), ...retriedPictures],
    faults: [...troubles, ...retriedStories],
  };
}
