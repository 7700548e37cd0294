// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { loadWhenOnline } from "./lazyComponent.ts";

const setOnline = (isOnline: boolean) => vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);

afterEach(() => vi.restoreAllMocks());

test("a part that is asked for without a connection comes when there is one", async () => {
  setOnline(false);
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValue("part");
  const loading = loadWhenOnline(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  setOnline(true);
  window.dispatchEvent(new Event("online"));
  expect(await loading).toBe("part");
  expect(load).toHaveBeenCalledTimes(2);
});

test("a connection that is lost again is waited for again", async () => {
  setOnline(false);
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError("Failed to fetch"));
  const loading = loadWhenOnline(load);
  for (const calls of [1, 2]) {
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(calls));
    window.dispatchEvent(new Event("online"));
  }
  load.mockResolvedValue("part");
  window.dispatchEvent(new Event("online"));
  expect(await loading).toBe("part");
});

test("a connection that does not carry anything yet is tried again, and not without end", async () => {
  vi.useFakeTimers();
  setOnline(false);
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError("Failed to fetch"));
  const loading = loadWhenOnline(load);
  const failure = expect(loading).rejects.toThrow("Failed to fetch");
  await vi.advanceTimersByTimeAsync(0);
  setOnline(true);
  window.dispatchEvent(new Event("online"));
  await vi.runAllTimersAsync();
  await failure;
  expect(load).toHaveBeenCalledTimes(5);
  vi.useRealTimers();
});

test("a part that is not there fails at once while there is a connection", async () => {
  setOnline(true);
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError("Not found"));
  await expect(loadWhenOnline(load)).rejects.toThrow("Not found");
  expect(load).toHaveBeenCalledTimes(1);
});
