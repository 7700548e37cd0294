import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CatalogueEntry } from "@rewire/domain";
import { products } from "@rewire/domain/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLog, silentLog } from "../../../log/createLog.ts";
import { yieldToEventLoop } from "@rewire/data/yield-to-event-loop";
import { createCatalogueCache } from "./createCatalogueCache.ts";
import type { CataloguePart, CatalogueReader } from "./createCatalogueReader.ts";
import { createSnapshotStore, type SavedCatalogue, type SnapshotStore } from "./createSnapshotStore.ts";

const repair: CatalogueEntry["repair"] = {
  fault: "screen",
  faultName: "Screen",
  device: null,
  price: { kind: "quote" },
  compatiblePrice: null,
  parts: "original",
  minutes: 30,
  warrantyMonths: 12,
};
const idsOf = (list: readonly CatalogueEntry[]) => list.map(({ summary }) => summary.id);
/** Newest first; every hundredth product is a repair. */
const entries: readonly CatalogueEntry[] = Array.from({ length: 6_000 }, (_, place) => ({
  summary: { ...products.tarn14, id: place + 1, slug: `tarn-${place}` },
  date: new Date(1_700_000_000_000 - place * 1_000).toISOString(),
  sales: 0,
  terms: {},
  highestPrice: null,
  searchText: "Tarn",
  repair: place % 100 === 99 ? repair : null,
}));
const sample: SavedCatalogue = {
  catalogue: { entries, categories: [], attributes: {}, readAt: 1 },
  position: { mark: { at: 1, isSettled: true }, after: null, problems: [] },
};

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "rewire-snapshot-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("a snapshot tells of its newest products and of every repair long before its end", async () => {
  const snapshot = createSnapshotStore({ folder, shopUrl: "http://shop.example", currency: "EUR", log: silentLog });
  await snapshot.save(sample);
  const parts: CataloguePart[] = [];
  const sizes: number[] = [];
  const loaded = await snapshot.load((part) => {
    parts.push(part);
    sizes.push(part.catalogue().entries.length);
  });
  const first = parts[0]?.catalogue().entries ?? [];
  expect(idsOf(first.slice(0, 1_000))).toEqual(idsOf(entries.slice(0, 1_000)));
  expect(sizes[0]).toBeLessThan(3_000);
  expect(parts[0]).toMatchObject({ hasRepairs: true, readAt: 1, progress: { total: 6_000 } });
  expect(first.filter((entry) => entry.repair)).toHaveLength(60);
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  expect(idsOf(loaded?.catalogue.entries ?? []).toSorted((a, b) => a - b)).toEqual(idsOf(entries));
});

/** A cache before a snapshot that has offered its first products and holds back the rest. */
function restart(total = 6_000) {
  const rest = Promise.withResolvers<SavedCatalogue | null>();
  const snapshot: SnapshotStore = {
    load: (onPart) => {
      const catalogue = () => ({ ...sample.catalogue, entries: entries.slice(0, 1_000) });
      onPart?.({ progress: { read: 1_000, total }, hasRepairs: true, readAt: 1, catalogue });
      return rest.promise;
    },
    save: async () => {},
    settle: async () => {},
  };
  const readings: string[] = [];
  const reader: CatalogueReader = {
    readWhole: async () => {
      readings.push("whole");
      return sample.catalogue;
    },
    changes: async () => {
      readings.push("changes");
      return null;
    },
    byIds: async (_, ids) => ({
      ids,
      products: { entries: [], attributes: {}, problems: [] },
      categories: null,
    }),
    position: () => sample.position,
    restore: () => {},
  };
  const lines: string[] = [];
  const log = createLog({ level: "info", write: (line) => lines.push(line) });
  const cache = createCatalogueCache({ reader, snapshot, ttlMs: 60_000, now: () => 1_000_000, log });
  return { cache, readings, lines, ...rest };
}

test("a restart with a large catalogue answers from its first products, says so, and asks the shop nothing yet", async () => {
  const { cache, readings, resolve } = restart();
  const first = await cache.current();
  expect(first).toMatchObject({
    ok: true,
    value: { readAt: 1, progress: { read: 1_000, total: 6_000, hasRepairs: true } },
  });
  expect(await cache.withRepairs()).toEqual(first);
  expect(readings).toEqual([]);
  resolve(sample);
  await expect.poll(() => cache.progress()).toBeNull();
  expect(cache.peek()?.entries).toHaveLength(6_000);
  await cache.current();
  await expect.poll(() => readings).toEqual(["changes"]);
});

test("what is to be read meanwhile waits for the end of the file", async () => {
  const { cache, readings, resolve } = restart();
  await cache.current();
  const refreshed = cache.refresh();
  await yieldToEventLoop();
  expect(readings).toEqual([]);
  resolve(sample);
  expect(await refreshed).toMatchObject({ ok: true, value: { progress: null } });
  expect(readings).toEqual(["whole"]);
});

test("a large catalogue that breaks off is shown as far as it goes, and the shop is asked for all of it", async () => {
  const { cache, readings, lines, resolve } = restart();
  await cache.current();
  resolve(null);
  await expect.poll(async () => (await cache.current()).ok && readings).toEqual(["whole"]);
  await expect.poll(() => cache.progress()).toBeNull();
  expect(lines.join()).toContain("The first products can be shown");
});

test("a small one is waited for and shown whole", async () => {
  const { cache, resolve } = restart(5_000);
  const first = cache.current();
  await yieldToEventLoop();
  expect(cache.peek()).toBeNull();
  resolve({ ...sample, catalogue: { ...sample.catalogue, entries: entries.slice(0, 5_000) } });
  expect(await first).toMatchObject({ ok: true, value: { progress: null } });
});
