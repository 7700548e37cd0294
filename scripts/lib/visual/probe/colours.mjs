// Colours of the probe: magenta, each in a shade of its own, which no picture has of itself.

const SHADES = 64;
const FIRST_BLUE = 192;
/** Number of colours that one picture can tell apart. */
export const MAX_COLOURS = SHADES * SHADES;

/** Returns the colour of a mutation: red 255, green up to 63, blue from 192. */
export const colourOf = (number) => `rgb(255, ${Math.floor(number / SHADES)}, ${FIRST_BLUE + (number % SHADES)})`;

/**
 * Counts the pixels of each colour of the probe.
 * @param {{ data: Buffer }} picture RGBA
 * @returns {Map<number, number>} number of pixels by number of the colour
 */
export function countColours({ data }) {
  const counts = new Map();
  for (let at = 0; at < data.length; at += 4) {
    const [green, blue] = [data[at + 1], data[at + 2]];
    if (data[at] !== 255 || green >= SHADES || blue < FIRST_BLUE) continue;
    const number = green * SHADES + blue - FIRST_BLUE;
    counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  return counts;
}
