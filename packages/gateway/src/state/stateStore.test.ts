import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { createMemoryStore } from "./createMemoryStore.ts";
import { createSqliteStore } from "./createSqliteStore.ts";
import type { StateStore } from "./StateStore.ts";

const folder = mkdtempSync(join(tmpdir(), "rewire-state-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let time = 0;
let files = 0;
const now = () => time;
const newFile = () => join(folder, "nested", `${++files}.db`);

const kinds: readonly [string, () => StateStore][] = [
  ["in memory", () => createMemoryStore(now)],
  ["in SQLite", () => createSqliteStore(newFile(), now)],
];

describe.each(kinds)("a state store %s", (_, create) => {
  let store: StateStore;
  beforeEach(() => {
    time = 1_000_000;
    store = create();
  });

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

  test("an expired value is no obstacle", async () => {
    await store.putIfAbsent("a", "first", 10);
    time += 10_000;
    expect(await store.putIfAbsent("a", "second", 10)).toBeNull();
    expect(await store.get("a")).toBe("second");
  });

  test("of many at once one wins", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => store.putIfAbsent("a", String(index), 10)));
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
  });
});

test("two processes' stores on one file see the same", async () => {
  const file = newFile();
  const [one, other] = [createSqliteStore(file, now), createSqliteStore(file, now)];
  expect(await one.putIfAbsent("key", "one", 10)).toBeNull();
  expect(await other.putIfAbsent("key", "other", 10)).toBe("one");
});

test("what was answered survives a kill -9", async () => {
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
});

test("a file that is no database is named", () => {
  const file = join(folder, "broken.db");
  writeFileSync(file, "this is not a database, only text that is long enough to be read as one".repeat(20));
  expect(() => createSqliteStore(file)).toThrow(`The state store ${file} cannot be used`);
});
