// Pictures of the walk, and the page that shows them.
import sharp from "sharp";

/** Width of a small picture in pixels, equal to the phone's. */
const SMALL_WIDTH = 390;
const MAX_SMALL_BYTES = 20_000;

/** Returns the file name of a task's picture. @param {number} number */
export const pictureName = (number) => `${String(number).padStart(2, "0")}.webp`;

/** Encodes a screenshot in its original size. @param {Buffer} screenshot @returns {Promise<Buffer>} */
export const toPicture = (screenshot) => sharp(screenshot).webp({ quality: 60 }).toBuffer();

/**
 * Encodes a screenshot in at most 20 KB, with the highest quality that this allows. @param {Buffer} screenshot @returns
 * {Promise<Buffer>}
 */
export async function toSmallPicture(screenshot) {
  const small = sharp(screenshot).resize(SMALL_WIDTH);
  for (let quality = 60; ; quality -= 5) {
    const bytes = await small.clone().webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length <= MAX_SMALL_BYTES || quality <= 5) return bytes;
  }
}

/**
 * Writes the page of the walk: each task with its taps, its path and its picture.
 * @param {readonly { number: number, name: string, taps: number, path: readonly string[] }[]} rows
 * @returns {string} Markdown
 */
export function toPage(rows) {
  const cells = rows.map(
    ({ number, name, taps, path }) =>
      `| ${number} | **${name}** | ${taps} | ${path.join(" → ").replaceAll("|", "\\|") || "scroll"} | <img src="${pictureName(number)}" width="195" alt="${name}: the screen at the goal"> |`,
  );
  return `# A walk of twenty tasks

Twenty tasks of a new shopper on a phone 390 px wide, each from the home page, in the built app with the embedded shop. A tap is a touch of a control, an option chosen in a list, or the search key of the keyboard; typing and scrolling are none. None may take more than five.

\`npm run bench:walk -- --pictures docs/walk\` does them again and renews this page; a task that fails or takes a sixth tap fails the run. The tasks are in \`scripts/bench/walk/tasks.mjs\`.

| | task | taps | path | goal |
| --- | --- | --- | --- | --- |
${cells.join("\n")}
`;
}
