/** Number of results that are rated. */
const RATED_RESULTS = 10;

const gainAt = (grade, place) => (2 ** grade - 1) / Math.log2(place + 2);

/**
 * Returns the normalised discounted cumulative gain of a list of results: 1 if the best products are first, 0 without a
 * relevant one. Only the first ten results count, and later ones count less.
 *
 * @param {readonly string[]} slugs Results, the best first.
 * @param {ReadonlyMap<string, number>} grades Grades of the relevant products, from 1 to 3.
 */
export function rateResults(slugs, grades) {
  const sum = (list) => list.slice(0, RATED_RESULTS).reduce((total, grade, place) => total + gainAt(grade, place), 0);
  const ideal = sum([...grades.values()].toSorted((a, b) => b - a));
  return sum(slugs.map((slug) => grades.get(slug) ?? 0)) / ideal;
}
