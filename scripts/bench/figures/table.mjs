// How figures are written.

/** A number with so many digits behind the point and commas between thousands; "–" for none. @param {number | null | undefined} value */
export const toNumber = (value, digits = 0) =>
  value === null || value === undefined || Number.isNaN(value)
    ? "–"
    : value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** How many times as much; "–" where there is nothing to compare with. @param {number} ours @param {number} floor */
export const toRatio = (ours, floor) => (floor > 0 && Number.isFinite(ours) ? (ours / floor).toFixed(2) : "–");

/**
 * Writes rows under one another, the first column to the left, the others to the right.
 * @param {readonly (readonly unknown[])[]} rows the first of which is the heading
 * @returns {string}
 */
export function toTable(rows) {
  const texts = rows.map((row) => row.map(String));
  const widths = [];
  for (const row of texts) row.forEach((cell, at) => (widths[at] = Math.max(widths[at] ?? 0, cell.length)));
  return texts
    .map((row) =>
      row
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at])))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
