import { describe, expect, it } from "vitest";
import { fromLastLine, fromPlaywright, fromVitest } from "./counts.mjs";

describe("what checks report", () => {
  it("names each test of Vitest that failed, and files that could not run", () => {
    const report = {
      numPassedTests: 2,
      numFailedTests: 1,
      testResults: [
        { name: "a.test.ts", status: "failed", assertionResults: [{ status: "passed", fullName: "adds" }, { status: "failed", fullName: "takes away" }] },
        { name: "b.test.ts", status: "failed", assertionResults: [] },
        { name: "c.test.ts", status: "passed", assertionResults: [{ status: "passed", fullName: "counts" }] },
      ],
    };
    expect(fromVitest(report)).toEqual({ passed: 2, failed: 2, faults: ["a.test.ts: takes away", "b.test.ts did not run"] });
  });

  it("names each journey that failed or needed a second try, however deep it lies", () => {
    const spec = (title, status) => ({ file: "cart.spec.ts", line: 7, title, tests: [{ status }] });
    const report = {
      stats: { expected: 1, flaky: 1, unexpected: 1 },
      errors: [{ message: "no browser" }],
      suites: [{ specs: [spec("adds", "expected")], suites: [{ specs: [spec("removes", "unexpected"), spec("puts back", "flaky")] }] }],
    };
    expect(fromPlaywright(report)).toEqual({
      passed: 2,
      failed: 2,
      faults: ["cart.spec.ts:7 removes", "no browser"],
      secondTries: ["cart.spec.ts:7 puts back"],
    });
  });

  it("reads the last line, and what is marked before it", () => {
    expect(fromLastLine("» Looking …\n↻ two came out right at a second look\n✗ one is changed\nmore of it\n12 passed, 1 failed\n")).toEqual({
      passed: 12,
      failed: 1,
      faults: ["one is changed"],
      secondTries: ["two came out right at a second look"],
    });
    expect(fromLastLine("it broke")).toEqual({ passed: 0, failed: 0, faults: [], secondTries: [] });
  });
});
