// Second looks of pictures in the list of second tries.

/** What a run says of a picture or of a story, by its key or its name, that came out right at a second look. */
export const describeSecondLook = (name) => `${name} came out right at a second look`;

/**
 * Describes how often a picture needed a second look, or its story could not be pictured at first.
 * @param {{ key: string, title: string, name: string }} picture
 * @param {string[][]} runs Names of the tests that needed a second try, by run (see `retriesByRun`).
 * @returns {string} such as "needed a second look in 2 of the last 20 runs"; empty for none
 */
export function describeFlakiness({ key, title, name }, runs) {
  const ofPicture = describeSecondLook(key);
  const ofStory = describeSecondLook(`${title}/${name}`);
  const count = runs.filter((names) => names.includes(ofPicture) || names.includes(ofStory)).length;
  if (count === 0) return "";
  return `needed a second look in ${count} of the last ${runs.length} ${runs.length === 1 ? "run" : "runs"}`;
}
