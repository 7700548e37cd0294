// One run: photographs all subjects, compares with the approved pictures, and reports differences.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathsOf, pictureFile, picturesIn, takenFile } from "./album.mjs";
import { openCamera, shootAll } from "./camera.mjs";
import { equalPictures, hashOfPicture } from "./cells.mjs";
import { changedCells } from "./changedCells.mjs";
import { differenceOf, isSame, pixelsOf, toWebp } from "./compare.mjs";
import { askAgain } from "./decisions/ask.mjs";
import { hashOf } from "./decisions/files.mjs";
import { commitOf } from "./decisions/git.mjs";
import { identityOf, openJournal } from "./journal.mjs";
import { hashOfContent } from "./note.mjs";
import { approvedOutlineFile, findStale, takenOutlineFile, writeOutline } from "./outline/outline.mjs";
import { readApproved } from "./readApproved.mjs";
import { choosePictures, isSelected } from "./selection.mjs";
import { withOwnGlobals } from "./ownGlobals.mjs";
import { keyOf, shotsOf, subjectsOf } from "./shots.mjs";
import { builtWorkshop, entriesOf, serveWorkshop, stampOf } from "./workshop.mjs";

/**
 * Takes every picture once and passes it to `take`, as PNG, with readers of what it shows (see `shootAll`).
 * @returns {Promise<{ subject: object, text: string }[]>} errors
 */
const photographAll = (camera, subjects, take, options = {}) =>
  camera.each(
    subjects,
    (page, subject) =>
      shootAll(page, subject, ({ theme, width, variant }, png, readers) =>
        take(keyOf(subject, theme, width, variant), png, readers),
      ),
    options,
  );

const nameOf = ({ title, name }) => `${title}/${name}`;
const inWords = ({ subject, text }) => `${nameOf(subject)}: ${text}`;
/** A picture taken without mounting has its own variant, and its subject's locale, direction and text size. */
const sameSubject = ({ id, locale, direction = "ltr", textSize = "100" }) =>
  [id, locale, direction, textSize].join(" ");

/** Subjects, expected pictures and approved pictures of a run. */
async function planRun(root, selection) {
  // Before the build: what is committed while pictures are taken is not on them.
  const commit = commitOf(root);
  const folder = await builtWorkshop(root, selection.pictures ? undefined : selection.stories);
  const folders = pathsOf(root);
  const before = picturesIn(folders.approved);
  const questions = askAgain(root, before.keys());
  const choice = choosePictures(withOwnGlobals(root, entriesOf(folder)), selection, { before, questions });
  return { commit, folder, folders, before, questions, ...choice };
}

/** Opens the journal of a run, with what an interrupted one has done. */
function openRun(root, { folder, folders, subjects, before }, isResumed) {
  const keys = [...before.keys()].toSorted((one, other) => (one < other ? -1 : 1));
  const approved = keys.map((key) => [key, hashOf(pictureFile(folders.approved, key))]);
  const identity = identityOf(stampOf(folder), subjects.map(sameSubject), approved);
  const journal = openJournal(join(root, ".rewire", "visual-run.jsonl"), identity, { isResumed });
  if (journal.done.size === 0) rmSync(folders.report, { recursive: true, force: true });
  mkdirSync(folders.taken, { recursive: true });
  return journal;
}

/**
 * Photographs the workshop and compares.
 * @param options `only` and `stories` select stories (see selection.mjs), `pictures` are keys of further ones (see
 * `choosePictures`), `workers` is the number of parallel pages, `isResumed` takes only what an interrupted run has not,
 * `isOutlining` writes the outlines of pictures that are as approved, `isQuick` looks again at a changed story only
 * where few have changed.
 * @returns `results` that differ from the approved pictures, with the `commit` that was pictured (see `commitOf`), the
 * numbers of pictures that were taken (`photographedCount`), that should have been (`expectedCount`), that an interrupted run had taken (`resumed`) and that
 * the workshop has (`total`), `secondLooks` that were equal on a retry, with the `name` of the picture or of the story, and
 * the `error` of a story that could not be pictured at first, `stale`: what is wrong in the records of components, by key
 * of the picture, `troubles`, `started` in milliseconds since 1970, `seconds`
 */
