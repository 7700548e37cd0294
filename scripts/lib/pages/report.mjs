// Report of a crawl, in the form that `counts.mjs` reads from Vitest's.
import { formatFault } from "../counts.mjs";

/** Name of a story as Vitest gives it: "packages/ui/src/…/Button.stories.tsx: On A Phone". */
export const nameOf = ({ importPath, story }) => `${importPath.replace(/^\.\//, "")}: ${story}`;

/**
 * Creates the report of a crawl.
 * @param subjects All stories of the crawl.
 * @param first Errors of the first try: `{ subject, text }`.
 * @param second Errors of the second try, of those that failed at the first.
 */
export function toReport(subjects, first, second) {
  const failed = new Set(second.map(({ subject }) => subject));
  const secondTries = new Set(first.map(({ subject }) => subject).filter((subject) => !failed.has(subject)));
  const textOf = (errors, subject) =>
    errors
      .filter((error) => error.subject === subject)
      .map(({ text }) => text)
      .join("\n");
  return {
    passed: subjects.length - failed.size,
    failed: failed.size,
    skipped: 0,
    faults: [...failed].map((subject) => formatFault(nameOf(subject), textOf(second, subject))),
    secondTries: [...secondTries].map(nameOf),
    firstTries: [...secondTries].map((subject) => formatFault(nameOf(subject), textOf(first, subject))),
    tests: subjects.map(nameOf),
  };
}
