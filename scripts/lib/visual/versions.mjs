// Versions of approved pictures: the one that is approved, and replaced ones whose rows other pictures refer to. These
// lie in files of their own, so that replacing a picture changes no other, and no history of git is needed to read one.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { pathsOf, pictureFile, picturesIn } from "./album.mjs";
import { findVersion } from "./decisions/git.mjs";
import { hashOfContent, noteOf } from "./note.mjs";

/** A picture as it was or is approved: its key, and the hash of the camera's file. @typedef {[key: string, hash: string]} Version */

/** Returns the file of a version that was replaced. */
const replacedFile = (root, [key, hash]) => pictureFile(pathsOf(root).replaced, `${key}.${hash.slice(0, 16)}`);

/**
 * Returns the content of an approved picture's file.
 * @param {string} [hash] Of the version that is meant, if it may be a replaced one.
 * @throws {Error} if neither the project nor git has it
 */
export function contentOf(root, key, hash) {
  const content = storedContent(root, [key, hash]) ?? earlierContent(root, [key, hash]);
  if (content) return content;
  const path = pathOf(root, key);
  throw new Error(
    `${path} is not there in the version ${hash}, and git has none: take its picture and approve it anew, or fetch the history and run \`npm run visual:decide -- keep\`.`,
  );
}

const pathOf = (root, key) => relative(root, pictureFile(pathsOf(root).approved, key)).replaceAll("\\", "/");

/** Content of a version in the project, without git. */
function storedContent(root, [key, hash]) {
  const files = [pictureFile(pathsOf(root).approved, key), ...(hash ? [replacedFile(root, [key, hash])] : [])];
  return (
    files
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file))
      .find((content) => hash === undefined || hashOfContent(content) === hash) ?? null
  );
}

const earlierContent = (root, [key, hash]) =>
  findVersion(root, pathOf(root, key), (content) => hashOfContent(content) === hash);

/** Returns the content of a version as it was kept when it was replaced; null if it was not. @returns {Buffer | null} */
export function replacedContent(root, version) {
  const file = replacedFile(root, version);
  const content = existsSync(file) ? readFileSync(file) : null;
  return content && hashOfContent(content) === version[1] ? content : null;
}

/** Stores the approved versions of pictures that are about to be replaced. @param {Iterable<string>} keys */
export function storeReplaced(root, keys) {
  for (const key of keys) {
    const file = pictureFile(pathsOf(root).approved, key);
    if (!existsSync(file)) continue;
    const content = readFileSync(file);
    writeReplaced(root, [key, hashOfContent(content)], content);
  }
}

function writeReplaced(root, version, content) {
  const file = replacedFile(root, version);
  if (existsSync(file) && hashOfContent(readFileSync(file)) === version[1]) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/**
 * Keeps the replaced versions that approved pictures refer to, also by way of others, and removes what none refers to.
 * A version that only git has, as after a merge, is taken from there.
 * @returns {Version[]} versions that git does not have either
 */
export function keepReferences(root) {
  const missing = [];
  const neededFiles = new Set();
  for (const version of referencesOf(root)) {
    if (isApproved(root, version)) continue;
    const content = storedContent(root, version) ?? earlierContent(root, version);
    if (content) writeReplaced(root, version, content);
    else missing.push(version);
    neededFiles.add(replacedFile(root, version));
  }
  const { replaced } = pathsOf(root);
  for (const name of picturesIn(replaced).keys()) {
    const file = pictureFile(replaced, name);
    if (!neededFiles.has(file)) rmSync(file);
  }
  removeEmptyFolders(replaced);
  return missing;
}

const isApproved = (root, [key, hash]) => {
  const file = pictureFile(pathsOf(root).approved, key);
  return existsSync(file) && hashOfContent(readFileSync(file)) === hash;
};

function removeEmptyFolders(folder) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeEmptyFolders(join(folder, entry.name));
  if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
}

/**
 * Lists the versions that pictures refer to, also by way of others.
 * @param {Iterable<string>} [keys] Of approved pictures; all of them without.
 * @returns {Version[]}
 */
export function referencesOf(root, keys = picturesIn(pathsOf(root).approved).keys()) {
  const { approved } = pathsOf(root);
  return closureOf(
    root,
    [...keys].flatMap((key) => directReferences(readFileSync(pictureFile(approved, key)))),
  );
}

/** Returns versions with those that they refer to, also by way of others. @param {Version[]} versions */
function closureOf(root, versions) {
  const closure = new Map();
  const open = [...versions];
  for (let version = open.pop(); version; version = open.pop()) {
    if (closure.has(String(version))) continue;
    closure.set(String(version), version);
    const content = storedContent(root, version) ?? earlierContent(root, version);
    if (content) open.push(...directReferences(content));
  }
  return [...closure.values()];
}

/** Returns the versions that the file of a picture refers to. @returns {Version[]} */
export const directReferences = (content) => noteOf(content)?.from ?? [];

/** Lists the versions that pictures refer to and the project lacks: a clone without history cannot show them. */
export const missingVersions = (root) => referencesOf(root).filter((version) => !storedContent(root, version));
