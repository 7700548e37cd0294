import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ShopTimeout, ShopUnreachable } from "@rewire/data/server";
import type { CatalogueEntry } from "@rewire/domain";
import { categories, products } from "@rewire/domain/testing";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createLog, silentLog } from "../log/createLog.ts";
import { passTurns } from "../testing/passTurns.ts";
import { createCatalogueCache } from "./createCatalogueCache.ts";
import { createSnapshot, type Snapshot } from "./createSnapshot.ts";

const entry = (summary: CatalogueEntry["summary"], date: string): CatalogueEntry => ({ summary, date, sales: 0, terms: {}, highestPrice: null, repair: null, searchText: summary.name });
const older = entry(products.tarn14, "2026-01-01T00:00:00+00:00");
const newer = entry(products.orrery2, "2026-11-01T00:00:00+00:00");

let time = 1_000_000;
let folder = "";
let reads = 0;
let lines: string[] = [];
let answer: () => Promise<readonly CatalogueEntry[]>;
const saves: Promise<void>[] = [];

/** A snapshot on disk; what it writes behind an answer is done before the folder goes. */
const snapshotOf = (shopUrl = "http://shop.example/graphql"): Snapshot => {
  const snapshot = createSnapshot({ folder, shopUrl, currency: "EUR", log: silentLog });
  const save: Snapshot["save"] = (catalogue) => {
    const saved = snapshot.save(catalogue);
    saves.push(saved);
    return saved;
  };
  return { ...snapshot, save };
};
const create = (snapshot: Snapshot = snapshotOf()) => createCatalogueCache({
  read: async () => {
    reads += 1;
    return { entries: await answer(), categories: Object.values(categories), attributes: { pa_color: { label: "Color", options: { black: "Black" } } } };
  },
  snapshot, ttlMs: 60_000, gatherMs: 2_000, now: () => time, log: createLog({ level: "warn", write: (line) => lines.push(line) }),
});
/** So many changes at once, and the time after which they are read together. */
async function change(cache: ReturnType<typeof create>, times = 1) {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  for (let time = 0; time < times; time += 1) cache.hasChanged();
  vi.advanceTimersByTime(2_000);
  vi.useRealTimers();
  await passTurns();
}
const namesOf = async (cache: ReturnType<typeof create>) => {
  const current = await cache.current();
  return current.ok ? current.value.entries.map(({ summary }) => summary.name) : current.error.kind;
};
const down = () => Promise.reject(new ShopUnreachable("connect ECONNREFUSED"));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "rewire-catalogue-"));
  time = 1_000_000;
  reads = 0;
  lines = [];
  answer = async () => [older];
});
afterEach(async () => {
  await Promise.all(saves.splice(0));
  await rm(folder, { recursive: true, force: true });
});

describe("the catalogue", () => {
  test("is read once, however many ask at the same time", async () => {
    const cache = create();
    expect(await Promise.all([namesOf(cache), namesOf(cache), namesOf(cache)])).toEqual([["Tarn 14"], ["Tarn 14"], ["Tarn 14"]]);
    expect(reads).toBe(1);
  });

  test("is newest first", async () => {
    answer = async () => [older, newer];
    expect(await namesOf(create())).toEqual(["Orrery 2", "Tarn 14"]);
  });

  test("is answered at once when it is old, and read afresh behind it", async () => {
    const cache = create();
    await cache.current();
    answer = async () => [older, newer];
    time += 60_001;
    expect(await Promise.all([namesOf(cache), namesOf(cache)])).toEqual([["Tarn 14"], ["Tarn 14"]]);
    await expect.poll(() => namesOf(cache)).toEqual(["Orrery 2", "Tarn 14"]);
    expect(reads).toBe(2);
  });

  test("stays what it was when it cannot be read afresh, and the log tells", async () => {
    const cache = create();
    await cache.current();
    answer = down;
    time += 60_001;
    await cache.current();
    await expect.poll(() => lines.join()).toContain("could not be refreshed; the last one is shown");
    expect(await namesOf(cache)).toEqual(["Tarn 14"]);
    expect(lines.join()).toContain("ECONNREFUSED");
    expect(reads).toBe(2);
  });

  test("with nothing known is a failure of a kind, and the shop is left alone for a moment", async () => {
    answer = down;
    const cache = create();
    expect(await namesOf(cache)).toBe("unreachable");
    expect(await namesOf(cache)).toBe("unreachable");
    expect(reads).toBe(1);
    time += 2_000;
    answer = () => Promise.reject(new ShopTimeout("slow"));
    expect(await namesOf(cache)).toBe("timeout");
    time += 2_000;
    answer = async () => [older];
    expect(await namesOf(cache)).toEqual(["Tarn 14"]);
  });
});

describe("a change that the shop tells of", () => {
  test("is read soon, many at once in one reading", async () => {
    const cache = create();
    await cache.current();
    answer = async () => [older, newer];
    await change(cache, 5);
    await expect.poll(() => namesOf(cache)).toEqual(["Orrery 2", "Tarn 14"]);
    expect(reads).toBe(2);
  });

  test("while the catalogue is being read is read once more", async () => {
    let finish: (entries: readonly CatalogueEntry[]) => void = () => {};
    answer = () => new Promise((resolve) => { finish = resolve; });
    const cache = create();
    const first = cache.current();
    await expect.poll(() => reads).toBe(1);
    await change(cache);
    answer = async () => [older, newer];
    finish([older]);
    await first;
    await expect.poll(() => namesOf(cache)).toEqual(["Orrery 2", "Tarn 14"]);
    expect(reads).toBe(2);
  });
});

describe("a restart", () => {
  test("answers at once from disk, also while the shop is down", async () => {
    await create().current();
    answer = down;
    time += 3_600_000;
    const cache = create();
    expect(await namesOf(cache)).toEqual(["Tarn 14"]);
    await expect.poll(() => lines.join()).toContain("could not be refreshed");
    expect(await namesOf(cache)).toEqual(["Tarn 14"]);
  });

  test("does not take another shop's catalogue", async () => {
    await create().current();
    answer = down;
    expect(await namesOf(create(snapshotOf("http://other.example/graphql")))).toBe("unreachable");
  });

  test.each(["", "{", "null", "[]", '{"version":0,"entries":[],"categories":[],"readAt":1}', '{"version":1}'])("does not trip over a snapshot of %j", async (text) => {
    await create().current();
    const [file = ""] = await readdir(folder);
    await writeFile(join(folder, file), text);
    answer = async () => [newer];
    expect(await namesOf(create())).toEqual(["Orrery 2"]);
  });

  test("leaves no half-written file", async () => {
    await create().current();
    const files = await readdir(folder);
    expect(files).toHaveLength(1);
    expect(JSON.parse(await readFile(join(folder, files[0] ?? ""), "utf8"))).toHaveProperty("entries");
  });

  test("a disk that cannot be written costs nothing but the snapshot", async () => {
    const file = join(folder, "file");
    await writeFile(file, "");
    const cache = create(createSnapshot({ folder: join(file, "below"), shopUrl: "http://shop.example", currency: "EUR", log: silentLog }));
    expect(await namesOf(cache)).toEqual(["Tarn 14"]);
  });
});
