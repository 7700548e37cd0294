// What a run over the whole set of pictures says about their steadiness.
import { commitOf } from "../ledger.mjs";

/**
 * Describes a run of the whole set as a line of docs/contributing/picture-runs.jsonl.
 * @param {string} root Folder of the project, for the commit.
 * @param {Awaited<ReturnType<import("./run.mjs").pictureWorkshop>>} run
 * @returns {import("../../bench/steadiness/verdict.mjs").Rerun}
 */
export function toRerun(root, { started, seconds, photographedCount, results, secondLooks, troubles }) {
  const retriedStories = secondLooks.filter(({ error }) => error !== undefined);
  const retriedPictures = secondLooks.filter(({ error }) => error === undefined);
  return {
    when: new Date(started).toISOString(),
    commit: commitOf(root),
    seconds: Math.round(seconds),
    pictures: photographedCount,
    differed: [...results.map(({ key }) => key), ...retriedPictures.map(({ name }) => name)],
    faults: [...troubles, ...retriedStories.map(({ name, error }) => `${name} (${error})`)],
  };
}
