// Results of checks: number of passed, failed and skipped tests, and the names of failed and retried ones.
import { stripVTControlCharacters } from "node:util";

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} faults Failed tests with their errors.
 * @property {string[]} secondTries Names of tests that passed only at a second try.
 * @property {string[]} [firstTries] The same with the errors of their first tries.
 * @property {string[]} [tests] Names of all tests.
 */

/** Empty counts. @type {Counts} */
export const NOTHING = { passed: 0, failed: 0, skipped: 0, faults: [], secondTries: [] };

/** Reads the file of `test/vitestReport.mjs`. A file without executed tests is an error. */
export function fromVitest(report) {
  const isEmpty = report.passed + report.failed + report.skipped === 0;
  return isEmpty ? { ...report, failed: 1, faults: ["no test was run"] } : report;
}

/** Maximum number of lines of an error that are repeated beside the name of a test. */
const MAX_ERROR_LINES = 6;

/**
 * Formats the name of a failed test with the first lines of its error, because often only the end of a long output is
 * available.
 * @param {string} name
 * @param {string} [message] Without it the name stands alone.
 */
export const formatFault = (name, message) =>
  [
    name,
    ...(message === undefined ? [] : stripVTControlCharacters(message).split("\n").slice(0, MAX_ERROR_LINES)),
  ].join("\n      ");

/** Maximum number of lines of a failed check without counts that are repeated at the end. */
const MAX_OUTPUT_LINES = 20;

/**
 * Counts a check without counts as one test. The end of its output, if it was not streamed, is what failed.
 * @param {number} code
 * @param {string} output
 * @returns {Counts}
 */
export function fromExit(code, output) {
  if (code === 0) return { ...NOTHING, passed: 1 };
  const lines = stripVTControlCharacters(output)
    .split("\n")
    .filter((line) => line.trim() !== "");
  return { ...NOTHING, failed: 1, faults: [`exit code ${code}`, ...lines.slice(-MAX_OUTPUT_LINES)] };
}

/** Reads a report of Playwright. A test is named by its file, its blocks and its title. */
export function fromPlaywright({ stats, errors, suites }) {
  const specsOf = ({ specs: ownSpecs = [], suites: blocks = [] }, titles) => [
    ...ownSpecs.map((spec) => ({ ...spec, name: `${spec.file}: ${[...titles, spec.title].join(" › ")}` })),
    ...blocks.flatMap((block) => specsOf(block, [...titles, block.title])),
  ];
  const specs = suites.flatMap((file) => specsOf(file, []));
  const ofState = (state) => specs.filter(({ tests }) => tests.some(({ status }) => status === state));
  const errorsOf = ({ tests }) =>
    tests.flatMap(({ results = [] }) => results.flatMap(({ error }) => error?.message ?? []));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    faults: [
      ...ofState("unexpected").map((spec) => formatFault(spec.name, errorsOf(spec).at(-1))),
      ...errors.map(({ message }) => message ?? "an error without words"),
    ],
    secondTries: ofState("flaky").map(({ name }) => name),
    firstTries: ofState("flaky").map((spec) => formatFault(spec.name, errorsOf(spec)[0])),
    tests: specs.map(({ name }) => name),
  };
}

const LAST_LINE = /(\d+) passed, (\d+) failed(?:, (\d+) skipped)?\s*$/;

/**
 * Parses the output of a check that ends with "N passed, N failed[, N skipped]" and marks each failure with "✗", each
 * retry with "↻". Output without that line counts as nothing passed.
 */
export function fromLastLine(output) {
  const [, passed = 0, failed = 0, skipped = 0] = LAST_LINE.exec(output.trim()) ?? [];
  const marked = (mark) =>
    output
      .split("\n")
      .filter((line) => line.startsWith(`${mark} `))
      .map((line) => line.slice(mark.length + 1));
  return {
    passed: Number(passed),
    failed: Number(failed),
    skipped: Number(skipped),
    faults: marked("✗"),
    secondTries: marked("↻"),
  };
}

/** Formats counts: "12 passed, 0 failed", with ", 3 skipped" if there are any. */
export const inWords = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
