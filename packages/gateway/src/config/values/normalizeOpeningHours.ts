import type { OpeningHours, Weekday } from "@rewire/domain";

type OpenTimes = NonNullable<OpeningHours["open"]>;

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/**
 * Normalises the rows that an owner has written: sorted by day and time, and without two for the same time, of which
 * the first counts. A day has several rows if the shop closes in between, as for lunch.
 */
export function normalizeOpeningHours(rows: readonly OpeningHours[]): readonly OpeningHours[] {
  const normalizedRows: OpeningHours[] = [];
  for (const day of weekdays) {
    let lastIndex = -1;
    for (const open of listTimesOfDay(rows, day)) {
      // Behind the row of the day's earlier times, so that each day's rows stay in ascending order.
      const index = normalizedRows.findIndex(
        (row, rowIndex) => rowIndex > lastIndex && row.to === day - 1 && areTimesEqual(row.open, open),
      );
      const previousRow = normalizedRows[index];
      if (previousRow) normalizedRows[index] = { ...previousRow, to: day };
      else normalizedRows.push({ from: day, to: day, open });
      lastIndex = previousRow ? index : normalizedRows.length - 1;
    }
  }
  return normalizedRows;
}

/** Lists the times of a day in ascending order; only null for a day that is closed, none for a day without a row. */
function listTimesOfDay(rows: readonly OpeningHours[], day: Weekday): readonly OpeningHours["open"][] {
  const [firstRow, ...otherRows] = rows.filter(({ from, to }) => from <= day && day <= to);
  if (!firstRow) return [];
  if (!firstRow.open) return [null];
  const times: OpenTimes[] = [firstRow.open];
  for (const { open } of otherRows)
    if (open && times.every(({ from, to }) => open.to <= from || to <= open.from)) times.push(open);
  return times.toSorted((a, b) => a.from.localeCompare(b.from));
}

const areTimesEqual = (times: OpeningHours["open"], others: OpeningHours["open"]): boolean =>
  times?.from === others?.from && times?.to === others?.to;
