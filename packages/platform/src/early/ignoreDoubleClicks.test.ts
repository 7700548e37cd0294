// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ignoreDoubleClicks } from "./ignoreDoubleClicks.ts";

let listeners: AbortController;
const handleClick = vi.fn();

beforeEach(() => {
  listeners = new AbortController();
  handleClick.mockClear();
  document.body.innerHTML =
    '<button data-async><i>Add</i></button><button data-async id="other">Add</button><button id="more">One more</button>';
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, "addEventListener").mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) =>
      listen(type, listener, { capture: true, signal: listeners.signal }),
  );
  ignoreDoubleClicks();
  document.addEventListener("click", handleClick, { signal: listeners.signal });
});
afterEach(() => {
  listeners.abort();
  vi.restoreAllMocks();
});

/** Clicks as a browser does. Returns whether the click was ignored. */
function click(selector: string, properties: Partial<PointerEvent>) {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true });
  for (const [name, value] of Object.entries({ isTrusted: true, detail: 1, pointerType: "mouse", ...properties }))
    Object.defineProperty(event, name, { value });
  const callCount = handleClick.mock.calls.length;
  document.querySelector(selector)?.dispatchEvent(event);
  const isIgnored = handleClick.mock.calls.length === callCount;
  expect(event.defaultPrevented).toBe(isIgnored);
  return isIgnored;
}

test("the second click of a double click is ignored, and two clicks that are meant are not", () => {
  expect([1, 2, 3, 1].map((detail) => click("i", { detail }))).toEqual([false, true, true, false]);
});

test("a second tap is ignored within half a second", () => {
  const tap = (timeStamp: number) => click("i", { pointerType: "touch", timeStamp });
  expect([1_000, 1_300, 1_800, 1_900].map(tap)).toEqual([false, true, false, true]);
});

test("a key that is held down clicks once, and one that is pressed again once more", () => {
  const press = (repeat: boolean) => {
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", repeat }));
    return click("i", { detail: 0, pointerType: "" });
  };
  expect([false, true, true, false].map(press)).toEqual([false, true, true, false]);
});

test("other buttons, those that count, and clicks by scripts are not ignored", () => {
  expect(click("i", { detail: 1 })).toBe(false);
  expect(click("i", { detail: 0, isTrusted: false })).toBe(false);
  expect(click("#other", { detail: 2 })).toBe(false);
  expect([1, 2, 3].map((detail) => click("#more", { detail }))).toEqual([false, false, false]);
});