export async function pictureWorkshop(root, options = {}) {
  const { workers, isResumed = false, isOutlining = false, isQuick = false, ...selection } = options;
  const plan = await planRun(root, selection);
  const journal = openRun(root, plan, isResumed);
  const started = Date.now();
  const server = await serveWorkshop(plan.folder);
  const camera = await openCamera(server.url, workers ? { workers } : {});
  const progress = { results: new Map(), photographed: new Map(), stale: new Map() };
  const run = { ...plan, ...progress, root, camera, journal, isOutlining };
  const resumed = [...journal.done.values()].flat();
  for (const { key, hash, result } of resumed) {
    run.photographed.set(key, hash);
    if (result) run.results.set(key, { key, ...plan.expected.get(key), ...result });
  }
  try {
    const failed = await lookAtAll(run);
    const { errors, secondLooks } = await lookAgain(run, failed, { most: isQuick ? MAX_SECOND_LOOKS : Infinity });
    const { results, photographed, expected } = run;
    for (const key of plan.removed) results.set(key, await removed(root, key));
    journal.end();
    return {
      results: [...results.values()]
        .map((result) => ({ ...result, commit: plan.commit }))
        .toSorted((a, b) => (a.key < b.key ? -1 : 1)),
      photographedCount: photographed.size,
      resumed: resumed.length,
      expectedCount: expected.size,
      total: plan.total,
      secondLooks,
      stale: run.stale,
      troubles: [
        ...errors.map(inWords),
        ...equalPictures([...photographed].map(([key, hash]) => [expected.get(key), hash])),
      ],
      started,
      seconds: (Date.now() - started) / 1000,
    };
  } finally {
    await camera.close();
    server.close();
  }
}

/** Compares a picture with the approved one, and keeps a difference with the outline of the picture. */
async function look(run, key, png, readers) {
  const { root, expected, before, questions, results, photographed } = run;
  photographed.set(key, hashOfPicture(png));
  const question = questions.get(key);
  const result = await compare(root, { key, isApproved: before.has(key), png, question, readCells: readers.cells });
  if (!result) return lookAtOutline(run, key, readers);
  results.set(key, { key, ...expected.get(key), ...result, question: question?.text });
  writeOutline(takenOutlineFile(root, key), { picture: hashOfContent(png), ...(await readers.outline()) });
}

/** Writes the outline of a picture that is as approved, if the run is to do that; otherwise checks its components. */
async function lookAtOutline({ root, isOutlining, stale }, key, readers) {
  if (isOutlining) {
    const picture = hashOf(pictureFile(pathsOf(root).approved, key));
    return writeOutline(approvedOutlineFile(root, key), { picture, ...(await readers.outline()) });
  }
  const fault = findStale(root, key, await readers.names());
  if (fault) stale.set(key, fault);
}

/**
 * Takes all pictures that an interrupted run has not, and records each complete subject.
 * @returns {Promise<Map<object, string>>} errors by subject
 */
async function lookAtAll(run) {
  const { camera, journal, subjects, photographed, results } = run;
  const missing = subjects.filter((subject) => !journal.done.has(sameSubject(subject)));
  const whenDone = (subject) =>
    journal.note(
      sameSubject(subject),
      shotsOf(subject).map(([key]) => ({ key, hash: photographed.get(key), result: results.get(key) ?? null })),
    );
  const errors = await photographAll(camera, missing, (...picture) => look(run, ...picture), { whenDone });
  return new Map(errors.map(({ subject, text }) => [subject, text]));
}

/** Number of changed stories up to which a quick run looks at them again: more of them are no accident. */
const MAX_SECOND_LOOKS = 3;

/**
 * Takes the pictures of failed and of changed subjects a second time, each on a page of its own.
 * @param options `most`: number of changed subjects up to which they are taken again.
 */
