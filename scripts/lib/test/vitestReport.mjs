// Vitest reporter whose file `counts.mjs` reads: numbers, failures, retries and duration of each file.
import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { formatFault } from "../counts.mjs";

/**
 * Writes `{ passed, failed, skipped, faults, secondTries, firstTries, tests, seconds }` as JSON to the file given by
 * REWIRE_REPORT; `tests` are names of all tests, `seconds` a number for each file. Vitest's own JSON does not contain retries.
 */
export default class VitestReport {
  onTestRunEnd(modules, unhandledErrors) {
    const report = {
      passed: 0,
      failed: 0,
      skipped: 0,
      faults: [],
      secondTries: [],
      firstTries: [],
      tests: [],
      seconds: {},
    };
    for (const module of modules) add(report, module);
    for (const { message } of unhandledErrors) report.faults.push(`outside of a test: ${message}`);
    report.failed += unhandledErrors.length;
    const { REWIRE_REPORT: file } = process.env;
    if (file) writeFileSync(file, JSON.stringify(report));
  }
}

function add(report, module) {
  const file = relative(process.cwd(), module.moduleId).replaceAll("\\", "/");
  report.seconds[file] = (module.diagnostic().duration + module.diagnostic().collectDuration) / 1000;
  const errors = module.errors();
  for (const { message } of errors) report.faults.push(`${file} did not run: ${String(message).split("\n")[0]}`);
  report.failed += errors.length;
  for (const test of module.children.allTests()) {
    const name = `${file}: ${test.fullName}`;
    const { state, errors = [] } = test.result();
    report.tests.push(name);
    if (state === "passed") report.passed += 1;
    else if (state === "failed") {
      report.failed += 1;
      report.faults.push(formatFault(name, errors[0]?.message));
    } else report.skipped += 1;
    if (state === "passed" && test.diagnostic()?.flaky) {
      report.secondTries.push(name);
      // Vitest's own reporter says nothing of a first try that failed.
      const firstTry = formatFault(name, errors[0]?.message);
      report.firstTries.push(firstTry);
      console.log(`↻ at the first try: ${firstTry}`);
    }
  }
}
