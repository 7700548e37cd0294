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
  vi.unstubAllGlobals();
  vi.useRealTimers();
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

test("what waited on a page that is restored as it was left waits no longer", async () => {
  leaving.monitorDepartures();
  leave();
  const onStay = vi.fn();
  void leaving.whenStaying().then(onStay);
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  await vi.advanceTimersByTimeAsync(0);
  expect(onStay).not.toHaveBeenCalled();
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  await vi.advanceTimersByTimeAsync(0);
  expect(onStay).toHaveBeenCalledOnce();
  await expect(leaving.whenStaying()).resolves.toBeUndefined();
});

test.each([
  ["a link to another page", '<a href="/cart"><b>Cart</b></a>', true],
  ["a link that the router follows", '<a href="/cart" class="handled"><b>Cart</b></a>', false],
  ["a link to a part of the page", '<a href="#reviews"><b>Reviews</b></a>', false],
  ["a link to another tab", '<a href="/terms" target="_blank"><b>Terms</b></a>', false],
  ["a button", "<button><b>Add</b></button>", false],
])("without an event of its own, %s is told from what leaves the page", async (_, html, isLeaving) => {
  leaving.monitorDepartures();
  document.body.innerHTML = html;
  const element = document.querySelector("b");
  document.querySelector(".handled")?.addEventListener("click", (event) => event.preventDefault());
  // With a MouseEvent, happy-dom would follow the link before the window hears of it.
  element?.dispatchEvent(new Event("click", { bubbles: true, cancelable: true }));
  const onStay = vi.fn();
  void leaving.whenStaying().then(onStay);
  await vi.advanceTimersByTimeAsync(0);
  expect(onStay).toHaveBeenCalledTimes(isLeaving ? 0 : 1);
});

test.each([true, false])("a form leaves the page unless it is handled there (handled: %s)", async (isHandled) => {
  leaving.monitorDepartures();
  document.body.innerHTML = "<form></form>";
  const form = document.querySelector("form");
  if (isHandled) form?.addEventListener("submit", (event) => event.preventDefault());
  form?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  const onStay = vi.fn();
  void leaving.whenStaying().then(onStay);
  await vi.advanceTimersByTimeAsync(0);
  expect(onStay).toHaveBeenCalledTimes(isHandled ? 1 : 0);
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
