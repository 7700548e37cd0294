import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createLog, silentLog } from "../log/createLog.ts";
import { openRedis } from "../testing/openRedis.ts";
import { yieldToEventLoop } from "@rewire/data/yield-to-event-loop";
import { createLocks } from "./createLocks.ts";
import { createMemoryStore } from "./createMemoryStore.ts";
import { createRedisStore } from "./createRedisStore.ts";
import { createSqliteStore } from "./createSqliteStore.ts";
import { LockTimeoutError } from "./errors.ts";
import { sealStore } from "./sealStore.ts";
import type { KeyValueStore, StoreBackend } from "./KeyValueStore.ts";

const folder = mkdtempSync(join(tmpdir(), "rewire-state-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let time = 0;
let files = 0;
const now = () => time;
const newFile = () => join(folder, "nested", `${++files}.db`);

const seal = (store: StoreBackend) => sealStore(store, ["a".repeat(32), "b".repeat(32)], silentLog);
const kinds: readonly [string, () => KeyValueStore][] = [
  ["in memory", () => createMemoryStore(now)],
  ["in SQLite", () => createSqliteStore(newFile(), now)],
  ["in memory, sealed", () => seal(createMemoryStore(now))],
  ["in SQLite, sealed", () => seal(createSqliteStore(newFile(), now))],
];

const redis = await openRedis();
afterAll(() => redis?.stop());

/** Where Redis is installed it is tested like the others; its clock is its own, so tests wait until it has forgotten. */
describe.skipIf(!redis)(
  redis ? "a state store in Redis" : "a state store in Redis: not run, there is no redis-server on this machine",
  () => {
    const url = redis?.url ?? "";
    const openBackend = (prefix: string) => createRedisStore({ url, prefix, log: silentLog });
    const open = (prefix: string) => seal(openBackend(prefix));
    let prefixes = 0;
    let [one, other] = [open("x"), open("x")];
    beforeEach(() => {
      prefixes += 1;
      [one, other] = [open(`t${prefixes}:`), open(`t${prefixes}:`)];
    });
    afterEach(async () => void (await Promise.all([one.close(), other.close()])));

    test("keeps, replaces, forgets", async () => {
      expect(await one.get("a")).toBeNull();
      await one.set("a", "Größe 😀", 10);
      expect(await other.get("a")).toBe("Größe 😀");
      await one.set("a", "2", 0.05);
      await expect.poll(() => one.get("a")).toBeNull();
      await one.set("a", "3", 10);
      await other.delete("a");
      expect(await one.get("a")).toBeNull();
    });

    test("of many gateways at once one wins", async () => {
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, index) => (index % 2 ? one : other).putIfAbsent("a", String(index), 10)),
      );
      expect(answers.filter((answer) => answer === null)).toHaveLength(1);
      expect(new Set(answers.filter((answer) => answer !== null)).size).toBe(1);
    });

    test("a value is renewed and deleted by its own word alone", async () => {
      await one.set("a", "mine", 1);
      await one.set("as long", "first", 1);
      expect(await other.renewIf("a", "theirs", 10)).toBe(false);
      expect(await other.renewIf("a", "mine", 10)).toBe(true);
      await expect.poll(() => one.get("as long")).toBeNull();
      await other.deleteIf("a", "theirs");
      expect(await one.get("a")).toBe("mine");
      await other.deleteIf("a", "mine");
      expect(await one.get("a")).toBeNull();
    });

    test("locks hold between gateways", async () => {
      const locks = [createLocks(one), createLocks(other)] as const;
      let inside = 0;
      let most = 0;
      await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          locks[index % 2 ? 0 : 1].run("cart", async () => {
            inside += 1;
            most = Math.max(most, inside);
            await yieldToEventLoop();
            inside -= 1;
          }),
        ),
      );
      expect(most).toBe(1);
    });

    test("a lock stays for its lease with a holder that stands still, and is the next one's afterwards", async () => {
      const end = Promise.withResolvers<void>();
      const work = createLocks(one, 0, 0.5).run("mail", () => end.promise);
      await expect.poll(() => other.has("lock:mail")).toBe(true);
      const next = () => createLocks(other, 0).run("mail", async () => "next");
      await expect(next()).rejects.toThrow(LockTimeoutError);
      await expect.poll(() => next().catch(() => null)).toBe("next");
      end.resolve();
      await work;
    });

    test("an entry is replaced in its place and keeps its time; all of them are passed through once", async () => {
      const backend = openBackend(`plain${prefixes}:`);
      await backend.set("old", "1", 0.2);
      await backend.set("taken", "2", 10);
      expect(await backend.replaceIf({ key: "old", value: "other" }, { key: "new", value: "3" })).toBe(false);
      expect(await backend.replaceIf({ key: "old", value: "1" }, { key: "taken", value: "3" })).toBe(false);
      expect(await backend.replaceIf({ key: "old", value: "1" }, { key: "new", value: "3" })).toBe(true);
      expect([await backend.has("old"), await backend.has("new"), await backend.get("taken")]).toEqual([
        false,
        true,
        "2",
      ]);
      const passed: string[] = [];
      await backend.replaceAll(({ key, value }) => {
        passed.push(`${key} ${value}`);
        return key === "new" ? { key, value: "4" } : null;
      });
      expect(passed.toSorted()).toEqual(["new 3", "taken 2"]);
      await expect.poll(() => backend.get("new")).toBeNull();
      await backend.close();
    });

    test("what lay there unsealed is sealed at first use", async () => {
      const backend = openBackend(`plain${prefixes}:`);
      await Promise.all(
        Array.from({ length: 450 }, (_, index) => backend.set(`guest-order:${index}`, `maria ${index}`, 60)),
      );
      const sealed = open(`plain${prefixes}:`);
      expect(await sealed.get("guest-order:449")).toBe("maria 449");
      const values: string[] = [];
      await backend.replaceAll(({ key, value }) => (values.push(`${key} ${value}`), null));
      expect(values).toHaveLength(451);
      expect(values.join()).not.toMatch(/maria|guest-order:4\d\d/);
      await Promise.all([backend.close(), sealed.close()]);
    });

    test("a number is counted by many gateways at once, and keeps its time", async () => {
      const counts = await Promise.all(
        Array.from({ length: 40 }, (_, index) => (index % 2 ? one : other).add("n", 1, 10)),
      );
      expect(counts.map(({ value }) => value).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 40 }, (_, n) => n + 1),
      );
      expect(await one.add("n", -100, 99_999)).toMatchObject({ value: 0 });
      expect((await one.add("n", 0, 99_999)).msLeft).toBeLessThanOrEqual(10_000);
      expect(await one.add("never there", -1, 10)).toEqual({ value: 0, msLeft: 0 });
    });

    test("shops with other prefixes see nothing of it", async () => {
      await one.set("a", "1", 10);
      const neighbour = open("neighbour:");
      expect(await neighbour.get("a")).toBeNull();
      await neighbour.close();
    });
  },
);

