// Colours of the probe: magenta, each in a shade of its own, which no picture has of itself.

const SHADES = 64;
const FIRST_BLUE = 192;
/** Number of colours that one picture can tell apart. */
export const MAX_COLOURS = SHADES * SHADES;

/** Returns the colour of a mutation: red 255, green up to 63, blue from 192. */
export const colourOf = (number) => `rgb(255, ${Math.floor(number / SHADES)}, ${FIRST_BLUE + (number % SHADES)})`;

/** Pixels of its colour by which a mutation may be seen. */
const MIN_PIXELS = 4;
/** Colours that no mixture of two others among them is equal to. */
export const PURE_COLOURS = [0, 5 * SHADES + 16, 16 * SHADES + 32, 36 * SHADES + 48, 63 * SHADES + 63];

/**
 * Finds the colours of the probe. Where two colours meet, an edge that lies between two pixels is drawn in a mixture of
 * them, which can be the colour of a third mutation: a line of one pixel. Two by two pixels are no such line.
 * @param {{ data: Buffer, width: number }} picture RGBA
 * @returns {{ solid: Set<number>, thin: Set<number> }} numbers of the colours that are seen for certain, and of those
 * that have some pixels
 */
export function findColours({ data, width }) {
  const counts = new Map();
  const solid = new Set();
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  const isSquare = (at) =>
    (at + 1) % width > 0 && [1, width, width + 1].every((step) => pixels[at + step] === pixels[at]);
  for (let at = 0; at < pixels.length; at += 1) {
    const [green, blue] = [data[4 * at + 1], data[4 * at + 2]];
    if (data[4 * at] !== 255 || green >= SHADES || blue < FIRST_BLUE) continue;
    const number = green * SHADES + blue - FIRST_BLUE;
    if (solid.has(number)) continue;
    if (isSquare(at)) solid.add(number);
    counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  const enough = [...counts].filter(([number, count]) => count >= MIN_PIXELS && !solid.has(number));
  return { solid, thin: new Set(enough.map(([number]) => number)) };
}
