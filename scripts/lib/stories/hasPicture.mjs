// Tells which stories are on an approved picture: their own, or a cell of their component's sheet.
import { existsSync, readFileSync } from "node:fs";
import { pathsOf, picturesIn } from "../visual/album.mjs";
import { approvedOutlineFile, parseOutline } from "../visual/outline/outline.mjs";
import { componentFolder } from "../visual/shots.mjs";

/** Boundaries of words in the name of an export, as Storybook finds them. */
const WORDS = /(?<=.)(?=[A-Z][a-z])|(?<=[a-z])(?=[A-Z])|(?<=[A-Za-z])(?=\d)|(?<=\d)(?=[A-Za-z])/g;

/** Name of a story in the workshop, "Two Lines" for the export `TwoLines`: Storybook's own is in a module that changes `expect`. */
const storyNameOf = (name) => name.replaceAll(WORDS, " ").replaceAll(/(?<= |^)\w/g, (letter) => letter.toUpperCase());

/** Each cell of a sheet has the name of its story as a heading. */
const CELL = /^ *- heading "((?:[^"\\]|\\.)*)" \[level=2\]/gm;

/**
 * Returns a function that tells whether a story, such as "Screens/Home#NothingSet", is on an approved picture.
 * @param {string} root Folder of the project.
 * @returns {(story: string) => boolean}
 */
export function createHasPicture(root) {
  const stories = Map.groupBy(picturesIn(pathsOf(root).approved).keys(), (key) => key.split(".")[0]);
  const sheets = new Map();
  const cellsOf = (folder) => {
    if (!sheets.has(folder)) sheets.set(folder, readCells(root, stories.get(`${folder}/all-states`) ?? []));
    return sheets.get(folder);
  };
  return (story) => {
    const [title, name] = story.split("#");
    const folder = componentFolder(title);
    const storyName = storyNameOf(name);
    return stories.has(`${folder}/${componentFolder(storyName)}`) || cellsOf(folder).has(storyName);
  };
}

/** Reads the names of the cells of a sheet from the outlines of its pictures. */
function readCells(root, keys) {
  const files = keys.map((key) => approvedOutlineFile(root, key)).filter((file) => existsSync(file));
  return new Set(
    files.flatMap((file) => [...parseOutline(readFileSync(file)).tree.matchAll(CELL)].map(([, name]) => name)),
  );
}
