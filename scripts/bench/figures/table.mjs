// Formats figures for tables.

/** Formats a number with decimals and thousands separators; "–" for none. @param {number | null | undefined} value */
export const toNumber = (value, digits = 0) =>
  value === null || value === undefined || Number.isNaN(value)
    ? "–"
    : value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Formats a ratio; "–" without a reference. @param {number} ours @param {number} floor */
export const toRatio = (ours, floor) => (floor > 0 && Number.isFinite(ours) ? (ours / floor).toFixed(2) : "–");

/**
 * Formats a table; the first column is left-aligned, the others right-aligned.
 * @param {readonly (readonly unknown[])[]} rows the first is the heading
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
