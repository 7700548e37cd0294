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

function click(selector: string, { at, isTrusted = true }: { readonly at: number; readonly isTrusted?: boolean }) {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true });
  Object.defineProperties(event, { timeStamp: { value: at }, isTrusted: { value: isTrusted } });
  document.querySelector(selector)?.dispatchEvent(event);
  return event;
}

test("what is double-clicked is clicked once, and a held key clicks once", () => {
  expect(click("i", { at: 0 }).defaultPrevented).toBe(false);
  for (const at of [250, 600, 1_000]) expect(click("i", { at }).defaultPrevented).toBe(true);
  expect(handleClick).toHaveBeenCalledTimes(1);
  click("i", { at: 1_500 });
  expect(handleClick).toHaveBeenCalledTimes(2);
});

test("other buttons, those that count, and clicks by scripts are not ignored", () => {
  click("i", { at: 0 });
  click("#other", { at: 100 });
  click("i", { at: 200, isTrusted: false });
  for (const at of [0, 100, 200]) click("#more", { at });
  expect(handleClick).toHaveBeenCalledTimes(6);
});
