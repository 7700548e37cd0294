import { ShopUnreachableError } from "@rewire/data/server";
import { beforeEach, expect, test } from "vitest";
import { silentLog } from "../log/createLog.ts";
import { yieldToEventLoop } from "@rewire/data/yield-to-event-loop";
import { createCachedRead } from "./createCachedRead.ts";

let time = 1_000;
let reads: string[] = [];
let answer: (key: string) => Promise<string | null>;
const open = () =>
  createCachedRead({
    name: "word",
    ttlMs: 1_000,
    max: 10,
    log: silentLog,
    now: () => time,
    read: (key) => {
      reads.push(key);
      return answer(key);
    },
  });
let read = open();
const get = (key: string) => read.get(key);
/** Until what goes on behind an answer is done. */
const settle = () => yieldToEventLoop(1);

beforeEach(() => {
  time = 1_000;
  reads = [];
  answer = async (key) => (key === "none" ? null : `${key}@${time}`);
  read = open();
});

test("is read once while it is fresh, also by many at once", async () => {
  expect(await Promise.all([get("a"), get("a"), get("b")])).toEqual(
    ["a@1000", "a@1000", "b@1000"].map((value) => ({ ok: true, value })),
  );
  time += 999;
  await get("a");
  expect(reads).toEqual(["a", "b"]);
});

test("an old value is answered at once and read afresh behind it", async () => {
  await get("a");
  time += 1_500;
  expect(await get("a")).toEqual({ ok: true, value: "a@1000" });
  await settle();
  expect(await get("a")).toEqual({ ok: true, value: "a@2500" });
});

test("a very old value is not answered without asking", async () => {
  await get("a");
  time += 10 * 60_000;
  expect(await get("a")).toEqual({ ok: true, value: `a@${time}` });
});

test("an old value stands in while the shop is in trouble, and is replaced afterwards", async () => {
  await get("a");
  const good = answer;
  answer = () => Promise.reject(new ShopUnreachableError("no"));
  for (const later of [1_500, 10 * 60_000]) {
    time += later;
    expect(await get("a")).toEqual({ ok: true, value: "a@1000" });
    await settle();
  }
  answer = good;
  time += 1_001;
  await get("a");
  await settle();
  expect(await get("a")).toEqual({ ok: true, value: `a@${time}` });
});

test("trouble with nothing known is a failure of a kind, and soon forgotten", async () => {
  const good = answer;
  answer = () => Promise.reject(new ShopUnreachableError("no"));
  expect(await get("a")).toEqual({ ok: false, error: { kind: "unreachable" } });
  await get("a");
  expect(reads).toHaveLength(1);
  answer = good;
  time += 1_001;
  expect(await get("a")).toMatchObject({ ok: true });
});

test("that there is none is known for a while", async () => {
  expect(await get("none")).toEqual({ ok: false, error: { kind: "notFound" } });
  time += 5_000;
  await get("none");
  expect(reads).toEqual(["none"]);
});

test("a bug stays a bug", async () => {
  answer = () => Promise.reject(new TypeError("a bug"));
  await expect(get("a")).rejects.toThrow("a bug");
});

test("what is forgotten is read again before anybody gets it", async () => {
  await get("a");
  time += 10;
  read.forget("a");
  expect(await get("a")).toEqual({ ok: true, value: `a@${time}` });
});

test("what is known to be out of date is read before it is answered, and stands in while the shop is in trouble", async () => {
  await get("a");
  await get("b");
  read.outdate();
  time += 10;
  expect(await get("a")).toEqual({ ok: true, value: "a@1010" });
  expect(await get("a")).toEqual({ ok: true, value: "a@1010" });
  answer = () => Promise.reject(new ShopUnreachableError("connect ECONNREFUSED"));
  expect(await get("b")).toEqual({ ok: true, value: "b@1000" });
  expect(reads).toEqual(["a", "b", "a", "b"]);
});

test("keys that there are not push out no value, and take up little room themselves", async () => {
  await get("a");
  answer = async () => null;
  for (let n = 0; n < 3_000; n += 1) await get(`none-${n}`);
  expect(read.size()).toBeLessThanOrEqual(1_010);
  reads = [];
  expect(await get("a")).toEqual({ ok: true, value: "a@1000" });
  await get("none-2999");
  expect(reads).toEqual([]);
});

test("many changes of the shop do not add up", async () => {
  for (let n = 0; n < 100; n += 1) {
    await get(`key-${n}`);
    read.outdate();
  }
  expect(read.size()).toBeLessThanOrEqual(20);
});

test("what was missing is there as soon as the shop says that something has changed", async () => {
  answer = async () => null;
  await get("new");
  expect(read.knows("new")).toBe(true);
  answer = async (key) => key;
  read.outdate();
  expect(await get("new")).toEqual({ ok: true, value: "new" });
});

test("a value that goes away in the shop goes away here", async () => {
  await get("a");
  time += 10 * 60_000;
  answer = async () => null;
  expect(await get("a")).toEqual({ ok: false, error: { kind: "notFound" } });
  time += 20_000;
  expect(await get("a")).toEqual({ ok: false, error: { kind: "notFound" } });
});

test("whose place was pushed out while it waited gets its value all the same", async () => {
  const all = Array.from({ length: 30 }, (_, n) => `key-${n}`);
  expect(await Promise.all(all.map(get))).toEqual(all.map((key) => ({ ok: true, value: `${key}@1000` })));
});
