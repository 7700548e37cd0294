// Checks that each cell of a sheet shows what no other shows.
import { createHash } from "node:crypto";
import { pixelsOf } from "./compare.mjs";

/**
 * A picture of a sheet, with the places of its cells.
 * @typedef {object} SheetPicture
 * @property {Buffer} png
 * @property {{ name: string, cut?: string, box: { left: number, top: number, width: number, height: number } }[]} cells
 * @property {boolean} isCovered Whether something lies over the sheet.
 */

/**
 * Returns the faults of a sheet: two cells that look the same at every width, a cell without content, a cell below
 * the picture, content that a cell cuts off, what opens over the sheet, and a picture without cells.
 * @param {SheetPicture[]} sheets One for each width, the narrowest first: the others are only read if cells are equal
 * there, or shown at no other width.
 * @returns {Promise<string[]>} a sentence each, with the mend
 */
export async function faultsOfSheet(sheets) {
  const [narrowest, ...others] = sheets;
  if (!narrowest) return [];
  if (sheets.some(({ cells }) => cells.length === 0))
    return ["the sheet has a picture without a cell: give a story its own args, or the component the tag one-width"];
  const looks = [await look(narrowest)];
  const isNew = ({ name }) => !looks[0].contents.has(name);
  for (const other of others) if (looks[0].pairs.length > 0 || other.cells.some(isNew)) looks.push(await look(other));
  const isSameIn = ({ contents }, [one, another]) =>
    !contents.has(one) || !contents.has(another) || contents.get(one) === contents.get(another);
  const pairs = new Map(
    looks
      .flatMap((sheetLook) => sheetLook.pairs.filter((pair) => looks.every((sheet) => isSameIn(sheet, pair))))
      .map((pair) => [String(pair), pair]),
  );
  const [empty, beyond] = ["empty", "beyond"].map((kind) => [
    ...new Set(looks.flatMap((sheetLook) => sheetLook[kind])),
  ]);
  const cut = new Map(
    sheets.flatMap(({ cells }) => cells.filter((cell) => cell.cut !== undefined).map((cell) => [cell.name, cell.cut])),
  );
  return [
    ...[...pairs.values()].map(
      ([one, other]) =>
        `"${one}" and "${other}" look the same: give one of them args or a play that shows its state, or the tag !sheet`,
    ),
    ...(beyond.length > 0
      ? [
          `the sheet is higher than its picture, which lacks "${beyond.join('", "')}": give some of its stories the tag !sheet`,
        ]
      : []),
    ...empty.map((name) => `"${name}" shows nothing: give it the tag !sheet`),
    ...[...cut].map(([name, text]) => `"${name}" cuts off "${text}", which is wider than the sheet: let it wrap`),
    ...(sheets.some(({ isCovered }) => isCovered)
      ? ["something lies over the sheet: give the story that opens it the tags !sheet and visual"]
      : []),
  ];
}

/** Content of each cell by its name; names of cells without content, and below the picture; pairs of equal cells. */
async function look({ png, cells }) {
  const picture = await pixelsOf(png);
  const names = new Map();
  const contents = new Map();
  const [empty, beyond] = [[], []];
  /** @type {[string, string][]} */
  const pairs = [];
  for (const { name, box } of cells) {
    if (box.top + box.height > picture.height) {
      beyond.push(name);
      continue;
    }
    const { hash, isPlain } = contentOf(picture, box);
    if (isPlain) {
      empty.push(name);
      continue;
    }
    contents.set(name, hash);
    if (names.has(hash)) pairs.push([names.get(hash), name]);
    else names.set(hash, name);
  }
  return { contents, empty, beyond, pairs };
}

/** Hash of the pixels of a place, and whether they all have the same colour. */
function contentOf({ data, width, height }, box) {
  const [left, right] = [Math.max(0, box.left), Math.min(width, box.left + box.width)];
  const [top, bottom] = [Math.max(0, box.top), Math.min(height, box.top + box.height)];
  const hash = createHash("sha256").update(`${right - left} ${bottom - top}\n`);
  const color = data.subarray((top * width + left) * 4, (top * width + left) * 4 + 4);
  const plainRow = Buffer.alloc(Math.max(0, right - left) * 4, color.length === 4 ? color : 0);
  let isPlain = true;
  for (let row = top; row < bottom; row += 1) {
    const pixels = data.subarray((row * width + left) * 4, (row * width + right) * 4);
    hash.update(pixels);
    isPlain &&= pixels.equals(plainRow);
  }
  return { hash: hash.digest("base64url"), isPlain };
}

/**
 * Returns the stories that look the same as another in every theme, width and variant of both.
 * @param pictures Pairs of a picture as in `picturesOf` and its hash.
 * @returns {string[]} a sentence for each pair of stories, with the mend
 */
export function equalPictures(pictures) {
  const stories = new Map();
  const owners = new Map();
  for (const [{ id, title, name, theme, width, variant = "" }, hash] of pictures) {
    const look = [theme, width, variant].join(" ");
    const story = stories.get(id) ?? { name: `${title}/${name}`, looks: new Map() };
    stories.set(id, story);
    story.looks.set(look, hash);
    owners.set(`${look} ${hash}`, [...(owners.get(`${look} ${hash}`) ?? []), id]);
  }
  const isAlike = (one, other) =>
    stories
      .get(one)
      .looks.entries()
      .every(([look, hash]) => (stories.get(other).looks.get(look) ?? hash) === hash);
  const pairs = [...owners.values()].flatMap(([first, ...others]) => others.map((other) => [first, other]));
  return [
    ...new Set(
      pairs
        .filter(([one, other]) => one !== other && isAlike(one, other))
        .map(
          ([one, other]) =>
            `${stories.get(one).name} and ${stories.get(other).name} look the same: let the play of one end in its state, take its tag visual away, or give it the tag no-picture`,
        ),
    ),
  ];
}

/** Hash of a picture in its file, which is the same for the same pixels taken by the camera. */
export const hashOfPicture = (png) => createHash("sha256").update(png).digest("base64url");
