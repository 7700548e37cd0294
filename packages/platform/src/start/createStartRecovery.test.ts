// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStartRecovery } from "./createStartRecovery.ts";

const reload = vi.fn();
const fetchPage = vi.fn();
const isLeaving = vi.fn(() => false);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window.location, "reload").mockImplementation(reload);
  fetchPage.mockResolvedValue({ status: 200 });
  vi.stubGlobal("fetch", fetchPage);
  document.cookie = "reloadCount=; Max-Age=-1; Path=/";
});

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const recover = createStartRecovery(isLeaving, "reloadCount", 10);

test("a page whose modules could not be loaded is reloaded once", async () => {
  recover();
  await vi.advanceTimersByTimeAsync(0);
  expect(fetchPage.mock.calls).toEqual([["", { method: "HEAD" }]]);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(document.cookie).toContain("reloadCount=1");
  recover();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("while the server does not answer the page stays, and is reloaded when it answers again", async () => {
  fetchPage.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValueOnce({ status: 503 });
  recover();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(fetchPage).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a server that stays away is asked twice a minute", async () => {
  fetchPage.mockResolvedValue({ status: 502 });
  recover();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  fetchPage.mockClear();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetchPage).toHaveBeenCalledTimes(2);
});

test.each([
  ["the visitor is leaving", () => isLeaving.mockReturnValue(true), () => isLeaving.mockReturnValue(false)],
  [
    "the browser is offline",
    () => vi.spyOn(navigator, "onLine", "get").mockReturnValue(false),
    () => vi.spyOn(navigator, "onLine", "get").mockReturnValue(true),
  ],
  [
    "the page is prerendered",
    () => Reflect.set(document, "prerendering", true),
    () => Reflect.set(document, "prerendering", false),
  ],
  [
    "the visitor is in a field",
    () => document.body.appendChild(document.createElement("textarea")).focus(),
    () => document.querySelector("textarea")?.blur(),
  ],
])("the page stays as long as %s", async (_, begin, end) => {
  begin();
  recover();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetchPage).not.toHaveBeenCalled();
  end();
  await vi.advanceTimersByTimeAsync(1000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("who begins to leave while the server is asked is not disturbed", async () => {
  fetchPage.mockImplementationOnce(async () => {
    isLeaving.mockReturnValue(true);
    return { status: 200 };
  });
  recover();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
  isLeaving.mockReturnValue(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("without cookies the page is never reloaded, because it could be so in a loop", async () => {
  vi.spyOn(document, "cookie", "set").mockImplementation(() => undefined);
  recover();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
});
