import { expect, test } from "vitest";
import { chooseChecks, listChecks } from "./checks.mjs";

const checks = [
  { name: "routes" },
  { name: "types", coveredBy: "lint", after: ["routes"] },
  { name: "lint", after: ["routes"] },
];
const names = (chosen) => chosen.map(({ name }) => name);

test("a complete run leaves a check out that another one covers", () => {
  expect(names(chooseChecks(checks, []))).toEqual(["routes", "lint"]);
});

test("a check that is named is run with its prerequisites, and an unknown name is refused", () => {
  expect(names(chooseChecks(checks, ["types"]))).toEqual(["routes", "types"]);
  expect(() => chooseChecks(checks, ["type"])).toThrow('There is no check "type". There are: routes, types, lint.');
});

test("stories are played in the built workshop, after a change in a part of it", () => {
  const check = (name, selection) => listChecks("/project", "/reports", selection).find((one) => one.name === name);
  const complete = check("stories");
  expect(complete.command[1]).toEqual([expect.stringMatching(/check-pages\.mjs$/)]);
  expect(complete.after).toContain("workshop-build");
  const selection = { checks: new Set(["stories", "part-build"]), playedStories: "/reports/played.json", journeys: [] };
  const changed = check("stories", selection);
  expect(changed.command[1].slice(1)).toEqual(["--stories", "/reports/played.json"]);
  expect(changed.after).toContain("part-build");
  expect(check("part-build", selection)).toBeDefined();
  expect(check("part-build")).toBeUndefined();
});
