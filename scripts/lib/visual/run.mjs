// One run: pictures everything, compares with what is approved, and says what it found.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathsOf, pictureFile, picturesIn } from "./album.mjs";
import { openCamera, shootAll } from "./camera.mjs";
import { differenceOf, isSame, pixelsOf, toWebp } from "./compare.mjs";
import { openEquals } from "./equals.mjs";
import { isSelected } from "./selection.mjs";
import { keyOf, picturesOf, subjectsOf } from "./shots.mjs";
import { builtWorkshop, entriesOf, serveWorkshop } from "./workshop.mjs";

/**
 * Takes every picture once and hands each to `take`, as PNG.
 * @returns {Promise<{ subject: object, text: string }[]>} what went wrong
 */
const takeAll = (camera, subjects, take, options = {}) =>
  camera.each(
    subjects,
    (page, subject) => shootAll(page, subject, ({ theme, width }, png) => take(keyOf(subject, theme, width), png)),
    options,
  );

const nameOf = ({ title, name }) => `${title}/${name}`;
const inWords = ({ subject, text }) => `${nameOf(subject)}: ${text}`;

/**
 * Pictures the workshop and compares.
 * @param options `only` and `stories` say which stories (see selection.mjs), `workers` how many pages work at once.
 * @returns `results` of what is not as approved, `seen` pictures, `secondLooks` that came out right, `troubles`, `seconds`
 */
export async function pictureWorkshop(root, { workers, ...selection } = {}) {
  const folder = await builtWorkshop(root);
  const entries = entriesOf(folder);
  const subjects = subjectsOf(entries).filter((subject) => isSelected(subject, selection));
  const wanted = new Map(
    picturesOf(entries)
      .entries()
      .filter(([, picture]) => isSelected(picture, selection)),
  );
  const folders = pathsOf(root);
  const before = picturesIn(folders.approved);
  rmSync(folders.report, { recursive: true, force: true });
  mkdirSync(folders.taken, { recursive: true });

  const started = Date.now();
  const equals = openEquals(join(root, ".rewire", "pictures.json"));
  const server = await serveWorkshop(folder);
  const camera = await openCamera(server.url, workers ? { workers } : {});
  const results = new Map();
  const seen = new Set();
  try {
    const look = async (key, png) => {
      seen.add(key);
      const result = await compare(folders, equals, { key, isApproved: before.has(key), png });
      if (result) results.set(key, { key, ...wanted.get(key), ...result });
    };
    const troubled = new Map((await takeAll(camera, subjects, look)).map(({ subject, text }) => [subject, text]));
    const secondLooks = [];
    const isOpen = (subject) =>
      troubled.has(subject) ||
      results.values().some(({ id, locale }) => id === subject.id && locale === subject.locale);
    const again = async (key, png) => {
      if (!seen.has(key)) await look(key, png);
      else if (results.has(key) && (await lookAgain(folders, results.get(key), await pixelsOf(png)))) {
        results.delete(key);
        secondLooks.push(key);
      }
    };
    const troubles = await takeAll(camera, subjects.filter(isOpen), again, { isAlone: true });
    const isStillTroubled = new Set(troubles.map(({ subject }) => subject));
    secondLooks.push(
      ...troubled
        .entries()
        .filter(([subject]) => !isStillTroubled.has(subject))
        .map(([subject, text]) => `${nameOf(subject)} (${text})`),
    );
    const isWhole = subjects.length === subjectsOf(entries).length;
    for (const key of isWhole ? before.keys() : [])
      if (!wanted.has(key)) results.set(key, { key, status: "removed", ...fromKey(key) });
    return {
      results: [...results.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1)),
      seen: seen.size,
      wanted: wanted.size,
      secondLooks,
      troubles: troubles.map(inWords),
      seconds: (Date.now() - started) / 1000,
    };
  } finally {
    equals.save();
    await camera.close();
    server.close();
  }
}

/** Null if the picture is as approved; else it is kept for the report. */
async function compare({ approved, report, taken }, equals, { key, isApproved, png }) {
  const file = isApproved ? readFileSync(pictureFile(approved, key)) : undefined;
  if (file && equals.has(key, file, png)) return null;
  const [old, pixels] = await Promise.all([file && pixelsOf(file), pixelsOf(png)]);
  if (old && isSame(old, pixels)) {
    equals.add(key, file, png);
    return null;
  }
  write(pictureFile(taken, key), await toWebp(pixels));
  if (!old) return { status: "new" };
  const { pixels: count, picture } = await differenceOf(old, pixels);
  write(pictureFile(`${report}/differences`, key), picture);
  return { status: "changed", pixels: count };
}

/** What differs between two runs of the same code is no change of the code: true where the second picture is as approved. */
async function lookAgain({ approved, taken }, result, pixels) {
  const isAs = async (folder) =>
    existsSync(pictureFile(folder, result.key)) &&
    isSame(await pixelsOf(readFileSync(pictureFile(folder, result.key))), pixels);
  if (await isAs(approved)) return true;
  result.isUnsteady = !(await isAs(taken));
  return false;
}

/** What the path of a picture whose story is gone still tells. */
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
 * Pictures everything several times and answers with the keys of what came out differently.
 * @param runs How often.
 */
export async function picturesThatDiffer(root, runs, { workers, ...selection } = {}) {
  const folder = await builtWorkshop(root);
  const subjects = subjectsOf(entriesOf(folder)).filter((subject) => isSelected(subject, selection));
  const server = await serveWorkshop(folder);
  const first = new Map();
  const different = new Set();
  const seconds = [];
  const troubles = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      // A browser of its own each time: nothing is left over in caches.
      const camera = await openCamera(server.url, workers ? { workers } : {});
      const started = Date.now();
      troubles.push(
        ...(await takeAll(camera, subjects, (key, png) => {
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
  return { different: [...different], pictures: first.size, seconds, troubles: [...new Set(troubles.map(inWords))] };
}

function write(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
