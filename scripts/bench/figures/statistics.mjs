// Statistics of repeated measurements.

/** Sorts in ascending order. @param {readonly number[]} values */
const ascending = (values) => values.toSorted((one, other) => one - other);

/** Returns the median; NaN for no values. @param {readonly number[]} values */
export function median(values) {
  const sorted = ascending(values);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}

/**
 * Returns a quantile by nearest rank; NaN for no values.
 * @param {readonly number[]} values
 * @param {number} share above 0, up to 1
 */
export function percentile(values, share) {
  // Computed in integer thousandths, because 0.07 * 100 is more than 7.
  const rank = Math.ceil((Math.round(share * 1000) * values.length) / 1000);
  return ascending(values)[Math.max(0, rank - 1)] ?? Number.NaN;
}

/**
 * Returns the slope of a linear regression; 0 for fewer than two points, or equal x.
 * @param {readonly { x: number, y: number }[]} points
 */
export function slope(points) {
  const mean = (key) => points.reduce((sum, point) => sum + point[key], 0) / points.length;
  const [meanX, meanY] = [mean("x"), mean("y")];
  const spread = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  return spread > 0 ? points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / spread : 0;
}
