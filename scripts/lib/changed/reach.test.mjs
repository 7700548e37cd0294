import { describe, expect, it } from "vitest";
import { keepsCharacters, keepsLinks, keepsTypes } from "./reach.mjs";

const path = "packages/data/src/toPrice.ts";
const before = 'import { round } from "./round.ts";\nexport const toPrice = (minor: number): number => round(minor);\n';
const change = (after, earlier = before, file = path) => ({ path: file, before: earlier, after });

describe("types of dependents", () => {
  it("stay where the body of a typed function changes", () => {
    expect(keepsTypes(change(before.replace("(minor);", "(minor / 100);")))).toBe(true);
  });

  it("change with a parameter, and may change where a type is inferred", () => {
    expect(keepsTypes(change(before.replace("minor: number", "minor: string")))).toBe(false);
    const inferred = before.replace("): number", ")");
    expect(keepsTypes(change(inferred.replace("(minor);", "(minor) + 1;"), inferred))).toBe(false);
  });

  it("may change with a new file, and with one that is no source", () => {
    expect(keepsTypes(change(before, ""))).toBe(false);
    expect(keepsTypes(change("", before))).toBe(false);
    expect(keepsTypes(change(before, before, "packages/data/package.json"))).toBe(false);
  });

  it("change with the ids of messages alone", () => {
    const locale = "packages/messages/src/locales/de_DE.json";
    expect(keepsTypes(change('{ "a": "B" }', '{ "a": "A" }', locale))).toBe(true);
    expect(keepsTypes(change('{ "b": "A" }', '{ "a": "A" }', locale))).toBe(false);
  });

  it("depend on no test", () => {
    expect(keepsTypes(change("export {};", "", "packages/data/src/toPrice.test.ts"))).toBe(true);
  });
});

describe("imports and exports", () => {
  it("stay where a body changes, also that of a component", () => {
    const component = 'import { Box } from "./Box.tsx";\nexport const Card = () => <Box gap="2" />;\n';
    expect(keepsLinks(change(component.replace("2", "3"), component, "packages/ui/src/Card.tsx"))).toBe(true);
  });

  it.each([
    ["another import", before.replace("{ round }", "{ round, floor }")],
    ["another export", `${before}export const zero = 0;\n`],
    ["an export of a type", `${before}export type Minor = number;\n`],
    ["a lazy import", `${before}void import("./late.ts");\n`],
    ["a namespace, whose names are in the text", before.replace("{ round }", "* as round")],
  ])("change with %s", (_, after) => {
    expect(keepsLinks(change(after))).toBe(false);
  });
});

it("characters stay unless there is a new one", () => {
  expect(keepsCharacters(change(before.replace("toPrice", "topper")))).toBe(true);
  expect(keepsCharacters(change(`${before}// 15″\n`))).toBe(false);
  expect(keepsCharacters(change(before, ""))).toBe(false);
});
