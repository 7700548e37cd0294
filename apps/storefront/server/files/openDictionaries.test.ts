import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createLog } from "@rewire/gateway";
import { selectBuilds } from "./buildRecord.ts";
import { listAssets } from "./listAssets.ts";
import { openDictionaryStore, tryOpenDictionaryStore } from "./openDictionaries.ts";
import { hashedName, sha256, writeBuild } from "./testing/writeBuild.ts";

const key = { name: "frame", type: "js" } as const;
const scriptOf = (build: string) => `/* ${build} */ ${"export const frame = 1;".repeat(100)}`;

let root = "";
const state = () => join(root, "state");
beforeEach(async () => void (root = await mkdtemp(join(tmpdir(), "rewire-dictionaries-"))));
afterEach(() => rm(root, { recursive: true, force: true }));

/** Deploys a build of one script. */
async function deploy(
  buildId: string,
  options: { now?: number; limits?: { maxBuilds?: number; maxBytes?: number } } = {},
) {
  await writeBuild(root, { [hashedName("frame", scriptOf(buildId))]: scriptOf(buildId) });
  const { now = Date.now(), limits } = options;
  return openDictionaryStore({
    folder: state(),
    buildId,
    assets: listAssets(root).values(),
    now: () => now,
    ...(limits ? { limits } : {}),
  });
}

test("the scripts of a former build are there after a deploy, with their bytes", async () => {
  await deploy("a");
  const dictionaries = await deploy("b");
  const hash = sha256(scriptOf("a"));
  expect(dictionaries.has(key, hash)).toBe(true);
  expect(dictionaries.has(key, sha256(scriptOf("b")))).toBe(true);
  expect((await dictionaries.read(hash))?.bytes.toString()).toBe(scriptOf("a"));
});

test("a dictionary is one of its own chunk alone", async () => {
  const dictionaries = await deploy("a");
  expect(dictionaries.has({ name: "cards", type: "js" }, sha256(scriptOf("a")))).toBe(false);
  expect(dictionaries.has({ name: "frame", type: "css" }, sha256(scriptOf("a")))).toBe(false);
  expect(dictionaries.has(key, sha256("of nobody"))).toBe(false);
});

test("a path instead of a hash reads nothing", async () => {
  const dictionaries = await deploy("a");
  expect(await dictionaries.read("../builds/a.json")).toBeNull();
});

test("a damaged or lost file is never used, and is whole again after the next start", async () => {
  const hash = sha256(scriptOf("a"));
  const dictionaries = await deploy("a");
  await writeFile(join(state(), "files", hash), scriptOf("a").replace("1", "2"));
  expect(await dictionaries.read(hash)).toBeNull();
  await rm(join(state(), "files", hash));
  expect(await dictionaries.read(hash)).toBeNull();
  expect((await (await deploy("a")).read(hash))?.bytes.toString()).toBe(scriptOf("a"));
});

test("a damaged record is removed, and hides no other build", async () => {
  await deploy("a");
  await writeFile(join(state(), "builds", "x.json"), '{"deployedAt":1,"files":[{"key":"../a","sha256":"b","size":1}]}');
  await writeFile(join(state(), "builds", "y.json"), "{");
  expect((await deploy("b")).has(key, sha256(scriptOf("a")))).toBe(true);
  expect((await readdir(join(state(), "builds"))).toSorted()).toEqual(["a.json", "b.json"]);
});

describe("of many builds", () => {
  const HOUR = 3_600_000;

  test("the least recently deployed go, with their files", async () => {
    const start = Date.now();
    for (const [n, id] of ["a", "b", "a", "c"].entries())
      await deploy(id, { now: start + n * HOUR, limits: { maxBuilds: 2 } });
    expect((await readdir(join(state(), "builds"))).toSorted()).toEqual(["a.json", "c.json"]);
    // A file without a build may belong to a gateway that is storing it now.
    await utimes(join(state(), "files", sha256(scriptOf("b"))), 1, 1).catch(() => undefined);
    await deploy("c", { now: start + 4 * HOUR, limits: { maxBuilds: 2 } });
    expect((await readdir(join(state(), "files"))).toSorted()).toEqual(
      [sha256(scriptOf("a")), sha256(scriptOf("c"))].toSorted(),
    );
  });

  test("temporary files of a killed process go, new ones stay", async () => {
    await deploy("a");
    for (const name of ["old.new", "young.new"]) await writeFile(join(state(), "files", name), "x");
    await utimes(join(state(), "files", "old.new"), 1, 1);
    await deploy("a");
    expect(await readdir(join(state(), "files"))).toEqual([sha256(scriptOf("a")), "young.new"].toSorted());
  });

  test("their bytes are limited, those of the current one excepted, and shared ones count once", () => {
    const record = (deployedAt: number, ...sizes: number[]) => ({
      deployedAt,
      files: sizes.map((size, index) => ({ key: "a.js", sha256: `${size}-${index}`, size })),
    });
    const records = new Map([
      ["current", record(1, 60)],
      ["same", record(9, 60)],
      ["large", record(8, 50)],
      ["small", record(7, 1)],
    ]);
    expect([...selectBuilds(records, "current", { maxBytes: 100 })]).toEqual(["current", "same"]);
    expect([...selectBuilds(records, "current", { maxBytes: 120 })]).toEqual(["current", "same", "large", "small"]);
    expect([...selectBuilds(records, "current", { maxBytes: 10 })]).toEqual(["current"]);
    expect([...selectBuilds(records, "current", { maxBuilds: 2 })]).toEqual(["current", "same"]);
  });
});

test("several gateways that start at once on one folder do not hurt each other", async () => {
  await deploy("a");
  await writeBuild(root, { [hashedName("frame", scriptOf("b"))]: scriptOf("b") });
  const assets = [...listAssets(root).values()];
  const all = await Promise.all(
    Array.from({ length: 8 }, () => openDictionaryStore({ folder: state(), buildId: "b", assets })),
  );
  for (const dictionaries of all)
    for (const build of ["a", "b"])
      expect((await dictionaries.read(sha256(scriptOf(build))))?.bytes.toString()).toBe(scriptOf(build));
  expect(await readdir(join(state(), "files"))).toHaveLength(2);
});

test("without a folder that can be written there are none, and one line says so", async () => {
  await writeFile(state(), "a file, no folder");
  const lines: string[] = [];
  const log = createLog({ format: "json", write: (line) => lines.push(line) });
  expect(await tryOpenDictionaryStore({ folder: state(), buildId: "a", assets: [] }, log)).toBeNull();
  expect(lines).toEqual([expect.stringContaining("Former builds cannot be stored")]);
});
