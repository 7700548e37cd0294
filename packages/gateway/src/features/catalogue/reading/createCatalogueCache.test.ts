import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ShopTimeoutError, ShopUnreachableError } from "@rewire/data/server";
import type { Catalogue, CatalogueEntry } from "@rewire/domain";
import { categories, products } from "@rewire/domain/testing";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createLog, silentLog } from "../../../log/createLog.ts";
import { yieldToEventLoop } from "@rewire/data/yield-to-event-loop";
import { createCatalogueCache, type CatalogueCache } from "./createCatalogueCache.ts";
import type { CataloguePart, CatalogueReader, ReadPosition } from "./createCatalogueReader.ts";
import { createSnapshotStore, type SnapshotStore } from "./createSnapshotStore.ts";

const entry = (summary: CatalogueEntry["summary"], date: string): CatalogueEntry => ({
  summary,
  date,
  sales: 0,
  terms: {},
  highestPrice: null,
  repair: null,
  searchText: summary.name,
});
const older = entry(products.tarn14, "2026-01-01T00:00:00+00:00");
const newer = entry(products.orrery2, "2026-11-01T00:00:00+00:00");

let time = 1_000_000;
let folder = "";
let reads = 0;
let lines: string[] = [];
let offer: ((part: CataloguePart) => void) | undefined;
let restored: ReadPosition | null = null;
let answer: () => Promise<readonly CatalogueEntry[]>;
const saves: Promise<void>[] = [];

/** A snapshot on disk; what it writes behind an answer is done before the folder goes. */
const snapshotOf = (shopUrl = "http://shop.example/graphql"): SnapshotStore => {
  const snapshot = createSnapshotStore({ folder, shopUrl, currency: "EUR", log: silentLog });
  const save: SnapshotStore["save"] = (catalogue) => {
    const saved = snapshot.save(catalogue);
    saves.push(saved);
    return saved;
  };
  return { ...snapshot, save };
};
const catalogueOf = (entries: readonly CatalogueEntry[]): Catalogue => ({
  entries,
  categories: Object.values(categories),
  attributes: { pa_color: { label: "Color", options: { black: "Black" } } },
});
const position: ReadPosition = { mark: { at: 1, isSettled: true }, after: "half", problems: [] };
const readWhole: CatalogueReader["readWhole"] = async (onPart) => {
  reads += 1;
  offer = onPart;
  return catalogueOf(await answer());
};
const reader: CatalogueReader = {
  readWhole,
  changes: () => readWhole(),
  byIds: async (current, ids) => ({
    ids,
    products: { entries: current.entries.filter(({ summary }) => ids.has(summary.id)), attributes: {}, problems: [] },
    categories: null,
  }),
  position: () => position,
  restore: (catalogue) => {
    restored = catalogue;
  },
};
const caches: CatalogueCache[] = [];
const create = (snapshot: SnapshotStore = snapshotOf()) => {
  const cache = createCatalogueCache({
    reader,
    snapshot,
    ttlMs: 60_000,
    batchDelayMs: 2_000,
    now: () => time,
    log: createLog({ level: "info", write: (line) => lines.push(line) }),
  });
  caches.push(cache);
  return cache;
};
/** So many changes at once, and the time after which they are read together. */
async function change(cache: ReturnType<typeof create>, times = 1) {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  for (let time = 0; time < times; time += 1) void cache.scheduleRefresh();
  vi.advanceTimersByTime(2_000);
  vi.useRealTimers();
  await yieldToEventLoop();
}
const namesOf = async (cache: ReturnType<typeof create>) => {
  const current = await cache.current();
  return current.ok ? current.value.entries.map(({ summary }) => summary.name) : current.error.kind;
};
const down = () => Promise.reject(new ShopUnreachableError("connect ECONNREFUSED"));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "rewire-catalogue-"));
  time = 1_000_000;
  reads = 0;
  lines = [];
  restored = null;
  answer = async () => [older];
});
afterEach(async () => {
  // A reading that ends after its test would write into the folder while it is removed.
  await Promise.all(caches.splice(0).map((cache) => cache.close()));
  await Promise.all(saves.splice(0));
  await rm(folder, { recursive: true, force: true });
});

describe("the catalogue", () => {
  test("is read once, however many ask at the same time", async () => {
    const cache = create();
    expect(await Promise.all([namesOf(cache), namesOf(cache), namesOf(cache)])).toEqual([
      ["Tarn 14"],
      ["Tarn 14"],
      ["Tarn 14"],
    ]);
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
    answer = () => Promise.reject(new ShopTimeoutError("slow"));
    expect(await namesOf(cache)).toBe("timeout");
    time += 2_000;
    answer = async () => [older];
    expect(await namesOf(cache)).toEqual(["Tarn 14"]);
  });
});

