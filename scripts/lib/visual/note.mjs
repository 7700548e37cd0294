// Note in the file of an approved picture: hash of the picture, and where its rows are.
import { createHash } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";

const MARK = "rewire:";

/**
 * Note of a picture.
 * @typedef {object} Note
 * @property {string} hash SHA-256 of the file of the camera that was seen.
 * @property {[key: string, hash: string][]} [from] Pictures whose rows it refers to.
 * @property {[source: number, start: number, count: number][]} [runs] Its rows from top to bottom; source 0 is the file
 * itself, the others are those of `from` from 1. Without runs the file has all rows.
 */

/** @param {Note} note @returns {string} */
export const textOfNote = (note) => MARK + deflateRawSync(JSON.stringify(note), { level: 9 }).toString("base64url");

/** Returns the note of a WebP file, from its EXIF data; null if it has none. @returns {Note | null} */
export function noteOf(content) {
  if (content.toString("latin1", 0, 4) !== "RIFF") return null;
  for (let at = 12; at + 8 <= content.length;) {
    const size = content.readUInt32LE(at + 4);
    if (content.toString("latin1", at, at + 4) === "EXIF") {
      const text = content.toString("latin1", at + 8, at + 8 + size);
      const note = new RegExp(`${MARK}([\\w-]+)`).exec(text)?.[1];
      return note ? JSON.parse(inflateRawSync(Buffer.from(note, "base64url")).toString()) : null;
    }
    at += 8 + size + (size % 2);
  }
  return null;
}

/** Returns the hash of the picture in a file: the one in its note, otherwise the SHA-256 of the file. */
export const hashOfContent = (content) => noteOf(content)?.hash ?? createHash("sha256").update(content).digest("hex");
