import { describe, expect, it } from "vitest";
import { fromExit, fromLastLine, fromPlaywright, fromVitest, inWords } from "./counts.mjs";

describe("what checks report", () => {
  it("takes a report of Vitest as it is, and calls one without a test a fault", () => {
    const report = {
      passed: 2,
      failed: 1,
      skipped: 1,
      faults: ["b.test.ts: takes away"],
      secondTries: ["a.test.ts: adds"],
      tests: [],
      seconds: {},
    };
    expect(fromVitest(report)).toEqual(report);
    expect(fromVitest({ ...report, passed: 0, failed: 0, skipped: 0, faults: [] })).toMatchObject({
      failed: 1,
      faults: ["no test was run"],
    });
  });

  it("repeats the end of what a check without counts printed before it failed", () => {
    expect(fromExit(0, "3468 files")).toEqual({ passed: 1, failed: 0, skipped: 0, faults: [], secondTries: [] });
    const errors = Array.from({ length: 30 }, (_, index) => `\u001b[31mclock.ts:${index}\u001b[39m`);
    const { passed, failed, faults } = fromExit(2, `${errors.join("\n")}\n\n30 errors\n`);
    expect([passed, failed]).toEqual([0, 1]);
    expect(faults).toHaveLength(21);
    expect([faults[0], faults[1], faults.at(-1)]).toEqual(["exit code 2", "clock.ts:11", "30 errors"]);
    expect(fromExit(1, "").faults).toEqual(["exit code 1"]);
  });

  it("names each journey that failed, with what was wrong at the last try, or needed a second try, however deep it lies", () => {
    const spec = (title, status, ...messages) => ({
      file: "cart.spec.ts",
      line: 7,
      title,
      tests: [{ status, results: messages.map((message) => ({ error: { message } })) }],
    });
    const report = {
      stats: { expected: 1, flaky: 1, unexpected: 2, skipped: 1 },
      errors: [{ message: "no browser" }],
      suites: [
        {
          specs: [spec("adds", "expected"), spec("counts", "skipped")],
          title: "cart.spec.ts",
          suites: [
            {
              title: "in German",
              specs: [
                spec("removes", "unexpected", "it was slow", "\u001b[31mthe line is there\u001b[39m\nand stays"),
                spec("opens", "unexpected"),
                spec("puts back", "flaky", "it was slow"),
              ],
            },
          ],
        },
      ],
    };
    expect(fromPlaywright(report)).toEqual({
      passed: 2,
      failed: 3,
      skipped: 1,
      faults: [
        "cart.spec.ts: in German › removes\n      the line is there\n      and stays",
        "cart.spec.ts: in German › opens",
        "no browser",
      ],
      secondTries: ["cart.spec.ts: in German › puts back"],
      firstTries: ["cart.spec.ts: in German › puts back\n      it was slow"],
      tests: [
        "cart.spec.ts: adds",
        "cart.spec.ts: counts",
        "cart.spec.ts: in German › removes",
        "cart.spec.ts: in German › opens",
        "cart.spec.ts: in German › puts back",
      ],
    });
  });

  it("reads the last line, and what is marked before it", () => {
    expect(
      fromLastLine(
        "» Looking …\n↻ two came out right at a second look\n✗ one is changed\nmore of it\n12 passed, 1 failed\n",
      ),
    ).toEqual({
      passed: 12,
      failed: 1,
      skipped: 0,
      faults: ["one is changed"],
      secondTries: ["two came out right at a second look"],
    });
    expect(fromLastLine("– another browser\n0 passed, 0 failed, 400 skipped")).toMatchObject({
      passed: 0,
      failed: 0,
      skipped: 400,
    });
    expect(fromLastLine("it broke")).toEqual({ passed: 0, failed: 0, skipped: 0, faults: [], secondTries: [] });
  });

  it("says skipped only where something was", () => {
    expect(inWords({ passed: 3, failed: 0, skipped: 0 })).toBe("3 passed, 0 failed");
    expect(inWords({ passed: 3, failed: 0, skipped: 2 })).toBe("3 passed, 0 failed, 2 skipped");
  });
});
