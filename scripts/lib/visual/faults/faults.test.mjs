import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FAULTS, groupsOf } from "./faults.mjs";

const textOf = (path) => readFileSync(new URL(`../../../../${path}`, import.meta.url), "utf8");

test.each(FAULTS)("the source of the fault $name has its text once", ({ file, from }) => {
  expect(textOf(file).split(from)).toHaveLength(2);
});

test.each(FAULTS)("the stories of the fault $name are pictured", ({ stories, subject, story }) => {
  const text = textOf(stories);
  expect(text).toContain(`title: "${subject}"`);
  const name = story.replaceAll(" ", "");
  expect(text).toMatch(
    story === "All states" ? /^ {2}tags: \["sheet"/m : new RegExp(`const ${name}: Story = \\{\\s+tags: \\["visual"`),
  );
});

test("faults that reach each other's stories are built apart", () => {
  const fault = (name, stories) => ({ name, file: `packages/ui/src/${name}.tsx`, stories });
  const closures = { a: ["packages/ui/src/A.tsx"], b: ["packages/ui/src/A.tsx", "packages/ui/src/B.tsx"], c: [] };
  const theme = { ...fault("theme/theme", "c"), file: "packages/ui/src/theme/theme.css" };
  const groups = groupsOf(
    [fault("A", "a"), fault("B", "b"), fault("C", "c"), theme],
    (path) => new Set(closures[path]),
  );
  expect(groups.map((group) => group.map(({ name }) => name))).toEqual([["A", "C"], ["B"], ["theme/theme"]]);
});
