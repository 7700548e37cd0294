import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ByEnvironment } from "./byEnvironment.ts";

const folder = mkdtempSync(join(tmpdir(), "rewire-environments-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ascending = (a, b) => a - b;
const file = (name, environment) => {
  const moduleId = join(folder, name);
  writeFileSync(moduleId, environment ? `// @vitest-environment ${environment}\n` : "");
  return { moduleId, project: { name: "unit", config: { sequence: { groupOrder: 0 }, isolate: false } } };
};

test("files of one environment stand together, so that a worker is handed on", async () => {
  const files = [
    file("a", "happy-dom"),
    file("b"),
    file("c", "dom-on-node"),
    file("d"),
    file("e", "happy-dom"),
    file("f"),
  ];
  const vitest = {
    config: { root: folder },
    cache: { getTestSpecificationResult: () => ({ failed: false, duration: 0 }) },
  };
  // oxlint-disable-next-line unicorn/no-array-sort -- no array: Vitest's sequencer
  const sorted = await new ByEnvironment(vitest).sort(files);
  const runs = sorted.map(({ moduleId }) => files.findIndex((file) => file.moduleId === moduleId));
  expect(runs.slice(0, 3).toSorted(ascending)).toEqual([1, 3, 5]);
  expect(runs[3]).toBe(2);
  expect(runs.slice(4).toSorted(ascending)).toEqual([0, 4]);
});
