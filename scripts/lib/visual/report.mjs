// Writes the report as a self-contained HTML file.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { readSecondTries, retriesByRun, secondTriesFile } from "../test/secondTries.mjs";
import { pathsOf, pictureFile, takenFile } from "./album.mjs";
import { keepComps, keptComp } from "./compPictures.mjs";
import { hashOf, readDecisions } from "./decisions/files.mjs";
import { historyForReport } from "./decisions/history.mjs";
import { statesOf } from "./decisions/state.mjs";
import { describeChange } from "./outline/describeChange.mjs";
import { describeFlakiness } from "./secondLooks.mjs";
import { urlOf } from "./shots.mjs";

const part = (name) => readFileSync(new URL(`report/${name}`, import.meta.url), "utf8");

/** Total size of pictures up to which a report has them in itself: a longer text could not be opened. */
const MAX_EMBEDDED = 150 * 2 ** 20;

/**
 * Renders the report as HTML.
 * @param options `reviewer` is the name of the reviewer of the served page, which has no buttons without one;
 * `workshop` is the base URL of its links; of pictures with more than `maxBytes` it has the paths alone; `runs` has the
 * second tries of the latest runs (see `retriesByRun`).
 */
export function renderReport(
  root,
  results,
  {
    reviewer,
    workshop = "http://localhost:6006/",
    maxBytes = MAX_EMBEDDED,
    runs = retriesByRun(readSecondTries(secondTriesFile()), "visual"),
  } = {},
) {
  const states = statesOf(readDecisions(root));
  const all = results.map((result) => {
    const state = states.get(result.key);
    const rejection = state?.rejected.get(hashOf(takenFile(root, result.key)));
    return {
      ...result,
      address: urlOf(result),
      rejected: rejection && { who: rejection.who, reason: rejection.reason },
      rejectedCells: rejectedCellsOf(result, state),
      history: historyForReport(state, result.key),
      comp: keptComp(root, result),
      flakiness: describeFlakiness(result, runs),
    };
  });
  const images = imagesOf(root, all, maxBytes);
  const data = JSON.stringify({ results: all, images, workshop, reviewer }).replaceAll("<", "\\u003c");
  const parts = {
    style: `${part("report.css")}\n${readFileSync(sliderFile("styles.css"), "utf8")}`,
    data,
    slider: readFileSync(sliderFile("index.js"), "utf8").replaceAll("</script", "<\\/script"),
    script: part("report.js"),
  };
  return part("report.html").replaceAll(/\/\*(style|data|slider|script)\*\//g, (_, name) => parts[name]);
}

/** Changed cells that look as they were rejected. @returns {{ name: string, who: string, reason: string }[]} */
export const rejectedCellsOf = ({ cells }, state) =>
  (state?.rejectedCells ?? [])
    .filter(({ name, hash }) => cells?.some((cell) => cell.name === name && cell.hash === hash))
    .map(({ name, decision }) => ({ name, who: decision.who, reason: decision.reason }));

/** Sources of the pictures of the results, as "before/KEY": their content, or paths beside the report. */
function imagesOf(root, results, maxBytes) {
  const { report, before, differences, comps } = pathsOf(root);
  const pictures = results.flatMap(({ key }) => [
    [`before/${key}`, pictureFile(before, key)],
    [`after/${key}`, takenFile(root, key)],
    [`difference/${key}`, pictureFile(differences, key)],
  ]);
  const compFiles = new Set(results.map(({ comp }) => comp?.file).filter(Boolean));
  const files = [...pictures, ...[...compFiles].map((file) => [`comp/${file}`, join(comps, file)])].filter(([, file]) =>
    existsSync(file),
  );
  const isEmbedded = files.reduce((sum, [, file]) => sum + statSync(file).size, 0) <= maxBytes;
  const sourceOf = (file) =>
    isEmbedded
      ? `data:image/${file.endsWith(".png") ? "png" : "webp"};base64,${readFileSync(file).toString("base64")}`
      : relative(report, file).replaceAll("\\", "/");
  return Object.fromEntries(files.map(([name, file]) => [name, sourceOf(file)]));
}

/**
 * Writes the report and, for the review, its data. What has changed in outlines is computed here, because an approval
 * replaces them.
 */
export function writeReport(root, results) {
  const { report } = pathsOf(root);
  mkdirSync(report, { recursive: true });
  keepComps(root, results);
  const described = results.map((result) => ({ ...result, outline: describeChange(root, result) }));
  writeFileSync(join(report, "index.html"), renderReport(root, described));
  writeResults(root, described);
  return join(report, "index.html");
}

/** Stores the results of a run, after a decision with what is left of them. */
export const writeResults = (root, results) => writeFileSync(pathsOf(root).results, JSON.stringify(results, null, 2));

/** Results of the last run. */
export const readResults = (root) => {
  const { results } = pathsOf(root);
  return existsSync(results) ? JSON.parse(readFileSync(results, "utf8")) : null;
};

const sliderFile = (name) => join(dirname(createRequire(import.meta.url).resolve("img-comparison-slider")), name);
