// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { holdEarlyActions } from "./holdEarlyActions.ts";

const URL = "data:text/javascript,throw 1";

beforeEach(() => {
  document.body.innerHTML = `
    <button type="button"><i></i></button>
    <a data-toggle="menu" href="#menu"></a>
    <a data-button href="#cart"></a>
    <a href="#other"></a>
    <form action="/cart/add" method="post"><button id="buy"></button></form>
    <form action="/search" method="get"><button id="search"></button></form>
    <input type="text" /><input type="file" /><select></select>`;
  holdEarlyActions(URL, "/cart/add");
});
afterEach(() => {
  window.releaseEarlyActions?.();
  document.body.replaceChildren();
});

const find = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  return element;
};

/** Clicks an element; returns whether the click was held. */
function click(selector: string, keys: MouseEventInit = {}): boolean {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...keys });
  // The environment would follow links and submit forms.
  document.body.addEventListener("click", (bubblingEvent) => bubblingEvent.preventDefault(), { once: true });
  const prevent = vi.spyOn(event, "preventDefault");
  find(selector).dispatchEvent(event);
  return prevent.mock.calls.length > 1;
}

/** Counts the events of a type at an element from now on. */
function countEvents(selector: string, type: string): () => number {
  let count = 0;
  find(selector).addEventListener(type, (event) => {
    event.preventDefault();
    count += 1;
  });
  return () => count;
}

test("a pressed button looks pressed until the script repeats its click, once", () => {
  expect(click("button i")).toBe(true);
  click("button i");
  expect(find("button").dataset["early"]).toBe("pressed");
  const clicks = countEvents("button", "click");
  window.releaseEarlyActions?.();
  expect(clicks()).toBe(1);
  expect(find("button").dataset["early"]).toBeUndefined();
  click("button");
  expect(find("button").dataset["early"]).toBeUndefined();
});

test("links that become buttons and the buy form are held, other links and forms with a method are not", () => {
  const selectors = ["a[data-toggle]", "a[data-button]", "a[href='#other']", "#buy", "#search"];
  expect(selectors.map((selector) => click(selector))).toEqual([true, true, false, true, false]);
});

test("a link that is opened in another tab is not held", () => {
  expect(click("a[data-toggle]", { ctrlKey: true })).toBe(false);
  expect(click("a[data-button]", { ctrlKey: true })).toBe(false);
  expect(click("button", { ctrlKey: true })).toBe(true);
});

test("fields report their input again, except for selected files", () => {
  for (const field of document.querySelectorAll("input,select"))
    field.dispatchEvent(new Event("input", { bubbles: true }));
  const counts = ["[type=text]", "[type=file]", "select"].map((selector) => countEvents(selector, "input"));
  window.releaseEarlyActions?.();
  expect(counts.map((count) => count())).toEqual([1, 0, 1]);
});

test("if the script fails twice, the actions have their effect without it", async () => {
  click("button");
  const clicks = countEvents("button", "click");
  const script = document.createElement("script");
  script.type = "text/plain";
  script.setAttribute("src", URL);
  document.body.append(script);
  script.dispatchEvent(new Event("error"));
  await vi.waitFor(() => expect(clicks()).toBe(1));
  expect(window.releaseEarlyActions).toBeDefined();
});
