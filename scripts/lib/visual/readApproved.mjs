// Reads approved pictures with the rows that they refer to.
import { pixelsOf } from "./compare.mjs";
import { noteOf } from "./note.mjs";
import { contentOf } from "./versions.mjs";

/**
 * Returns the pixels of an approved picture, with the rows that it refers to.
 * @param {string} [hash] Of the version that is meant, if it may be a replaced one.
 * @throws {Error} if there is no such picture
 */
export const readApproved = (root, key, hash) => readVersion(root, [key, hash], new Map());

/** @param {Map<string, Promise<object>>} pixelsByVersion Pixels of the versions that were read, which several may refer to. */
function readVersion(root, version, pixelsByVersion) {
  const name = String(version);
  const pixels = pixelsByVersion.get(name) ?? decode(root, version, pixelsByVersion);
  pixelsByVersion.set(name, pixels);
  return pixels;
}

async function decode(root, [key, hash], pixelsByVersion) {
  const content = contentOf(root, key, hash);
  const [own, note] = [await pixelsOf(content), noteOf(content)];
  if (!note?.runs) return own;
  const sources = [
    own,
    ...(await Promise.all(note.from.map((version) => readVersion(root, version, pixelsByVersion)))),
  ];
  const bytes = own.width * 4;
  const parts = note.runs.map(([source, start, count]) =>
    sources[source].data.subarray(start * bytes, (start + count) * bytes),
  );
  const data = Buffer.concat(parts);
  return { data, width: own.width, height: data.length / bytes };
}
