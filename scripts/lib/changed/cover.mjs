// Chooses pictures that together show each state once.

/**
 * Chooses few pictures that show every state, by the greedy algorithm for set covers.
 * @param {Map<string, Iterable<string>>} statesOf States of each picture, by its key.
 * @param {string[]} [fixed] Pictures that are chosen whatever they show.
 * @param {number} [most] Number of pictures at which the choice ends.
 * @returns {Set<string>}
 */
export function coverStates(statesOf, fixed = [], most = Infinity) {
  const cover = new Set(fixed.slice(0, most));
  const coverage = new Set([...cover].flatMap((key) => [...(statesOf.get(key) ?? [])]));
  const missing = new Map(
    [...statesOf].map(([key, states]) => [key, new Set([...states].filter((state) => !coverage.has(state)))]),
  );
  for (;;) {
    const [key, states] = [...missing].reduce(
      (best, one) => (one[1].size > best[1].size ? one : best),
      ["", new Set()],
    );
    if (states.size === 0 || cover.size >= most) return cover;
    cover.add(key);
    for (const others of missing.values()) if (others !== states) for (const state of states) others.delete(state);
    missing.delete(key);
  }
}
