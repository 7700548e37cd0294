// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showTouch } from "./showTouch.ts";

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<button><i></i></button><button disabled></button>
    <a href="?filter=a" rel="nofollow"></a><a href="/other"></a>`;
});
afterEach(() => vi.useRealTimers());
showTouch();

const find = (selector: string) => document.querySelector(selector) ?? document.body;
const dispatch = (selector: string, type: string, pointerType = "touch") =>
  find(selector).dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));
const listTouched = () => [...document.querySelectorAll("[data-touched]")];

test.each(["button i", "a[rel]"])("%s looks touched from the touch until shortly after it", async (selector) => {
  dispatch(selector, "pointerdown");
  expect(listTouched()).toEqual([find(selector).closest("button,a")]);
  dispatch(selector, "pointerup");
  await vi.advanceTimersByTimeAsync(250);
  expect(listTouched()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(listTouched()).toEqual([]);
});

test.each([
  ["a disabled button", "button:disabled", "touch"],
  ["a link to another page", "a:not([rel])", "touch"],
  ["a control under a mouse", "button", "mouse"],
  ["a control pressed by a script", "button", ""],
])("%s does not", (_, selector, pointerType) => {
  dispatch(selector, "pointerdown", pointerType);
  expect(listTouched()).toEqual([]);
});

test("a finger that scrolls touches nothing", () => {
  dispatch("button", "pointerdown");
  dispatch("button", "pointercancel");
  expect(listTouched()).toEqual([]);
});

test("one control looks touched at a time", async () => {
  dispatch("button", "pointerdown");
  dispatch("button", "pointerup");
  dispatch("a", "pointerdown");
  expect(listTouched()).toEqual([find("a")]);
  await vi.advanceTimersByTimeAsync(400);
  expect(listTouched()).toEqual([find("a")]);
});
