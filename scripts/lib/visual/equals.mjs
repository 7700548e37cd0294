// Caches which taken picture equals which approved one, so that their pixels are compared only once.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const hashOf = (...pictures) => {
  const hash = createHash("sha256");
  for (const picture of pictures) hash.update(createHash("sha256").update(picture).digest());
  return hash.digest("base64url");
};

function read(file) {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  } catch {
    // Incomplete after an interrupted run; only time is lost.
    return {};
  }
}

/**
 * Opens the file of known equivalent pictures: pairs of PNG files (as buffers) for each key.
 * @returns {{ has: (key: string, approved: Buffer, taken: Buffer) => boolean, add: (key: string, approved: Buffer,
 * taken: Buffer) => void, save: () => void }}
 */
export function openEquivalents(file) {
  const pairs = new Map(Object.entries(read(file)));
  return {
    has: (key, approved, taken) => pairs.get(key) === hashOf(approved, taken),
    add: (key, approved, taken) => pairs.set(key, hashOf(approved, taken)),
    save() {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(Object.fromEntries(pairs)));
    },
  };
}
