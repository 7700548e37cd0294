// One run: photographs all subjects, compares with the approved pictures, and reports differences.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathsOf, pictureFile, picturesIn } from "./album.mjs";
import { openCamera, shootAll } from "./camera.mjs";
import { equalPictures, hashOfPicture } from "./cells.mjs";
import { differenceOf, isSame, pixelsOf, toWebp } from "./compare.mjs";
import { askAgain } from "./decisions/ask.mjs";
import { openEquivalents } from "./equals.mjs";
import { isSelected } from "./selection.mjs";
import { keyOf, picturesOf, subjectsOf } from "./shots.mjs";
import { builtWorkshop, entriesOf, serveWorkshop } from "./workshop.mjs";

/**
 * Takes every picture once and passes it to `take`, as PNG.
 * @returns {Promise<{ subject: object, text: string }[]>} errors
 */
const photographAll = (camera, subjects, take, options = {}) =>
  camera.each(
    subjects,
    (page, subject) => shootAll(page, subject, ({ theme, width }, png) => take(keyOf(subject, theme, width), png)),
    options,
  );

const nameOf = ({ title, name }) => `${title}/${name}`;
const inWords = ({ subject, text }) => `${nameOf(subject)}: ${text}`;

/**
 * Photographs the workshop and compares.
 * @param options `only` and `stories` select stories (see selection.mjs), `workers` is the number of parallel pages.
 * @returns `results` that differ from the approved pictures, number of pictures (`seen`), `secondLooks` that were equal
 * on a retry, `troubles`, `seconds`
 */
export async function pictureWorkshop(root, { workers, ...selection } = {}) {
  const folder = await builtWorkshop(root);
  const entries = entriesOf(folder);
  const subjects = subjectsOf(entries).filter((subject) => isSelected(subject, selection));
  const expectedPictures = new Map(
    picturesOf(entries)
      .entries()
      .filter(([, picture]) => isSelected(picture, selection)),
  );
  const folders = pathsOf(root);
  const before = picturesIn(folders.approved);
  const questions = askAgain(root, before.keys());
  rmSync(folders.report, { recursive: true, force: true });
  mkdirSync(folders.taken, { recursive: true });

  const started = Date.now();
  const equals = openEquivalents(join(root, ".rewire", "pictures.json"));
  const server = await serveWorkshop(folder);
  const camera = await openCamera(server.url, workers ? { workers } : {});
  const results = new Map();
  const photographed = new Map();
  try {
    const look = async (key, png) => {
      photographed.set(key, hashOfPicture(png));
      const question = questions.get(key);
      const result = await compare(folders, equals, { key, isApproved: before.has(key), png, question });
      if (result) results.set(key, { key, ...expectedPictures.get(key), ...result, question: question?.text });
    };
    const failed = new Map((await photographAll(camera, subjects, look)).map(({ subject, text }) => [subject, text]));
    const secondLooks = [];
    const isOpen = (subject) =>
      failed.has(subject) || results.values().some(({ id, locale }) => id === subject.id && locale === subject.locale);
    const again = async (key, png) => {
      if (!photographed.has(key)) return look(key, png);
      photographed.set(key, hashOfPicture(png));
      if (questions.has(key)) return;
      else if (results.has(key) && (await compareAgain(folders, results.get(key), await pixelsOf(png)))) {
        results.delete(key);
        secondLooks.push(key);
      }
      return undefined;
    };
    const errors = await photographAll(camera, subjects.filter(isOpen), again, { isAlone: true });
    const failingSubjects = new Set(errors.map(({ subject }) => subject));
    secondLooks.push(
      ...failed
        .entries()
        .filter(([subject]) => !failingSubjects.has(subject))
        .map(([subject, text]) => `${nameOf(subject)} (${text})`),
    );
    const isWhole = subjects.length === subjectsOf(entries).length;
    for (const key of isWhole ? new Set([...before.keys(), ...questions.keys()]) : [])
      if (!expectedPictures.has(key)) results.set(key, { key, status: "removed", ...fromKey(key) });
    return {
      results: [...results.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1)),
      seen: photographed.size,
      wanted: expectedPictures.size,
      secondLooks,
      troubles: [
        ...errors.map(inWords),
        ...equalPictures([...photographed].map(([key, hash]) => [expectedPictures.get(key), hash])),
      ],
      seconds: (Date.now() - started) / 1000,
    };
  } finally {
    equals.save();
    await camera.close();
    server.close();
  }
}

/** Compares a picture: null if it equals the approved one and needs no decision; otherwise stores it for the report. */
async function compare({ approved, report, taken }, equals, { key, isApproved, png, question }) {
  const file = isApproved ? readFileSync(pictureFile(approved, key)) : undefined;
  if (file && !question && equals.has(key, file, png)) return null;
  const [old, pixels] = await Promise.all([file && pixelsOf(file), pixelsOf(png)]);
  if (old && isSame(old, pixels)) {
    equals.add(key, file, png);
    if (!question) return null;
    write(pictureFile(taken, key), file);
    return { status: question.status };
  }
  write(pictureFile(taken, key), await toWebp(pixels));
  if (!old) return { status: "new" };
  const { pixels: count, picture, changes } = await differenceOf(old, pixels);
  write(pictureFile(`${report}/differences`, key), picture);
  return { status: "changed", pixels: count, changes };
}

/**
 * Differences between two runs of the same code are not changes: returns true if the second picture equals the approved
 * one.
 */
async function compareAgain({ approved, taken }, result, pixels) {
  const isAs = async (folder) =>
    existsSync(pictureFile(folder, result.key)) &&
    isSame(await pixelsOf(readFileSync(pictureFile(folder, result.key))), pixels);
  if (await isAs(approved)) return true;
  result.isUnsteady = !(await isAs(taken));
  return false;
}

/** Information in the path of a picture whose story no longer exists. */
function fromKey(key) {
  const [component = "", file = ""] = key.split("/");
  const [story = "", theme = "", width = "", language = "en"] = file.split(".");
  return {
    id: `${component}--${story}`,
    title: component,
    name: story,
    theme,
    width: Number(width),
    locale: language === "de" ? "de_DE" : "en_US",
  };
}

/**
 * Photographs everything several times and returns the keys of pictures that differ.
 * @param runs Number of runs.
 */
export async function picturesThatDiffer(root, runs, { workers, ...selection } = {}) {
  const folder = await builtWorkshop(root);
  const subjects = subjectsOf(entriesOf(folder)).filter((subject) => isSelected(subject, selection));
  const server = await serveWorkshop(folder);
  const first = new Map();
  const different = new Set();
  const seconds = [];
  const errors = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      // A new browser for each run, without caches.
      const camera = await openCamera(server.url, workers ? { workers } : {});
      const started = Date.now();
      errors.push(
        ...(await photographAll(camera, subjects, (key, png) => {
          const hash = createHash("sha256").update(png).digest("hex");
          if (first.has(key) && first.get(key) !== hash) different.add(key);
          first.set(key, first.get(key) ?? hash);
        })),
      );
      seconds.push((Date.now() - started) / 1000);
      await camera.close();
    }
  } finally {
    server.close();
  }
  return { different: [...different], pictures: first.size, seconds, troubles: [...new Set(errors.map(inWords))] };
}

function write(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
