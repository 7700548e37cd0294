import { beforeEach, expect, test } from "vitest";
import { createMemoryStore } from "../../../storage/createMemoryStore.ts";
import { createHoldLimit } from "./createHoldLimit.ts";
import { HOLD_SECONDS } from "./createSlotBook.ts";

let time = 0;
beforeEach(() => {
  time = Date.parse("2026-11-20T09:00:00Z");
});
const open = () =>
  createHoldLimit(
    createMemoryStore(() => time),
    2,
  );

test("a visitor keeps so many places at once, and no more; others are not touched by it", async () => {
  const limit = open();
  expect([
    await limit.admit("192.0.2.1", "a"),
    await limit.admit("192.0.2.1", "b"),
    await limit.admit("192.0.2.1", "c"),
  ]).toEqual([true, true, false]);
  expect(await limit.admit("192.0.2.2", "c")).toBe(true);
});

test("the same holder counts once, at whatever time", async () => {
  const limit = open();
  for (let again = 0; again < 4; again++) expect(await limit.admit("192.0.2.1", "a")).toBe(true);
  expect([
    await limit.admit("192.0.2.1", "b"),
    await limit.admit("192.0.2.1", "a"),
    await limit.admit("192.0.2.1", "c"),
  ]).toEqual([true, true, false]);
});

test("who has booked or given back makes room, and so does what was forgotten", async () => {
  const limit = open();
  await limit.admit("192.0.2.1", "a");
  await limit.admit("192.0.2.1", "b");
  await limit.leave("a");
  expect([await limit.admit("192.0.2.1", "c"), await limit.admit("192.0.2.1", "d")]).toEqual([true, false]);
  time += (HOLD_SECONDS + 1) * 1000;
  expect(await limit.admit("192.0.2.1", "d")).toBe(true);
});
