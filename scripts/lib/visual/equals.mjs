// Remembers which taken picture shows the same as which approved one, so that neither has to be read to its pixels again.
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
    // Half written by a run that was ended: what is lost is time.
    return {};
  }
}

/**
 * Opens the memory that lies in a file: one pair of pictures (their files as buffers) for each key.
 * @returns {{ has: (key: string, approved: Buffer, taken: Buffer) => boolean, add: (key: string, approved: Buffer, taken: Buffer) => void, save: () => void }}
 */
export function openEquals(file) {
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
