import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { environmentVariables } from "./environment.ts";

const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = ""]) => name);

/** Rows of the table of variables. */
const rows = [...readme.matchAll(/^\| (`[A-Z][A-Z_]+`(?:, `[A-Z_]+`)*) \| ([^|]*) \|/gm)].map(
  ([, names = "", fallback = ""]) => ({ names: namesIn(names), fallback: fallback.replaceAll("`", "").trim() }),
);
const SETTINGS = ["site", "shop", "place", "desk"];
const isSetting = ({ group }: { readonly group: string }) => SETTINGS.includes(group);

test("the README's table has every variable that is no setting, and no other", () => {
  const names = environmentVariables
    .filter((environmentVariable) => !isSetting(environmentVariable))
    .map(({ name }) => name);
  expect(rows.flatMap((row) => row.names).toSorted()).toEqual(names.toSorted());
});

test("the README's table has their defaults", () => {
  const written = rows.filter(({ fallback }) => !/^(?:none|the |all |those |made |Stripe's)/.test(fallback));
  expect(written.length).toBeGreaterThan(20);
  for (const { names, fallback } of written) {
    for (const name of names) {
      expect(
        environmentVariables.find((environmentVariable) => environmentVariable.name === name)?.fallback,
        name,
      ).toBe(fallback);
    }
  }
});

test("every setting that the README names can be set", () => {
  const [, text = ""] = /Every field of `packages\/domain\/[^`]*`([\s\S]*?)## Behind a proxy/.exec(readme) ?? [];
  const names = environmentVariables.map(({ name }) => name);
  expect(namesIn(text).length).toBeGreaterThan(20);
  expect(namesIn(text).filter((name) => !names.includes(name))).toEqual([]);
});
