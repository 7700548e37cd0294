// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type * as Module from "./reloadOnce.ts";

/** The module, which remembers a reload for as long as the page lives, as a new page has it. */
let reloadOnce: typeof Module.reloadOnce;

const reload = vi.fn();
const answer = (status: number) => vi.stubGlobal("fetch", () => Promise.resolve({ status }));

function reimport() {
  vi.resetModules();
  return import("./reloadOnce.ts");
}

beforeEach(async () => {
  vi.useFakeTimers();
  ({ reloadOnce } = await reimport());
  document.cookie = "reloadCount=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/";
  reload.mockReset();
  vi.spyOn(window.location, "reload").mockImplementation(reload);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a page whose server answers is reloaded, once in ten seconds", async () => {
  answer(200);
  expect(await reloadOnce()).toBe(true);
  ({ reloadOnce } = await reimport());
  expect(await reloadOnce()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test("a page that no longer exists is reloaded, so that the reader is told", async () => {
  answer(404);
  await reloadOnce();
  expect(reload).toHaveBeenCalledOnce();
});

test("a page whose server restarts is reloaded when the server answers again, once for all its scripts", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const attempts = Promise.all([reloadOnce(), reloadOnce()]);
  await vi.advanceTimersByTimeAsync(1500);
  answer(502);
  await vi.advanceTimersByTimeAsync(2500);
  expect(reload).not.toHaveBeenCalled();
  answer(200);
  await vi.advanceTimersByTimeAsync(4000);
  expect(await attempts).toEqual([true, true]);
  expect(reload).toHaveBeenCalledOnce();
});

test("a page whose server stays away is given up, and is reloaded at the next attempt", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const attempt = reloadOnce();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await attempt).toBe(false);
  answer(200);
  expect(await reloadOnce()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});
