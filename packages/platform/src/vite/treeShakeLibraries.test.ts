import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { UNUSED_FORMATTERS } from "./treeShakeLibraries.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const sources = globSync(
  ["apps/storefront/app/**/*.{ts,tsx}", "packages/{ui,data,domain,messages}/src/**/*.{ts,tsx}"],
  {
    cwd: root,
  },
);

const names = UNUSED_FORMATTERS.map((name) => name.replace("format", "")).join("|");

/** Matches a formatter of `IntlShape`, also destructured, and the component that calls it. */
const formatterPattern = new RegExp(String.raw`[.,{]\s*format(?:${names})\b|\bFormatted(?:${names})\b`);

/** Matches the option `viewTransition` of React Router, the form of a fetcher, and style sheets of routes. */
const routerPattern = /\bviewTransition(?:: true|=\{| ?\/?>)|\bfetcher\.Form\b|\bLinksFunction\b/;

test("nothing calls a formatter that browsers lack", () => {
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.filter((path) => formatterPattern.test(readFileSync(root + path, "utf8")))).toEqual([]);
});

test("nothing uses what browsers lack of React Router", () => {
  expect(sources.filter((path) => routerPattern.test(readFileSync(root + path, "utf8")))).toEqual([]);
});
