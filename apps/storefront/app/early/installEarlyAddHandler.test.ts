// @vitest-environment happy-dom
import { runInNewContext } from "node:vm";
import { buyForm, emptyJournal, MAX_JOURNAL_AGE_MS, parseJournal, type CartJournal } from "@rewire/domain";
import type { ReplayQueue } from "@rewire/platform/early";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { installEarlyAddHandler } from "./installEarlyAddHandler.ts";
import { createEarlyJournal } from "./createEarlyJournal.ts";
import { createEarlySender } from "./createEarlySender.ts";
import { createEarlyAddScript } from "./createEarlyAddScript.ts";
import { showCount } from "./showCount.ts";

const page = `
  <button data-cart="Cart" aria-label="Cart"></button>
  <h1>Nordlys</h1>
  <form action="/cart/add" method="post">
    <input name="quantity" value="2"><input type="hidden" name="product" value="7">
    <input type="hidden" name="variation" value="71"><input type="hidden" name="attribute_pa_color" value="ice">
    <button id="box">Add</button>
  </form>
  <article><h3>Lamp</h3><button id="card" form="buy" name="product" value="3">Add</button></article>
  <form id="buy" action="/cart/add" method="post"></form>
  <form action="/search" method="get"><button id="search">Search</button></form>`;

