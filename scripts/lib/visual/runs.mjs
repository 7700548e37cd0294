// Finds rows of a picture in other pictures.

/** Number of rows from which a reference takes less space than the rows. */
const MIN_ROWS = 12;
/** Number of places of the same row that are tried. */
const MAX_PLACES = 12;

/**
 * Finds the longest runs of rows that other pictures have, from top to bottom.
 * @param {string[]} rows Hashes of the picture's rows.
 * @param {string[][]} sources Hashes of the rows of the other pictures.
 * @returns {{ runs: [source: number, start: number, count: number][], own: number[] }} all rows as runs: source 0 stands
 * for `own`, the rows that no other picture has, the others from 1; and numbers of the picture's own rows
 */
export function findRuns(rows, sources) {
  const places = placesOf(sources);
  const runs = [];
  const own = [];
  for (let row = 0; row < rows.length;) {
    const [source, start, count] = longestRun(rows, row, sources, places.get(rows[row]) ?? []);
    if (count >= MIN_ROWS) {
      runs.push([source + 1, start, count]);
      row += count;
    } else {
      const last = runs.at(-1);
      if (last?.[0] === 0) last[2] += 1;
      else runs.push([0, own.length, 1]);
      own.push(row);
      row += 1;
    }
  }
  return { runs, own };
}

/** Places of each row: pairs of a source and the number of the row there. */
function placesOf(sources) {
  const places = new Map();
  for (const [source, rows] of sources.entries())
    for (const [number, row] of rows.entries()) {
      const rowPlaces = places.get(row);
      if (!rowPlaces) places.set(row, [[source, number]]);
      else if (rowPlaces.length < MAX_PLACES) rowPlaces.push([source, number]);
    }
  return places;
}

function longestRun(rows, row, sources, places) {
  let longest = [-1, 0, 0];
  for (const [source, start] of places) {
    const other = sources[source];
    let count = 0;
    while (row + count < rows.length && rows[row + count] === other[start + count]) count += 1;
    if (count > longest[2]) longest = [source, start, count];
  }
  return longest;
}
