// Packs approved pictures: rows that another approved picture has are stored there alone, and referred to; rows that a
// picture repeats are stored once.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import sharp from "sharp";
import { rowsOf } from "./align.mjs";
import { pathsOf, pictureFile, picturesIn } from "./album.mjs";
import { pixelsOf } from "./compare.mjs";
import { findVersion } from "./decisions/git.mjs";
import { hashOfContent, noteOf, textOfNote } from "./note.mjs";
import { findRuns } from "./runs.mjs";

/** Component whose pictures the pictures of other screens may refer to: those of header and footer alone. */
const FRAME = "screens-frame";

/** Number of rows kept in the picture itself per row of its height, from which referring is not worth it. */
const WHOLE = 0.9;

/** Number of groups that are packed at the same time; the encoder has threads of its own. */
const PARALLEL = 3;

/**
 * Returns the pixels of an approved picture, with the rows that it refers to.
 * @param {string} [hash] Of the picture that is meant. If the approved one is another, git is asked for the version:
 * after a merge a picture may refer to one that the other branch has replaced.
 * @throws {Error} if there is no such picture
 */
export async function readApproved(root, key, hash) {
  const content = contentOf(root, key, hash);
  const [own, note] = [await pixelsOf(content), noteOf(content)];
  if (!note?.runs) return own;
  const sources = [own, ...(await Promise.all(note.from.map(([name, itsHash]) => readApproved(root, name, itsHash))))];
  const bytes = own.width * 4;
  const parts = note.runs.map(([source, start, count]) =>
    sources[source].data.subarray(start * bytes, (start + count) * bytes),
  );
  const data = Buffer.concat(parts);
  return { data, width: own.width, height: data.length / bytes };
}

function contentOf(root, key, hash) {
  const file = pictureFile(pathsOf(root).approved, key);
  const content = existsSync(file) ? readFileSync(file) : null;
  if (content && (hash === undefined || hashOfContent(content) === hash)) return content;
  const path = relative(root, file).replaceAll("\\", "/");
  const earlier = findVersion(root, path, (version) => hashOfContent(version) === hash);
  if (!earlier) throw new Error(`${path} is not there in the version ${hash}, and git has none.`);
  return earlier;
}

/**
 * Carries out a decision that replaces approved files, and packs them. Pictures that refer to a replaced one get its
 * rows before, and refer to what there is afterwards.
 * @template T
 * @param {Iterable<string>} keys Of the pictures.
 * @param {() => T} decide
 * @returns {Promise<T>}
 */
export async function replaceApproved(root, keys, decide) {
  const replaced = new Set(keys);
  const referents = await expandReferents(root, replaced);
  try {
    return decide();
  } finally {
    await packApproved(root, replaced.union(new Set(referents)));
  }
}

/** Gives pictures that refer to others all of their rows. @returns {Promise<string[]>} their keys */
async function expandReferents(root, keys) {
  const { approved } = pathsOf(root);
  const notes = [...picturesIn(approved).keys()].map((key) => [key, noteOf(readFileSync(pictureFile(approved, key)))]);
  const refers = ([key, note]) => !keys.has(key) && note?.from?.some(([name]) => keys.has(name));
  const referents = notes.filter(refers);
  for (const [key, { hash }] of referents) {
    const pixels = await readApproved(root, key);
    writeFileSync(pictureFile(approved, key), await encode(pixels, { hash }, 0));
  }
  return referents.map(([key]) => key);
}

/**
 * Packs approved pictures in place. A picture refers to those before it in the order of names and to the frame's, of
 * the same component, theme, width and language, so that no two refer to each other.
 * @param {Iterable<string>} keys
 */
export async function packApproved(root, keys) {
  const { approved } = pathsOf(root);
  const all = [...picturesIn(approved).keys()];
  const selectedKeys = new Set(all).intersection(new Set(keys));
  const packGroup = async (group) => {
    const [component, look] = splitKey(group[0]);
    const last = group.toSorted().at(-1);
    const isBefore = (key) => {
      const [other, otherLook] = splitKey(key);
      return otherLook === look && (other === component ? key <= last : isFrameOf(other, component));
    };
    const order = all.filter(isBefore).toSorted((a, b) => compareTexts(rankOf(a), rankOf(b)));
    await packInOrder(root, order, selectedKeys);
  };
  const groups = [...Map.groupBy(selectedKeys, groupOf).values()];
  const work = async () => {
    for (let group = groups.shift(); group; group = groups.shift()) await packGroup(group);
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
}

async function packInOrder(root, order, selectedKeys) {
  const sources = [];
  for (const key of order) {
    const file = pictureFile(pathsOf(root).approved, key);
    const hash = hashOfContent(readFileSync(file));
    const pixels = await readApproved(root, key);
    const rows = rowsOf(pixels).map((row) => row.slice(0, 16));
    if (selectedKeys.has(key)) writeFileSync(file, await packPicture(pixels, rows, hash, sources));
    sources.push({ key, hash, rows });
  }
}

/** Returns the file of a picture that refers to the rows of others and stores those once that it repeats. */
async function packPicture(pixels, rows, hash, sources) {
  const { runs, own } = findRuns(
    rows,
    sources.map((source) => source.rows),
  );
  if (own.length >= rows.length * WHOLE) return encode(pixels, { hash }, 6);
  const bytes = pixels.width * 4;
  // A WebP picture has one row at least.
  const ownRows = (own.length > 0 ? own : [0]).map((row) => pixels.data.subarray(row * bytes, (row + 1) * bytes));
  const used = [...new Set(runs.map(([source]) => source))].filter((source) => source > 0);
  const note = {
    hash,
    from: used.map((source) => [sources[source - 1].key, sources[source - 1].hash]),
    runs: runs.map(([source, start, count]) => [used.indexOf(source) + 1, start, count]),
  };
  const packed = await encode({ ...pixels, data: Buffer.concat(ownRows), height: ownRows.length }, note, 6);
  if (used.length > 0) return packed;
  // The encoder finds repetitions that are near each other by itself.
  const whole = await encode(pixels, { hash }, 6);
  return packed.length < whole.length ? packed : whole;
}

/** Lossless WebP; its note is in the EXIF data. */
const encode = ({ data, width, height }, note, effort) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .withExif({ IFD0: { ImageDescription: textOfNote(note) } })
    .webp({ lossless: true, effort })
    .toBuffer();

/** "screens-cart/full.light.390.de": component, and what has to be equal for pictures to have rows in common. */
function splitKey(key) {
  const [component = "", file = ""] = key.split("/");
  return [component, file.slice(file.indexOf("."))];
}

const groupOf = (key) => splitKey(key).join(" ");
const isFrameOf = (other, component) => other === FRAME && component.startsWith("screens-");
const rankOf = (key) => `${key.startsWith(`${FRAME}/`) ? 0 : 1} ${key}`;
const compareTexts = (a, b) => (a < b ? -1 : Number(a > b));
