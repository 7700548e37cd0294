// Chooses pictures that together show each state once.

/**
 * Chooses pictures that show every state in little time, by the greedy algorithm for weighted set covers.
 * @param {Map<string, Iterable<string>>} statesOf States of each picture, by its key.
 * @param {string[]} [fixed] Pictures that are chosen whatever they show.
 * @param {number} [most] Number of pictures at which the choice ends.
 * @returns {Set<string>}
 */
export function coverStates(statesOf, fixed = [], most = Infinity) {
  const cover = new Set(fixed.slice(0, most));
  const visits = new Set([...cover].map(visitOf));
  const coverage = new Set([...cover].flatMap((key) => [...(statesOf.get(key) ?? [])]));
  const missing = new Map(
    [...statesOf].map(([key, states]) => [key, new Set([...states].filter((state) => !coverage.has(state)))]),
  );
  const worthOf = ([key, states]) => states.size / costOf(key, visits);
  for (;;) {
    const best = [...missing].reduce((one, other) => (worthOf(other) > worthOf(one) ? other : one), ["", new Set()]);
    const [key, states] = best;
    if (states.size === 0 || cover.size >= most) return cover;
    cover.add(key);
    visits.add(visitOf(key));
    for (const others of missing.values()) if (others !== states) for (const state of states) others.delete(state);
    missing.delete(key);
  }
}

/** Step of a flow in a key. */
const STEP = /\.step-\d+$/;

/** Returns what the pictures of one mounted story have in common: "flows-search/mended.1440". */
const visitOf = (key) => key.replace(/\.(?:light|dark)(?=\.)/, "").replace(STEP, "");

/** Returns the time of a picture as a multiple of a screen's: plays of flows take longest, and mounting most of the rest. */
function costOf(key, visits) {
  if (visits.has(visitOf(key))) return 0.2;
  return STEP.test(key) ? 3 : 1;
}
