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

test("stories are played in the built workshop by a complete run, and by Vitest after a change", () => {
  const storiesCheck = (selection) =>
    listChecks("/project", "/reports", selection).find(({ name }) => name === "stories");
  const complete = storiesCheck();
  expect(complete.command[1]).toEqual([expect.stringMatching(/check-pages\.mjs$/)]);
  expect(complete.after).toContain("workshop-build");
  const changed = storiesCheck({ checks: new Set(["stories"]), stories: ["Button.stories.tsx"], journeys: [] });
  expect(changed.command[1]).toEqual(expect.arrayContaining(["vitest", "stories", "Button.stories.tsx"]));
  expect(changed.after).not.toContain("workshop-build");
});
