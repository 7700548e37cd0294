import { expect, test } from "vitest";
import { chooseChecks } from "./checks.mjs";

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
