import { expect, test } from "vitest";
import { fromVitest } from "../counts.mjs";
import { toReport } from "./report.mjs";

const [primary, late, broken] = ["Primary", "Late", "Broken"].map((story) => ({
  importPath: "./packages/ui/src/primitives/Button/Button.stories.tsx",
  story,
}));
const file = "packages/ui/src/primitives/Button/Button.stories.tsx";

test("a report counts stories, with names as Vitest gives them", () => {
  const first = [
    { subject: late, text: "too slow" },
    { subject: broken, text: "expected 1 to be 2" },
  ];
  const second = [
    { subject: broken, text: "expected 1 to be 2" },
    { subject: broken, text: "404 http://127.0.0.1/a.webp" },
  ];
  expect(fromVitest(toReport([primary, late, broken], first, second))).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    faults: [`${file}: Broken\n      expected 1 to be 2\n      404 http://127.0.0.1/a.webp`],
    secondTries: [`${file}: Late`],
    firstTries: [`${file}: Late\n      too slow`],
    tests: [`${file}: Primary`, `${file}: Late`, `${file}: Broken`],
  });
});

test("a crawl of no story is a fault", () => {
  expect(fromVitest(toReport([], [], []))).toMatchObject({ passed: 0, failed: 1, faults: ["no test was run"] });
});
