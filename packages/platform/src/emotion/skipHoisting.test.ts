import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import skipHoisting from "./skipHoisting.ts";

const emotion = dirname(createRequire(import.meta.url).resolve("@emotion/react"));

test("withTheme alone needs the package", () => {
  const sources = globSync("*.browser.esm.js", { cwd: emotion }).map((name) =>
    readFileSync(join(emotion, name), "utf8"),
  );
  const calls = sources.flatMap((source) => source.match(/.*\bhoistNonReactStatics\(.*/g) ?? []);
  expect(calls).toEqual([expect.stringContaining("(WithTheme, Component)")]);
});

test("a component that is wrapped stays itself", () => {
  const component = () => null;
  expect(skipHoisting(component)).toBe(component);
});
