import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { createAttempts } from "../features/checkout/createAttempts.ts";
import { createLog } from "../log/createLog.ts";
import { createPayments, UNREADABLE_OWNER } from "../features/payment/createPayments.ts";
import { createPaymentStarts } from "../features/payment/createPaymentStarts.ts";
import { createMemoryStore } from "./createMemoryStore.ts";
import { UNREADABLE_VALUE } from "./KeyValueStore.ts";
import { createSealer } from "./createSealer.ts";
import { createSqliteStore } from "./createSqliteStore.ts";
import { sealStore } from "./sealStore.ts";

const folder = mkdtempSync(join(tmpdir(), "rewire-seal-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const [former, newest, other] = ["former", "newest", "other"].map((word) => word.padEnd(32, ".")) as [
  string,
  string,
  string,
];
const order = JSON.stringify({ orderKey: "wc_order_AbC123", email: "maria@example.test", address1: "Lange Gasse 7" });
const attempt = "attempt:3f2a8c1e-0000-4000-8000-1234567890ab";

let lines: string[] = [];
let time = 0;
let files = 0;
const log = createLog({ write: (line) => lines.push(line) });
const now = () => time;
beforeEach(() => {
  lines = [];
  time = 1_000_000;
});

const newFile = () => {
  files += 1;
  return join(folder, `${files}`, "state.db");
};
/** Everything that lies in the folder of a database, as it lies there. */
const rawText = (file: string) => {
  const place = join(file, "..");
  return readdirSync(place)
    .map((name) => readFileSync(join(place, name), "latin1"))
    .join("\n");
};
describe("a sealed store", () => {
  test("shows nobody what lies in it, nor under which name, while it is in use and afterwards", async () => {
    const file = newFile();
    const store = sealStore(createSqliteStore(file, now), [newest], log);
    await store.set(attempt, order, 60);
    await store.set("guest-order:77:890", order, 60);
    await store.putIfAbsent("pay-page:890", order, 60);
    await store.set(attempt, `${order} again`, 60);
    await store.delete("guest-order:77:890");
    expect(rawText(file)).toContain("attempt:");
    const looksAt = () => expect(rawText(file)).not.toMatch(/maria|Lange Gasse|wc_order|3f2a8c1e|:890/);
    looksAt();
    await store.close();
    looksAt();
  });

  test("keeps its files to their owner", async () => {
    const file = newFile();
    const store = sealStore(createSqliteStore(file, now), [newest], log);
    await store.set("a", "1", 60);
    const modes = readdirSync(join(file, "..")).map((name) => [name, statSync(join(file, "..", name)).mode & 0o777]);
    expect(Object.fromEntries(modes)).toEqual({ "state.db": 0o600, "state.db-shm": 0o600, "state.db-wal": 0o600 });
    await store.close();
  });

  test("takes an entry in the place of another for none", async () => {
    const backend = createMemoryStore(now);
    const store = sealStore(backend, [newest], log);
    const nameOf = (key: string) => createSealer([newest]).nameOf(key);
    await store.set("guest-order:1:1", order, 60);
    await backend.set(nameOf("guest-order:2:1"), (await backend.get(nameOf("guest-order:1:1"))) ?? "", 60);
    expect(await store.get("guest-order:2:1")).toBeNull();
    expect(await store.get("guest-order:1:1")).toBe(order);
  });

  test("adds to numbers under names that tell nothing, and counts on with a new secret", async () => {
    const file = newFile();
    const first = sealStore(createSqliteStore(file, now), [former], log);
    const sums = [
      await first.add("logIn:account:maria@example.test", 1, 60),
      await first.add("logIn:account:maria@example.test", 2, 60),
    ];
    expect(rawText(file)).not.toContain("maria@example.test");
    await first.close();
    const later = sealStore(createSqliteStore(file, now), [newest, former], log);
    sums.push(await later.add("logIn:account:maria@example.test", 1, 60));
    await later.close();
    expect(sums).toMatchObject([{ value: 1 }, { value: 3 }, { value: 4 }]);
    expect(lines.join("")).not.toContain("ignored");
  });

  test("is read again once a store that was away is back", async () => {
    const backend = createMemoryStore(now);
    let isAway = true;
    const store = sealStore(
      { ...backend, get: (key) => (isAway ? Promise.reject(new Error("away")) : backend.get(key)) },
      [newest],
      log,
    );
    await expect(store.set("a", "1", 60)).rejects.toThrow("away");
    isAway = false;
    await store.set("a", "1", 60);
    expect(await store.get("a")).toBe("1");
  });
});

describe("a file of a version that did not seal", () => {
  /** As such a version left it: readable by everybody, with deleted entries in its free pages. */
  const makeOldFile = (file: string, entries: number) => {
    createSqliteStore(file, now)
      .close()
      .catch(() => undefined);
    const database = new DatabaseSync(file);
    database.exec("PRAGMA journal_mode = WAL; PRAGMA secure_delete = OFF");
    const insert = database.prepare("INSERT INTO state VALUES (?, ?, ?)");
    database.exec("BEGIN");
    for (let index = 0; index < entries; index++)
      insert.run(`guest-order:77:${index}`, `${order} ${"x".repeat(500)}`, time + 60_000);
    insert.run(attempt, order, time + 60_000);
    insert.run("guest-order:77:expired", order, time - 1);
    database.exec(`COMMIT; DELETE FROM state WHERE key LIKE 'guest-order:77:%5'`);
    return database;
  };

  test("is sealed at the first use, loses nothing but what has ended, and keeps nothing of it in the clear", async () => {
    const file = newFile();
    makeOldFile(file, 1200).close();
    chmodSync(file, 0o644);
    writeFileSync(`${file}-wal`, "", { mode: 0o644 });
    expect(rawText(file)).toMatch(/maria/);
    const store = sealStore(createSqliteStore(file, now), [newest], log);
    expect(await store.get(attempt)).toBe(order);
    expect(await store.get("guest-order:77:1199")).toMatch(/^\{"orderKey"/);
    expect(await store.get("guest-order:77:1195")).toBeNull();
    expect(await store.get("guest-order:77:expired")).toBeNull();
    expect(rawText(file)).not.toMatch(/maria|Lange Gasse|wc_order|3f2a8c1e/);
    for (const name of readdirSync(join(file, ".."))) expect(statSync(join(file, "..", name)).mode & 0o077).toBe(0);
    expect(lines.join()).toMatch(/has been sealed.*entries=1081/);
    time += 60_000;
    expect(await store.get(attempt)).toBeNull();
    await store.close();
  });

  test("whose old pages cannot be wiped yet is served, and wiped at the next start", async () => {
    const backend = createMemoryStore(now);
    await backend.set(attempt, order, 60);
    let wiped = 0;
    const stubborn = { ...backend, scrub: () => Promise.reject(new Error("database is locked")) };
    expect(await sealStore(stubborn, [newest], log).get(attempt)).toBe(order);
    expect(lines.join()).toMatch(/could not be wiped.*database is locked/);
    const next = { ...backend, scrub: async () => void (wiped += 1) };
    expect(await sealStore(next, [newest], log).get(attempt)).toBe(order);
    expect(await sealStore(next, [newest], log).get(attempt)).toBe(order);
    expect(wiped).toBe(1);
  });

  test("is sealed while another process has it open, too", async () => {
    const file = newFile();
    const neighbour = makeOldFile(file, 10);
    const stores = [1, 2].map(() => sealStore(createSqliteStore(file, now), [newest], log));
    expect(await Promise.all(stores.map((store) => store.get(attempt)))).toEqual([order, order]);
    neighbour.close();
    for (const store of stores) await store.close();
    expect(rawText(file)).not.toMatch(/maria|wc_order/);
  });
});

describe("a new secret", () => {
  test("loses nothing: all is read with both, written with the first, and sealed anew", async () => {
    const backend = createMemoryStore(now);
    const before = sealStore(backend, [former], log);
    await before.set(attempt, order, 60);
    await before.set("lock:a", "mine", 60);
    const during = sealStore(backend, [newest, former], log);
    expect(await during.get(attempt)).toBe(order);
    expect(await during.renewIf("lock:a", "mine", 60)).toBe(true);
    expect(await during.putIfAbsent("lock:a", "theirs", 60)).toBe("mine");
    await expect.poll(() => lines.join()).toMatch(/sealed with the new secret/);
    const after = sealStore(backend, [newest], log);
    expect(await after.get(attempt)).toBe(order);
    expect(await after.deleteIf("lock:a", "mine")).toBe(true);
    expect(await before.get(attempt)).toBeNull();
  });

  test("an entry that another gateway still seals with the former one is sealed anew when it is read", async () => {
    const backend = createMemoryStore(now);
    const during = sealStore(backend, [newest, former], log);
    await during.set("a", "1", 60);
    await sealStore(backend, [former, newest], log).set(attempt, order, 60);
    const nameOf = (key: string) => createSealer([newest]).nameOf(key);
    const sealed = await backend.get(nameOf(attempt));
    expect(await during.get(attempt)).toBe(order);
    expect(await backend.get(nameOf(attempt))).not.toBe(sealed);
    time += 59_999;
    expect(await sealStore(backend, [newest], log).get(attempt)).toBe(order);
    time += 1;
    expect(await during.get(attempt)).toBeNull();
  });

  test("closing in the middle of sealing anew waits for it", async () => {
    const file = newFile();
    const before = sealStore(createSqliteStore(file, now), [former], log);
    for (let index = 0; index < 20; index++) await before.set(`a:${index}`, order, 60);
    await before.close();
    const during = sealStore(createSqliteStore(file, now), [newest, former], log);
    await during.get("a:1");
    await during.close();
    expect(lines.join()).not.toContain("could not");
    const again = sealStore(createSqliteStore(file, now), [newest, former], log);
    expect(await again.get("a:19")).toBe(order);
    await again.close();
  });
});

describe("with a secret that is not the store's", () => {
  test("entries are none, which is told once and without secrets, and are replaced for callers that say so alone", async () => {
    const backend = createMemoryStore(now);
    const mine = sealStore(backend, [former], log);
    for (const key of [attempt, "a", "b"]) await mine.set(key, order, 60);
    lines = [];
    const store = sealStore(backend, [other], log);
    expect(await Promise.all([attempt, "a", "b"].map((key) => store.get(key)))).toEqual([null, null, null]);
    expect(await store.putIfAbsent("a", "new", 60)).toBe(UNREADABLE_VALUE);
    expect(await mine.get("a")).toBe(order);
    expect(await store.putIfAbsent("a", "new", 60, "replace")).toBeNull();
    expect(await store.get("a")).toBe("new");
    expect(await store.deleteIf("b", order)).toBe(false);
    expect(await mine.get("b")).toBe(order);
    await store.close();
    expect(lines.filter((line) => line.includes("ignored"))).toHaveLength(1);
    expect(lines.join()).not.toMatch(/other\.|former\.|maria|wc_order|3f2a8c1e|s1\./);
  });

  test("nothing is ordered or paid twice for it", async () => {
    const backend = createMemoryStore(now);
    const mine = sealStore(backend, [former], log);
    await mine.set("attempt:k", order, 60);
    await mine.set("order-in-doubt:maria", "1", 60);
    await mine.set("payment:pi_1", "k", 60);
    await mine.set("payment-begun:pi_1", "1", 60);
    const store = sealStore(backend, [other], log);
    const attempts = createAttempts(store);
    await expect(attempts.read("k")).rejects.toMatchObject({ kind: "orderUnknown" });
    expect(await attempts.read("never")).toBeNull();
    expect(await attempts.isInDoubt("maria")).toBe(true);
    const paidBack: string[] = [];
    const stripe = {
      read: async (id: string) => ({ id, status: "succeeded", amount: 1900, currency: "eur" }),
      payBack: async (id: string) => void paidBack.push(id),
    };
    const paymentStarts = createPaymentStarts(store);
    const payments = createPayments(stripe, { store, paymentStarts, watch: async () => undefined, log });
    expect(await payments.ownerOf("pi_1")).toBe(UNREADABLE_OWNER);
    await expect(payments.claim("pi_1", "another", { minor: 1900, currency: "EUR" })).rejects.toMatchObject({
      kind: "paymentMismatch",
    });
    await payments.payBack("pi_1", "another");
    expect(paidBack).toEqual([]);
  });
});
