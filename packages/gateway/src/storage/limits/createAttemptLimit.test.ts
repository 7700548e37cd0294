import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { silentLog } from "../../log/createLog.ts";
import { createMemoryStore } from "../createMemoryStore.ts";
import { createRedisStore } from "../createRedisStore.ts";
import { createSqliteStore } from "../createSqliteStore.ts";
import type { KeyValueStore } from "../KeyValueStore.ts";
import { openRedis } from "../../testing/openRedis.ts";
import { createAttemptLimit } from "./createAttemptLimit.ts";

const folder = mkdtempSync(join(tmpdir(), "rewire-limits-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const redis = await openRedis();
afterAll(() => redis?.stop());

let time = 0;
let stores = 0;
const now = () => time;
const kinds: readonly [string, () => KeyValueStore][] = [
  ["in memory", () => createMemoryStore(now)],
  ["in SQLite", () => createSqliteStore(join(folder, `${(stores += 1)}.db`), now)],
  ...(redis
    ? [["in Redis", () => createRedisStore({ url: redis.url, prefix: `t${(stores += 1)}:`, log: silentLog })] as const]
    : []),
] as [string, () => KeyValueStore][];

const rules = { address: { max: 3, seconds: 60 }, account: { max: 5, seconds: 600 } };
const fail = async () => ({ value: "no", counts: true });
const succeed = async () => ({ value: "yes", counts: false });
const refusal = (waitSeconds: number) => expect.objectContaining({ status: 429, kind: "tooManyAttempts", waitSeconds });

beforeEach(() => void (time = 1_000_000));

/** Few steps: each of them waits for the disk. */
describe.each(kinds)("a limit that is kept %s", (_, open) => {
  const few = { address: { max: 1, seconds: 60 }, account: { max: 2, seconds: 600 } };

  test("holds each of its rules, takes nothing for what succeeds, and outlives the limiter", async () => {
    const store = open();
    const limit = createAttemptLimit(store, { name: "x", rules: few });
    for (let n = 0; n < 3; n++) expect(await limit.make({ address: "a", account: "m" }, succeed)).toBe("yes");
    expect(await limit.make({ address: "a", account: "m" }, fail)).toBe("no");
    await expect(limit.make({ address: "a", account: "m" }, succeed)).rejects.toMatchObject({ status: 429 });
    expect(await limit.make({ address: "b", account: "m" }, fail)).toBe("no");
    const next = createAttemptLimit(store, { name: "x", rules: few });
    await expect(next.make({ account: "m" }, succeed)).rejects.toMatchObject({ status: 429 });
    expect(await createAttemptLimit(store, { name: "y", rules: few }).make({ account: "m" }, succeed)).toBe("yes");
  });

  test("counts many at once as many", async () => {
    const limit = createAttemptLimit(open(), { name: "x", rules: few });
    const all = await Promise.allSettled(Array.from({ length: 6 }, () => limit.make({ account: "m" }, fail)));
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  });
});

describe("a limit", () => {
  const open = () => createAttemptLimit(createMemoryStore(now), { name: "x", rules });

  test("names the longest of its times, and ends when that is over", async () => {
    const limit = open();
    for (let n = 0; n < 2; n++) await limit.make({ account: "m" }, fail);
    time += 30_000;
    for (let n = 0; n < 3; n++) await limit.make({ address: "a", account: "m" }, fail);
    time += 10_000;
    await expect(limit.make({ address: "a", account: "m" }, succeed)).rejects.toEqual(refusal(560));
    await expect(limit.make({ address: "a" }, succeed)).rejects.toEqual(refusal(50));
    time += 50_000;
    expect(await limit.make({ address: "a" }, succeed)).toBe("yes");
    time += 510_000;
    expect(await limit.make({ address: "a", account: "m" }, succeed)).toBe("yes");
  });

  test("takes nothing for those turned away", async () => {
    const limit = open();
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, () => limit.make({ address: "a", account: "m" }, fail)),
    );
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    for (let n = 0; n < 2; n++) expect(await limit.make({ address: "b", account: "m" }, fail)).toBe("no");
    await expect(limit.make({ address: "c", account: "m" }, fail)).rejects.toMatchObject({ status: 429 });
  });

  test("takes as many places as are tried at once, and leaves those that failed", async () => {
    const limit = open();
    expect(await limit.make({ account: "m" }, async () => ({ value: "some", counts: 2 }), 4)).toBe("some");
    await expect(limit.make({ account: "m" }, succeed, 4)).rejects.toMatchObject({ status: 429 });
    expect(await limit.make({ account: "m" }, succeed, 3)).toBe("yes");
  });

  test("counts nothing when what was tried breaks", async () => {
    const limit = open();
    for (let n = 0; n < 9; n++)
      await expect(limit.make({ address: "a" }, () => Promise.reject(new Error("away")))).rejects.toThrow("away");
    expect(await limit.make({ address: "a" }, succeed)).toBe("yes");
  });

  test("keeps the answer when its store is gone meanwhile", async () => {
    const store = createMemoryStore(now);
    const limit = createAttemptLimit(store, { name: "x", rules });
    const gone = async () => {
      store.add = () => Promise.reject(new Error("away"));
      return { value: "done", counts: false };
    };
    expect(await limit.make({ address: "a" }, gone)).toBe("done");
  });

  test("shows its store neither addresses nor names", async () => {
    const keys: string[] = [];
    const store = createMemoryStore(now);
    const add = store.add.bind(store);
    store.add = (key, ...rest) => {
      keys.push(key);
      return add(key, ...rest);
    };
    await createAttemptLimit(store, { name: "x", rules }).make({ address: "192.0.2.1", account: "maria" }, fail);
    expect(keys.join()).toMatch(/^limit:x:address:[0-9a-f]{32},/);
    expect(keys.join()).not.toMatch(/192|maria/);
  });
});
