// What is counted from many measurements.

/** Sorted from the smallest. @param {readonly number[]} values */
const ascending = (values) => values.toSorted((one, other) => one - other);

/** The middle of the values, the mean of both middles where there are two; NaN for none. @param {readonly number[]} values */
export function median(values) {
  const sorted = ascending(values);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}

/**
 * The smallest value that at least such a share of all values does not exceed (nearest rank); NaN for none.
 * @param {readonly number[]} values
 * @param {number} share above 0, up to 1
 */
export function percentile(values, share) {
  // Multiplied in whole thousandths: 0.07 * 100 is more than 7.
  const rank = Math.ceil((Math.round(share * 1000) * values.length) / 1000);
  return ascending(values)[Math.max(0, rank - 1)] ?? Number.NaN;
}

/**
 * How much y grows for one x, by least squares; 0 for fewer than two points, or all of one x.
 * @param {readonly { x: number, y: number }[]} points
 */
export function slope(points) {
  const mean = (key) => points.reduce((sum, point) => sum + point[key], 0) / points.length;
  const [meanX, meanY] = [mean("x"), mean("y")];
  const spread = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  return spread > 0 ? points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / spread : 0;
}
