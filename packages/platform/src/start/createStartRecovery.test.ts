// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStartRecovery } from "./createStartRecovery.ts";

const reload = vi.fn();
const fetchPage = vi.fn();
const isLeaving = vi.fn(() => false);
let navigationTypes: readonly { readonly type: string }[];

beforeEach(() => {
  vi.useFakeTimers();
  navigationTypes = [{ type: "navigate" }];
  vi.stubGlobal("performance", Object.assign(Object.create(performance), { getEntriesByType: () => navigationTypes }));
  vi.spyOn(window.location, "reload").mockImplementation(reload);
  isLeaving.mockReset().mockReturnValue(false);
  fetchPage.mockReset().mockResolvedValue({ status: 200 });
  vi.stubGlobal("fetch", fetchPage);
});

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(document, "prerendering");
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const recover = createStartRecovery("/cart/add", isLeaving);
const findField = () => document.querySelector<HTMLInputElement & HTMLSelectElement>("input,textarea,select");

test("a page whose modules could not be loaded is reloaded", async () => {
  recover();
  await vi.advanceTimersByTimeAsync(0);
  expect(fetchPage.mock.calls).toEqual([["", { method: "HEAD" }]]);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ["that was reloaded", () => (navigationTypes = [{ type: "reload" }])],
  ["of a browser that does not tell how it was opened", () => (navigationTypes = [])],
  ["that answers a form", () => (document.body.innerHTML = "<script data-posted></script>")],
])("a page %s is never reloaded", async (_, prepare) => {
  prepare();
  recover();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(fetchPage).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
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
    () => findField()?.blur(),
  ],
  [
    "a product is being sent",
    () =>
      (document.body.innerHTML =
        '<form action="/cart/add" id="buy"></form><button form="buy" data-early="busy"></button>'),
    () => document.querySelector("button")?.removeAttribute("data-early"),
  ],
  [
    "a text is entered",
    () => {
      document.body.innerHTML = '<input name="name" value="Ada" />';
      Reflect.set(findField() ?? {}, "value", "Ada L");
    },
    () => Reflect.set(findField() ?? {}, "value", "Ada"),
  ],
  [
    "a box is ticked",
    () => {
      document.body.innerHTML = '<input type="checkbox" />';
      Reflect.set(findField() ?? {}, "checked", true);
    },
    () => Reflect.set(findField() ?? {}, "checked", false),
  ],
  [
    "another option is chosen",
    () => {
      document.body.innerHTML = "<select><option>1</option><option selected>2</option></select>";
      Reflect.set(findField() ?? {}, "selectedIndex", 0);
    },
    () => Reflect.set(findField() ?? {}, "selectedIndex", 1),
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

test("a list of choices without a choice of its own is not changed", async () => {
  document.body.innerHTML = "<select><option>1</option><option>2</option></select>";
  recover();
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("visitors who begin to leave while the server is asked are not disturbed", async () => {
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
