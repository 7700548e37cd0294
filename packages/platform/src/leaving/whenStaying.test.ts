// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type * as Module from "./whenStaying.ts";

let leaving: typeof Module;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  leaving = await import("./whenStaying.ts");
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const leave = () => window.dispatchEvent(new Event("beforeunload"));

test("nobody waits on a page that is not being left", async () => {
  leaving.monitorDepartures();
  await expect(leaving.whenStaying()).resolves.toBeUndefined();
});

test("what fails as the visitor leaves waits until the page has stayed for half a minute", async () => {
  leaving.monitorDepartures();
  leave();
  const onStay = vi.fn();
  void leaving.whenStaying().then(onStay);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(onStay).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onStay).toHaveBeenCalledOnce();
});

test("what fails later on a page that stayed, as after a download, is handled at once", async () => {
  leaving.monitorDepartures();
  leave();
  await vi.advanceTimersByTimeAsync(5001);
  await expect(leaving.whenStaying()).resolves.toBeUndefined();
});

test("a request that the navigation ended fails only when the page stays; one that the page ended fails at once", async () => {
  const fetch = vi.fn().mockRejectedValue(new TypeError("Failed to fetch"));
  vi.stubGlobal("fetch", fetch);
  leaving.monitorDepartures();
  leaving.holdFailedRequests();
  leave();
  const onFailure = vi.fn();
  void window.fetch("/cards").catch(onFailure);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(onFailure).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(new TypeError("Failed to fetch"));

  leave();
  fetch.mockRejectedValue(new DOMException("", "AbortError"));
  await expect(window.fetch("/cards")).rejects.toThrow(DOMException);
  fetch.mockResolvedValue("response");
  await expect(window.fetch("/cards")).resolves.toBe("response");
});
