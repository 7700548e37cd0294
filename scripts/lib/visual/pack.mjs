// Packs approved pictures: rows that another approved picture has are stored there alone, and referred to; rows that a
// picture repeats are stored once.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { rowsOf } from "./align.mjs";
import { pathsOf, pictureFile, picturesIn } from "./album.mjs";
import { committedFile, uncommittedFiles } from "./decisions/git.mjs";
import { hashOfContent, textOfNote } from "./note.mjs";
import { readApproved } from "./readApproved.mjs";
import { findRuns } from "./runs.mjs";
import { directReferences, keepReferences, referencesOf, replacedContent, storeReplaced } from "./versions.mjs";

/** Component whose pictures the pictures of other screens may refer to: those of header and footer alone. */
const FRAME = "screens-frame";

/** Folder of the approved pictures, from the root of the project. */
const FOLDER = "visual/approved";

/** Number of rows kept in the picture itself per row of its height, from which referring is not worth it. */
const WHOLE = 0.9;

/** Number of groups that are packed at the same time; the encoder has threads of its own. */
const PARALLEL = 3;

/**
 * Carries out a decision that replaces approved files, and packs them. Pictures that are as in the latest commit are
 * left as they are, so that branches which approve different pictures merge: what they refer to is kept.
 * @template T
 * @param {Iterable<string>} keys Of the pictures.
 * @param {() => T} decide
 * @returns {Promise<T>}
 */
export async function replaceApproved(root, keys, decide) {
  const replaced = new Set(keys);
  storeReplaced(root, replaced);
  try {
    return decide();
  } finally {
    await packUncommitted(root, replaced);
    keepReferences(root);
  }
}

/**
 * Packs replaced pictures in place, and with them those that no commit has yet and that share rows with them: the
 * result is the same whatever is approved first.
 */
async function packUncommitted(root, replaced) {
  const { approved } = pathsOf(root);
  const all = [...picturesIn(approved).keys()];
  const changed = uncommittedFiles(root, FOLDER)?.map((path) => path.slice(`${FOLDER}/`.length, -".webp".length));
  const uncommitted = new Set(all).intersection(new Set(changed ?? all));
  const groups = new Set([...replaced].map(groupOf));
  const refers = (key) =>
    directReferences(readFileSync(pictureFile(approved, key))).some(([name]) => replaced.has(name));
  const isTouched = (key) => groups.has(groupOf(key)) || refers(key);
  const album = {
    uncommitted: [...uncommitted].toSorted((a, b) => compareTexts(rankOf(a), rankOf(b))),
    committedReferences: referencesOf(root, new Set(all).difference(uncommitted)),
    rows: new Map(),
  };
  await packEach(album.uncommitted.filter(isTouched), (key) => pack(root, key, album));
}

/**
 * Packs pictures anew, also committed ones: each may refer to any before it. What becomes smaller is replaced, and what
 * refers to replaced versions, which are stored beside the pictures as long as somebody needs them. A branch that was
 * made before may replace a picture without keeping it for these.
 * @param {Iterable<string>} keys
 * @returns {Promise<number>} bytes that were saved, without those of replaced versions
 */
export async function packAnew(root, keys) {
  const { approved } = pathsOf(root);
  const all = [...picturesIn(approved).keys()].toSorted((a, b) => compareTexts(rankOf(a), rankOf(b)));
  const album = { uncommitted: all, committedReferences: [], rows: new Map() };
  let saved = 0;
  await packEach([...keys], async (key) => {
    const file = pictureFile(approved, key);
    const content = readFileSync(file);
    const packed = await packFrom(root, [key, hashOfContent(content)], sourcesOf(root, key, null, album), album);
    if (packed.length >= content.length && !needsReplaced(approved, content)) return;
    saved += content.length - packed.length;
    writeFileSync(file, packed);
  });
  keepReferences(root);
  return saved;
}

/** Whether a file refers to a version that another has replaced. */
const needsReplaced = (approved, content) =>
  directReferences(content).some(([name, hash]) => {
    const file = pictureFile(approved, name);
    return !existsSync(file) || hashOfContent(readFileSync(file)) !== hash;
  });

/** Packs the pictures of some groups at the same time, those of each in order. */
async function packEach(keys, packOne) {
  const work = [...Map.groupBy(keys, groupOf).values()];
  const packGroups = async () => {
    for (let group = work.shift(); group; group = work.shift()) for (const key of group) await packOne(key);
  };
  await Promise.all(Array.from({ length: PARALLEL }, packGroups));
}

async function pack(root, key, album) {
  const file = pictureFile(pathsOf(root).approved, key);
  const hash = hashOfContent(readFileSync(file));
  const committed = committedFile(root, `${FOLDER}/${key}.webp`);
  // A picture as it was before has the file that it had: packed anew, it could refer to one that refers to it.
  const isAsCommitted = committed !== null && hashOfContent(committed) === hash;
  const earlier = isAsCommitted ? committed : replacedContent(root, [key, hash]);
  const isNeeded = album.committedReferences.some(([name, itsHash]) => name === key && itsHash === hash);
  if (earlier && (isAsCommitted || isNeeded)) return writeFileSync(file, earlier);
  return writeFileSync(file, await packFrom(root, [key, hash], sourcesOf(root, key, committed, album), album));
}

/** Returns the file of a picture that refers to given versions. */
async function packFrom(root, [key, hash], versions, album) {
  const sources = await Promise.all(
    versions.map(async (version) => ({
      key: version[0],
      hash: version[1],
      rows: await rowsOfVersion(root, version, album),
    })),
  );
  const pixels = await readApproved(root, key);
  return packPicture(pixels, hashesOf(pixels), hash, sources);
}

/**
 * Lists the versions that a picture may refer to so that they are there after any merge: pictures before it, in the
 * order of names, that no other branch has yet, and of those that committed pictures need in any case the ones that
 * its committed file refers to, that file itself, and the frame's. A branch that leaves the picture alone keeps these;
 * one that has replaced it as well conflicts with this one, as it should.
 */
function sourcesOf(root, key, committed, { uncommitted, committedReferences }) {
  const [component, look] = splitKey(key);
  const isBefore = (other) => {
    const [itsComponent, itsLook] = splitKey(other);
    const isRelated = itsComponent === component || isFrameOf(itsComponent, component);
    return itsLook === look && isRelated && compareTexts(rankOf(other), rankOf(key)) < 0;
  };
  const fresh = uncommitted
    .filter(isBefore)
    .map((other) => [other, hashOfContent(readFileSync(pictureFile(pathsOf(root).approved, other)))]);
  const own = committed ? [[key, hashOfContent(committed)], ...directReferences(committed)] : [];
  const names = new Set(own.map(String));
  const isAllowed = (version) =>
    names.has(String(version)) || (isFrameOf(version[0].split("/")[0], component) && splitKey(version[0])[1] === look);
  return [...fresh, ...committedReferences.filter(isAllowed)];
}

/** Hashes of the rows of a version, read once. */
function rowsOfVersion(root, [key, hash], { rows }) {
  const name = `${key} ${hash}`;
  if (!rows.has(name)) rows.set(name, readApproved(root, key, hash).then(hashesOf));
  return rows.get(name);
}

const hashesOf = (pixels) => rowsOf(pixels).map((row) => row.slice(0, 16));

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
