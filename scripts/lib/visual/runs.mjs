// Finds rows of a picture in other pictures, and those that it repeats.

/** Number of rows from which a reference takes less space than the rows. */
const MIN_ROWS = 12;
/** Number of different rows from which that is so for rows of the picture itself: blank ones cost nothing. */
const MIN_REPEATED = 8;
/** Number of places of the same row that are tried. */
const MAX_PLACES = 12;

/**
 * Finds the longest runs of rows that other pictures have, or that the picture repeats, from top to bottom. The cells of
 * a sheet repeat most of their rows, too far apart for the encoder where a sheet is wide.
 * @param {string[]} rows Hashes of the picture's rows.
 * @param {string[][]} sources Hashes of the rows of the other pictures.
 * @returns {{ runs: [source: number, start: number, count: number][], own: number[] }} all rows as runs: source 0 stands
 * for `own`, the rows to store, the others from 1; and numbers of the rows to store
 */
export function findRuns(rows, sources) {
  const own = [];
  const ownRows = [];
  const all = [ownRows, ...sources];
  const places = placesOf(all);
  const runs = [];
  for (let row = 0; row < rows.length;) {
    const [source, start, count] = longestRun(rows, row, all, places.get(rows[row]) ?? []);
    const isRepetition = source === 0;
    if (count >= MIN_ROWS && (!isRepetition || new Set(rows.slice(row, row + count)).size >= MIN_REPEATED)) {
      runs.push([source, start, count]);
      row += count;
    } else {
      const last = runs.at(-1);
      if (last?.[0] === 0 && last[1] + last[2] === own.length) last[2] += 1;
      else runs.push([0, own.length, 1]);
      addPlace(places, rows[row], [0, own.length]);
      own.push(row);
      ownRows.push(rows[row]);
      row += 1;
    }
  }
  return { runs, own };
}

/** Places of each row: pairs of a source and the number of the row there. */
function placesOf(sources) {
  const places = new Map();
  for (const [source, rows] of sources.entries())
    for (const [number, row] of rows.entries()) addPlace(places, row, [source, number]);
  return places;
}

function addPlace(places, row, place) {
  const rowPlaces = places.get(row);
  if (!rowPlaces) places.set(row, [place]);
  else if (rowPlaces.length < MAX_PLACES) rowPlaces.push(place);
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
