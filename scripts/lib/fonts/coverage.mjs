// Checks texts against the characters of font families.

const SPACE = 0x20;

/** Locations of every character of texts. Tabs and line breaks are not rendered. */
function placesByCharacter(texts) {
  const places = new Map();
  for (const { text, place } of texts) {
    for (const character of text) {
      if (character.codePointAt(0) < SPACE) continue;
      places.set(character, (places.get(character) ?? new Set()).add(place));
    }
  }
  return places;
}

/**
 * Checks texts against font families.
 * @param texts `{ text, place }[]`
 * @param faces `{ family, characters }[]`, as returned by `readFaces`
 * @param families names of families, each of which must contain the characters of every text
 * @param exceptions as in exceptions.mjs
 * @returns {{ characterCount: number, gaps: object[], unusedExceptions: object[] }} number of distinct characters,
 * missing ones (`{ character, families, places }`), and exceptions without effect
 */
export function findGaps(texts, { faces, families, exceptions }) {
  const characters = placesByCharacter(texts);
  const draws = (family, character) =>
    faces.some((face) => face.family === family && face.characters.has(character.codePointAt(0)));
  const usedExceptions = new Set();
  const isException = (character, place) => {
    const exception = exceptions.find((one) => one.characters.test(character) && (one.places?.test(place) ?? true));
    if (exception) usedExceptions.add(exception);
    return Boolean(exception);
  };
  const gaps = [];
  for (const [character, places] of characters) {
    const without = families.filter((family) => !draws(family, character));
    if (without.length === 0) continue;
    const remaining = [...places].filter((place) => !isException(character, place));
    if (remaining.length > 0) gaps.push({ character, families: without, places: remaining });
  }
  const unusedExceptions = exceptions.filter((exception) => !usedExceptions.has(exception));
  return { characterCount: characters.size, gaps, unusedExceptions };
}

/** Formats a gap: "″ U+2033 is in no file of Stack Sans Notch Variable: laptopProducts.ts:12, and 3 more places". */
export function describeGap({ character, families, places }) {
  const code = character.codePointAt(0).toString(16).toUpperCase().padStart(4, "0");
  const more = places.length - 1;
  const others = more > 0 ? `, and ${more} more place${more > 1 ? "s" : ""}` : "";
  return `${character} U+${code} is in no file of ${families.join(" or ")}: ${places[0]}${others}`;
}