async function lookAgain(run, failed, { most }) {
  const { root, camera, subjects, questions, results, photographed } = run;
  const secondLooks = [];
  const changed = new Set(results.values().map(sameSubject));
  const isOpen = (subject) => failed.has(subject) || (changed.size <= most && changed.has(sameSubject(subject)));
  const again = async (key, png, readers) => {
    if (!photographed.has(key)) return look(run, key, png, readers);
    photographed.set(key, hashOfPicture(png));
    if (questions.has(key)) return undefined;
    if (results.has(key) && (await compareAgain(root, results.get(key), png))) {
      results.delete(key);
      secondLooks.push({ name: key });
      await lookAtOutline(run, key, readers);
    }
    return undefined;
  };
  const errors = await photographAll(camera, subjects.filter(isOpen), again, { isAlone: true });
  const failing = new Set(errors.map(({ subject }) => subject));
  for (const [subject, text] of failed)
    if (!failing.has(subject)) secondLooks.push({ name: nameOf(subject), error: text });
  return { errors, secondLooks };
}

/**
 * Compares a picture: null if it equals the approved one and needs no decision; otherwise stores it for the report. The
 * file of the camera is the same for the same pixels, so that only what differs is decoded.
 */
async function compare(root, { key, isApproved, png, question, readCells }) {
  const { approved, differences } = pathsOf(root);
  const isEqualFile = isApproved && hashOfContent(readFileSync(pictureFile(approved, key))) === hashOfContent(png);
  if (isEqualFile && !question) return null;
  const [old, pixels] = await Promise.all([isApproved ? readApproved(root, key) : undefined, pixelsOf(png)]);
  const isEqual = old && isSame(old, pixels);
  if (isEqual && !question) return null;
  write(takenFile(root, key), png);
  if (!old) return { status: "new" };
  await keepBefore(root, key, old);
  if (isEqual) return { status: question.status };
  const { pixels: count, picture, changes } = await differenceOf(old, pixels);
  write(pictureFile(differences, key), picture);
  const sheet = await readCells();
  const cells = sheet && changedCells(old, pixels, sheet);
  return { status: "changed", pixels: count, changes, ...(sheet ? { sheet, cells } : {}) };
}

/** Stores an approved picture for the report. */
const keepBefore = async (root, key, pixels) => write(pictureFile(pathsOf(root).before, key), await toWebp(pixels));

/** Result of an approved picture whose story no longer exists, or of one that was decided on and is not there. */
async function removed(root, key) {
  if (existsSync(pictureFile(pathsOf(root).approved, key))) await keepBefore(root, key, await readApproved(root, key));
  return { key, status: "removed", ...fromKey(key) };
}

/**
 * Differences between two runs of the same code are not changes: returns true if the second picture equals the approved
 * one.
 */
async function compareAgain(root, result, png) {
  const { key } = result;
  const pixels = await pixelsOf(png);
  if (existsSync(pictureFile(pathsOf(root).approved, key)) && isSame(await readApproved(root, key), pixels))
    return true;
  const file = takenFile(root, key);
  result.isUnsteady = !existsSync(file) || !isSame(await pixelsOf(readFileSync(file)), pixels);
  return false;
}

/** Information in the path of a picture whose story no longer exists. */
function fromKey(key) {
  const [component = "", file = ""] = key.split("/");
  const [story = "", theme = "", width = "", variant = ""] = file.split(".");
  return {
    id: `${component}--${story}`,
    title: component,
    name: story,
    theme,
    width: Number(width),
    variant,
    locale: variant === "de" ? "de_DE" : "en_US",
  };
}

/**
 * Photographs everything several times and returns the keys of pictures that differ.
 * @param runs Number of runs.
 */
export async function picturesThatDiffer(root, runs, { workers, ...selection } = {}) {
  const folder = await builtWorkshop(root);
  const subjects = subjectsOf(withOwnGlobals(root, entriesOf(folder))).filter((subject) =>
    isSelected(subject, selection),
  );
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