let listeners: AbortController;
let answer: PromiseWithResolvers<Response>;
let replays: Map<HTMLElement, () => void>;
let queue: ReplayQueue;
let isWaiting = false;
const send = vi.fn<typeof fetch>();
/** Outcomes that the app gets with the presses of a button, once it is hydrated. */
let outcomes: unknown[];

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = page;
  listeners = new AbortController();
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, "addEventListener").mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) =>
      listen(type, listener, { capture: true, signal: listeners.signal }),
  );
  answer = Promise.withResolvers();
  send.mockReset().mockImplementation(() => answer.promise);
  vi.stubGlobal("fetch", send);
  const request = (_name: string, _options: object, task: () => unknown) => task();
  Object.defineProperty(navigator, "locks", { value: { request }, configurable: true });
  replays = new Map();
  outcomes = [];
  isWaiting = false;
  queue = {
    isHydrated: () => false,
    hasReactStarted: () => false,
    isFormWaiting: () => false,
    isWaiting: () => isWaiting,
    add: vi.fn<ReplayQueue["add"]>((element, replay) => void replays.set(element, () => replay(element))),
    mark: (element, state) => (element.dataset["early"] = state),
    remove: (element) => delete element.dataset["early"],
  };
  const early = createEarlyJournal("cart", MAX_JOURNAL_AGE_MS, emptyJournal);
  const names = { path: buyForm.path, countKey: "count", journalKey: "cart", lock: "lock" };
  installEarlyAddHandler(queue, early, createEarlySender(early, showCount, names), buyForm);
});
afterEach(() => {
  document.body.replaceChildren();
  listeners.abort();
  Reflect.deleteProperty(navigator, "locks");
  Reflect.deleteProperty(window, "addEarly");
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  return element;
};
/** What a browser does with a press of a submit button. @returns whether it would send the form itself */
function press(selector: string): boolean {
  const button = find(selector);
  const form = document.getElementById(button.getAttribute("form") ?? "") ?? button.closest("form");
  const event = new Event("submit", { bubbles: true, cancelable: true });
  return form?.dispatchEvent(Object.assign(event, { submitter: button })) === true;
}
/** React has hydrated the button, and calls its handler. */
function hydrate(selector: string) {
  find(selector).addEventListener("click", (event) => {
    event.preventDefault();
    outcomes.push(window.earlyAddOutcome);
  });
  replays.get(find(selector))?.();
}
const journal = (): CartJournal => parseJournal(localStorage.getItem("cart"), Date.now());
const settle = () => new Promise((resolve) => setTimeout(resolve));
const sentBody = () => {
  const body = send.mock.calls[0]?.[1]?.body;
  return body instanceof URLSearchParams ? body.toString() : null;
};

describe("a product bought early", () => {
  test("is sent at once, is counted in the header, and the replayed press has its outcome alone", async () => {
    expect(press("#box")).toBe(false);
    expect(find("#box").dataset["early"]).toBe("busy");
    await settle();
    expect(sentBody()).toBe("quantity=2&product=7&variation=71&attribute_pa_color=ice");
    expect(send.mock.calls[0]?.[1]).toMatchObject({ method: "POST", keepalive: true });
    answer.resolve(Response.json({ count: 5 }));
    await settle();
    expect(find("#box").dataset["early"]).toBeUndefined();
    expect(find("[data-cart]").dataset["count"]).toBe("5");
    expect(find("[data-cart]").getAttribute("aria-label")).toBe("Cart, 5");
    expect(localStorage.getItem("count")).toBe("5");
    expect(journal().pending).toEqual([]);
    hydrate("#box");
    expect(outcomes).toEqual(["done"]);
    expect(window.earlyAddOutcome).toBeUndefined();
    expect(send).toHaveBeenCalledTimes(1);
  });

  test("leaves the number and its words to React once React renders the count", async () => {
    const cart = find("[data-cart]");
    cart.setAttribute("role", "button");
    cart.setAttribute("aria-label", "Cart, 5 items");
    press("#box");
    answer.resolve(Response.json({ count: 5 }));
    await settle();
    await settle();
    expect(cart.getAttribute("aria-label")).toBe("Cart, 5 items");
    expect(cart.dataset["count"]).toBeUndefined();
    expect(localStorage.getItem("count")).toBe("5");
  });

  test("is pressed twice, and bought once", async () => {
    press("#card");
    expect(press("#card")).toBe(false);
    await settle();
    expect(send).toHaveBeenCalledTimes(1);
    expect(sentBody()).toBe("product=3");
    answer.resolve(Response.json({ count: 1 }));
    await settle();
    press("#card");
    await settle();
    expect(send).toHaveBeenCalledTimes(1);
    vi.spyOn(Event.prototype, "timeStamp", "get").mockReturnValue(performance.now() + 2_000);
    press("#card");
    await settle();
    expect(send).toHaveBeenCalledTimes(2);
  });

  test("stands in the journal while it is sent, claimed by this page", async () => {
    press("#box");
    const item = {
      productId: 7,
      variationId: 71,
      variation: [{ attributeName: "pa_color", attributeValue: "ice" }],
      extraData: null,
    };
    expect(journal().pending).toMatchObject([
      { kind: "add", key: null, item, quantity: 2, name: "Nordlys", isQueued: false, quantityBefore: 0 },
    ]);
    expect(journal().pending[0]?.tab).not.toBe("");
    await settle();
  });

  test.each([
    ["the network fails", () => answer.reject(new TypeError("Failed to fetch"))],
    ["the gateway fails", () => answer.resolve(Response.json({}, { status: 502 }))],
  ])("waits in the journal where %s, for the store to read the cart first", async (_, fail) => {
    const line = { key: "k", item: { productId: 3, variationId: null, variation: [], extraData: null }, name: "Lamp" };
    const before = { ...emptyJournal, at: Date.now(), lines: [{ ...line, quantity: 4 }] };
    localStorage.setItem("cart", JSON.stringify(before));
    press("#card");
    await settle();
    fail();
    await settle();
    expect(journal().lines).toEqual(before.lines);
    expect(journal().pending).toMatchObject([{ isQueued: true, tab: "", quantityBefore: 4, name: "Lamp" }]);
    // Nothing else shows that it waits, until the app says so.
    expect(vi.mocked(queue.add).mock.lastCall?.[2]).toEqual({ state: "busy" });
    hydrate("#card");
    expect(outcomes).toEqual(["pending"]);
  });

  test("waits in the journal where the page is left before it could be sent, and is not sent later", async () => {
    const turn = Promise.withResolvers<void>();
    const request = (_name: string, _options: object, task: () => unknown) => turn.promise.then(task);
    Object.defineProperty(navigator, "locks", { value: { request }, configurable: true });
    press("#card");
    window.dispatchEvent(new Event("pagehide"));
    expect(journal().pending).toMatchObject([{ isQueued: true, tab: "" }]);
    turn.resolve();
    await settle();
    expect(send).not.toHaveBeenCalled();
    expect(journal().pending).toHaveLength(1);
  });

  test("is sent by the app where the shop refuses it, which says why", async () => {
    press("#card");
    await settle();
    answer.resolve(Response.json({ errors: [] }, { status: 422 }));
    await settle();
    expect(journal().pending).toEqual([]);
    hydrate("#card");
    expect(outcomes).toEqual([undefined]);
  });

  test("waits for the app where a choice does, or where the browser has no locks or an unknown journal", async () => {
    let now = 0;
    vi.spyOn(Event.prototype, "timeStamp", "get").mockImplementation(() => (now += 1_000));
    isWaiting = true;
    expect(press("#box")).toBe(false);
    isWaiting = false;
    localStorage.setItem("cart", JSON.stringify({ ...emptyJournal, at: Date.now(), version: 1 }));
    expect(press("#box")).toBe(false);
    localStorage.clear();
    Object.defineProperty(navigator, "locks", { value: undefined, configurable: true });
    expect(press("#box")).toBe(false);
    await settle();
    expect(send).not.toHaveBeenCalled();
    expect(vi.mocked(queue.add).mock.calls.map(([, , options]) => options)).toEqual(
      Array.from({ length: 3 }, () => ({ state: "busy" })),
    );
  });
});

test("other forms are the browser's", () => expect(press("#search")).toBe(true));

test("as text it needs nothing but itself", () => {
  const listen = vi.fn();
  runInNewContext(`(${createEarlyAddScript()})({})`, { window: { addEventListener: listen } });
  expect(listen).toHaveBeenCalledWith("submit", expect.any(Function), true);
});
