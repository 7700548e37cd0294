import { existsSync, globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { allCssProperties as everyProperty, isCssProperty as isProperty } from "@pandacss/is-valid-prop";
import { expect, test } from "vitest";
import { allCssProperties, isCssProperty } from "./cssProperties.ts";

const folders = ["../", "../../../../apps/storefront/app/"].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);
const sources = folders
  .filter((folder) => existsSync(folder))
  .flatMap((cwd) => globSync("**/*.{ts,tsx}", { cwd }).map((file) => cwd + file))
  .filter((file) => !/\.(?:stories|test)\.|cssProperties/.test(file));
const every = new Set(everyProperty);
const words = new Set(sources.flatMap((file) => readFileSync(file, "utf8").match(/[A-Za-z]+/g) ?? []));

test("every property that a source names is known, and no other", () => {
  const named = [...words].filter((word) => every.has(word)).toSorted();
  expect(allCssProperties.toSorted()).toEqual(named);
});

test("whatever a source says is answered as by the whole list", () => {
  for (const word of [...words, "--wire", "&:hover", "@media print", "1"])
    expect(isCssProperty(word), word).toBe(isProperty(word));
});
