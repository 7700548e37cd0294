// Writes the report as a self-contained HTML file.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathsOf, pictureFile } from "./album.mjs";
import { hashOf, readDecisions } from "./decisions/files.mjs";
import { historyForReport } from "./decisions/history.mjs";
import { statesOf } from "./decisions/state.mjs";
import { urlOf } from "./shots.mjs";

const part = (name) => readFileSync(new URL(`report/${name}`, import.meta.url), "utf8");

/**
 * Renders the report as HTML.
 * @param options `reviewer` is the name of the reviewer of the served page, which has no buttons without one;
 * `workshop` is the base URL of its links.
 */
export function renderReport(root, results, { reviewer, workshop = "http://localhost:6006/" } = {}) {
  const { approved, report, taken } = pathsOf(root);
  const states = statesOf(readDecisions(root));
  const images = {};
  const show = (name, key, file) => {
    if (existsSync(file)) images[`${name}/${key}`] = `data:image/webp;base64,${readFileSync(file).toString("base64")}`;
  };
  for (const { key } of results) {
    show("before", key, pictureFile(approved, key));
    show("after", key, pictureFile(taken, key));
    show("difference", key, pictureFile(join(report, "differences"), key));
  }
  const all = results.map((result) => {
    const state = states.get(result.key);
    const rejection = state?.rejected.get(hashOf(pictureFile(taken, result.key)));
    return {
      ...result,
      address: urlOf(result),
      rejected: rejection && { who: rejection.who, reason: rejection.reason },
      history: historyForReport(state),
    };
  });
  const data = JSON.stringify({ results: all, images, workshop, reviewer }).replaceAll("<", "\\u003c");
  const parts = {
    style: `${part("report.css")}\n${readFileSync(sliderFile("styles.css"), "utf8")}`,
    data,
    slider: readFileSync(sliderFile("index.js"), "utf8").replaceAll("</script", "<\\/script"),
    script: part("report.js"),
  };
  return part("report.html").replaceAll(/\/\*(style|data|slider|script)\*\//g, (_, name) => parts[name]);
}

/** Writes the report and, for the review, its data. */
export function writeReport(root, results) {
  const { report, results: file } = pathsOf(root);
  mkdirSync(report, { recursive: true });
  writeFileSync(join(report, "index.html"), renderReport(root, results));
  writeFileSync(file, JSON.stringify(results, null, 2));
  return join(report, "index.html");
}

/** Results of the last run. */
export const readResults = (root) => {
  const { results } = pathsOf(root);
  return existsSync(results) ? JSON.parse(readFileSync(results, "utf8")) : null;
};

const sliderFile = (name) => join(dirname(createRequire(import.meta.url).resolve("img-comparison-slider")), name);