describe("a catalogue that is read for the first time", () => {
  /** A part of a reading that goes on. */
  const part = (hasRepairs = false, total = 5_000): CataloguePart => ({
    progress: { read: 1, total },
    hasRepairs,
    catalogue: () => catalogueOf([newer]),
  });
  let finish: (entries: readonly CatalogueEntry[]) => void = () => {};
  let fail: (error: Error) => void = () => {};

  /** A cache whose reading has shown a part. */
  async function reading() {
    answer = () =>
      new Promise((resolve, reject) => {
        finish = resolve;
        fail = reject;
      });
    const cache = create();
    const first = cache.current();
    await expect.poll(() => reads).toBe(1);
    expect(cache.progress()).toEqual({ read: 0, total: null });
    offer?.(part());
    return { cache, first };
  }

  test("shows what has been read so far, and says that it is not all", async () => {
    const { cache, first } = await reading();
    expect(await first).toMatchObject({ ok: true, value: { progress: { read: 1, total: 5_000 } } });
    expect(await namesOf(cache)).toEqual(["Orrery 2"]);
    expect(lines.join()).toContain("The first products can be shown");
    expect(await readdir(folder)).toEqual([]);
    finish([older, newer]);
    await expect.poll(() => namesOf(cache)).toEqual(["Orrery 2", "Tarn 14"]);
    expect(cache.progress()).toBeNull();
    expect(reads).toBe(1);
  });

  test("is waited for where it is small, unless the shop is slow", async () => {
    answer = () =>
      new Promise((resolve) => {
        finish = resolve;
      });
    const cache = create();
    const first = cache.current();
    await expect.poll(() => reads).toBe(1);
    offer?.(part(false, 190));
    await yieldToEventLoop();
    expect(cache.peek()).toBeNull();
    time += 10_000;
    offer?.(part(false, 190));
    expect(await first).toMatchObject({ ok: true, value: { progress: { total: 190 } } });
    finish([older]);
  });

  test("keeps what it shows when reading breaks off, and goes on later", async () => {
    const { cache, first } = await reading();
    await first;
    fail(new ShopUnreachableError("connect ECONNREFUSED"));
    await expect.poll(() => lines.join()).toContain("what was read so far is shown");
    expect(await namesOf(cache)).toEqual(["Orrery 2"]);
    expect(await readdir(folder)).toEqual([]);
    time += 2_000;
    answer = async () => [older, newer];
    await cache.current();
    await expect.poll(() => namesOf(cache)).toEqual(["Orrery 2", "Tarn 14"]);
    expect(reads).toBe(2);
  });

  test("shows the repair desk nothing before every repair is known", async () => {
    const { cache, first } = await reading();
    await first;
    let areAllAnswered = false;
    const desk = cache.withRepairs().finally(() => {
      areAllAnswered = true;
    });
    await yieldToEventLoop();
    expect(areAllAnswered).toBe(false);
    offer?.(part(true));
    expect(await desk).toMatchObject({ ok: true, value: { progress: { hasRepairs: true } } });
    finish([older]);
  });

  test("does not take the place of a catalogue that is known", async () => {
    await create().current();
    const cache = create();
    await cache.current();
    answer = () =>
      new Promise((resolve) => {
        finish = resolve;
      });
    const refreshed = cache.refresh();
    await expect.poll(() => reads).toBe(2);
    offer?.(part());
    await yieldToEventLoop();
    expect(await namesOf(cache)).toEqual(["Tarn 14"]);
    finish([older, newer]);
    await refreshed;
    expect(await namesOf(cache)).toEqual(["Orrery 2", "Tarn 14"]);
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
    answer = () =>
      new Promise((resolve) => {
        finish = resolve;
      });
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

  test("goes on from where the shop was read", async () => {
    await create().current();
    const cache = create();
    await cache.current();
    expect(restored).toEqual(position);
  });

  test("does not take a file that ends too early", async () => {
    answer = async () => [older, newer];
    await create().current();
    const [file = ""] = await readdir(folder);
    const lines = (await readFile(join(folder, file), "utf8")).split("\n");
    await writeFile(join(folder, file), `${lines.slice(0, 2).join("\n")}\n`);
    answer = down;
    expect(await namesOf(create())).toBe("unreachable");
  });

  test("does not take another shop's catalogue", async () => {
    await create().current();
    answer = down;
    expect(await namesOf(create(snapshotOf("http://other.example/graphql")))).toBe("unreachable");
  });

  test.each(["", "{", "null\n", "[]\n", '{"version":0,"entries":[],"categories":[],"readAt":1}\n', '{"version":1}'])(
    "does not trip over a snapshot of %j",
    async (text) => {
      await create().current();
      const [file = ""] = await readdir(folder);
      await writeFile(join(folder, file), text);
      answer = async () => [newer];
      expect(await namesOf(create())).toEqual(["Orrery 2"]);
    },
  );

  test("leaves no half-written file", async () => {
    await create().current();
    const files = await readdir(folder);
    expect(files).toHaveLength(1);
    const [head = "", ...entries] = (await readFile(join(folder, files[0] ?? ""), "utf8")).trimEnd().split("\n");
    expect(JSON.parse(head)).toMatchObject({ count: 1, position });
    expect(entries.map((line) => JSON.parse(line) as unknown)).toEqual([older]);
  });

  test("a reading that ends after the cache was closed writes nothing, for its folder may be gone", async () => {
    let finish: (entries: readonly CatalogueEntry[]) => void = () => {};
    answer = () =>
      new Promise((resolve) => {
        finish = resolve;
      });
    const cache = create();
    const current = cache.current();
    await expect.poll(() => reads).toBe(1);
    await cache.close();
    finish([older]);
    await current;
    expect(await readdir(folder)).toEqual([]);
  });

  test("a disk that cannot be written costs nothing but the snapshot", async () => {
    const file = join(folder, "file");
    await writeFile(file, "");
    const cache = create(
      createSnapshotStore({
        folder: join(file, "below"),
        shopUrl: "http://shop.example",
        currency: "EUR",
        log: silentLog,
      }),
    );
    expect(await namesOf(cache)).toEqual(["Tarn 14"]);
  });
});