test("a Redis that is not there is an error at once, and told to the log", async () => {
  const lines: string[] = [];
  const store = createRedisStore({ url: "redis://127.0.0.1:1", log: createLog({ write: (line) => lines.push(line) }) });
  await expect(store.get("a")).rejects.toThrow();
  expect(lines.join()).toContain("Redis cannot be used");
  await store.close();
});

describe.each(kinds)("a state store %s", (_, create) => {
  let store: KeyValueStore;
  beforeEach(() => {
    time = 1_000_000;
    store = create();
  });
  afterEach(() => void vi.useRealTimers());

  test("knows nothing at first", async () => expect(await store.get("a")).toBeNull());

  test("keeps what it is given, in any script", async () => {
    await store.set("a", "Größe 😀 '; DROP TABLE state;--", 10);
    expect(await store.get("a")).toBe("Größe 😀 '; DROP TABLE state;--");
  });

  test("the last value wins", async () => {
    await store.set("a", "1", 10);
    await store.set("a", "2", 10);
    expect(await store.get("a")).toBe("2");
  });

  test("forgets when the time is over", async () => {
    await store.set("a", "1", 10);
    time += 9_999;
    expect(await store.get("a")).toBe("1");
    time += 1;
    expect(await store.get("a")).toBeNull();
  });

  test("forgets when told to", async () => {
    await store.set("a", "1", 10);
    await store.delete("a");
    await store.delete("never there");
    expect(await store.get("a")).toBeNull();
  });

  test("puts only where nothing is", async () => {
    expect(await store.putIfAbsent("a", "first", 10)).toBeNull();
    expect(await store.putIfAbsent("a", "second", 10)).toBe("first");
    expect(await store.get("a")).toBe("first");
  });

  test("a number lives from its first addition on, never falls below 0, and is read by adding 0", async () => {
    expect(await store.add("n", 0, 10)).toEqual({ value: 0, msLeft: 0 });
    expect(await store.add("n", -3, 10)).toEqual({ value: 0, msLeft: 0 });
    expect(await store.add("n", 2, 10)).toEqual({ value: 2, msLeft: 10_000 });
    time += 4_000;
    expect(await store.add("n", 5, 10)).toEqual({ value: 7, msLeft: 6_000 });
    expect(await store.add("n", 0, 10)).toEqual({ value: 7, msLeft: 6_000 });
    expect(await store.add("n", -9, 10)).toEqual({ value: 0, msLeft: 6_000 });
    expect(await store.add("n", 1, 10)).toEqual({ value: 1, msLeft: 6_000 });
    time += 6_000;
    expect(await store.add("n", 1, 10)).toEqual({ value: 1, msLeft: 10_000 });
  });

  test("a value is renewed and deleted by its own word alone", async () => {
    await store.set("a", "mine", 10);
    time += 9_000;
    expect(await store.renewIf("a", "theirs", 10)).toBe(false);
    expect(await store.renewIf("a", "mine", 10)).toBe(true);
    time += 9_000;
    await store.deleteIf("a", "theirs");
    expect(await store.get("a")).toBe("mine");
    await store.deleteIf("a", "mine");
    expect(await store.get("a")).toBeNull();
    expect(await store.renewIf("a", "mine", 10)).toBe(false);
  });

  test("an expired value is no obstacle", async () => {
    await store.putIfAbsent("a", "first", 10);
    time += 10_000;
    expect(await store.putIfAbsent("a", "second", 10)).toBeNull();
    expect(await store.get("a")).toBe("second");
  });

  test("a lock stays for its lease with a holder that stands still, and is the next one's afterwards", async () => {
    const end = Promise.withResolvers<void>();
    const work = createLocks(store, 0, 600).run("mail", () => end.promise);
    const next = () => createLocks(store, 0).run("mail", async () => "next");
    await yieldToEventLoop();
    time += 599_999;
    await expect(next()).rejects.toThrow(LockTimeoutError);
    time += 1;
    expect(await next()).toBe("next");
    end.resolve();
    await work;
  });

  test("a lock is renewed for as long as its work goes on", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const end = Promise.withResolvers<void>();
    const work = createLocks(store).run("mail", () => end.promise);
    const next = () => createLocks(store, 0).run("mail", async () => "next");
    await yieldToEventLoop();
    for (let seconds = 0; seconds < 120; seconds += 4) {
      time += 4_000;
      vi.advanceTimersByTime(4_000);
      await yieldToEventLoop();
    }
    await expect(next()).rejects.toThrow(LockTimeoutError);
    end.resolve();
    await work;
    expect(await next()).toBe("next");
  });

  test("of many at once one wins", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => store.putIfAbsent("a", String(index), 10)),
    );
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
  });
});

test("two processes' stores on one file see the same", async () => {
  const file = newFile();
  const [one, other] = [createSqliteStore(file, now), createSqliteStore(file, now)];
  expect(await one.putIfAbsent("key", "one", 10)).toBeNull();
  expect(await other.putIfAbsent("key", "other", 10)).toBe("one");
});

test.skipIf(process.platform === "win32")(
  "what was answered survives a kill -9 (a signal, which Windows lacks)",
  async () => {
    const file = newFile();
    const script = `
    import { createSqliteStore } from ${JSON.stringify(new URL("createSqliteStore.ts", import.meta.url).href)};
    const store = createSqliteStore(${JSON.stringify(file)});
    await store.set("order", "890", 3600);
    process.kill(process.pid, "SIGKILL");
  `;
    const child = spawnSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
    expect(child.signal, child.stderr).toBe("SIGKILL");
    expect(await createSqliteStore(file).get("order")).toBe("890");
  },
);

test("a file that is no database is named", () => {
  const file = join(folder, "broken.db");
  writeFileSync(file, "this is not a database, only text that is long enough to be read as one".repeat(20));
  expect(() => createSqliteStore(file)).toThrow(`The state store ${file} cannot be used`);
});
