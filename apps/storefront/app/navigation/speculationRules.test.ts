import { LOCALES, localePrefixes } from "@rewire/messages";
import { expect, test } from "vitest";
import { createSpeculationRules } from "./createSpeculationRules.server.ts";

test.each(LOCALES)("in %s, rules name paths of this language alone", (locale) => {
  const rules = createSpeculationRules(locale);
  const prefix = localePrefixes[locale];
  const paths = [...rules.matchAll(/"(\/[^"]*)"/g)].map(([, path = ""]) => path);
  expect(paths.filter((path) => !path.startsWith(`${prefix}/product`))).toEqual(["/*/filters"]);
});

test("visitors who have asked for less data have a product prerendered only when its link is pressed", () => {
  const { prerender, prefetch } = JSON.parse(createSpeculationRules("en_US"));
  const unreduced = { selector_matches: ":root:not([data-reduced-data]) a" };
  for (const { eagerness, where } of [...prerender, ...prefetch])
    if (eagerness !== "conservative") expect(where.and).toContainEqual(unreduced);
  expect(prerender.map(({ eagerness }: { eagerness: string }) => eagerness)).toEqual(["moderate", "conservative"]);
});
