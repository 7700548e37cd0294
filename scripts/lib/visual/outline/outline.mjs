// Outlines of pictures: the accessibility tree and the styles of what a picture shows, to tell later what has changed.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { pathsOf, pictureFile } from "../album.mjs";
import { hashOf } from "../decisions/files.mjs";
import { describeStale, readComponents, selectorOf } from "./components.mjs";
import { readElements } from "./inPage.mjs";
import { INHERITED, INITIAL } from "./properties.mjs";

/**
 * Visible elements in the order of the document.
 * @typedef {object} Elements
 * @property {Record<string, string>[]} styles Distinct sets of properties that differ from the parent's, or from their
 * initial values.
 * @property {[depth: number, kind: string, text: string, style: number, width: string, height: string][]} elements
 * `kind` is the role, or the tag, with the `data-part`; `style` is an index.
 */

/**
 * Outline of a picture.
 * @typedef {Elements & { picture: string, tree: string } & import("./components.mjs").Components} Outline `picture`
 * is the hash of the picture, `tree` the accessibility tree as YAML.
 */

/** Reads the outline of what a page shows; its `picture` is not known. */
export async function readOutline(page, { isSheet }) {
  const selector = selectorOf(isSheet);
  const tree = await page.locator(selector).first().ariaSnapshot();
  const elements = await page.evaluate(readElements, { selector, inherited: INHERITED, initial: INITIAL });
  return { tree, ...(await readComponents(page, { isSheet })), ...elements };
}

const outlineFile = (folder, key) => join(folder, `${key}.json.br`);

/** Returns the path of the outline of an approved picture. */
export const approvedOutlineFile = (root, key) => outlineFile(pathsOf(root).outlines, key);

/** Returns the path of the outline of a picture of the latest run. */
export const takenOutlineFile = (root, key) => outlineFile(pathsOf(root).takenOutlines, key);

/** Returns the total size of the outlines of approved pictures, in bytes. */
export function sizeOfOutlines(root) {
  const { outlines } = pathsOf(root);
  if (!existsSync(outlines)) return 0;
  const files = readdirSync(outlines, { recursive: true }).filter((path) => path.endsWith(".br"));
  return files.reduce((sum, path) => sum + statSync(join(outlines, path)).size, 0);
}

/** @param {Outline} outline */
export function writeOutline(file, outline) {
  const text = Buffer.from(JSON.stringify(outline));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, brotliCompressSync(text, { params }));
}

/** Parses the content of an outline's file. @returns {Outline} */
export const parseOutline = (content) => JSON.parse(brotliDecompressSync(content).toString());

/** Returns the outline in a file if it belongs to a picture, otherwise null. @param {string} hash Of the picture. */
export function outlineOf(file, hash) {
  if (!existsSync(file)) return null;
  const outline = parseOutline(readFileSync(file));
  return outline.picture === hash ? outline : null;
}

/**
 * Finds out whether the outline of an approved picture names the components that the picture shows.
 * @param {string[]} names
 * @returns {string} what is wrong; empty for nothing
 */
export function findStale(root, key, names) {
  const picture = hashOf(pictureFile(pathsOf(root).approved, key));
  return describeStale(outlineOf(approvedOutlineFile(root, key), picture)?.components, names);
}
