// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { localePrefixes } from "@rewire/messages";
import { transitionPicture } from "./transitionPicture.ts";
import { findPicture } from "./findPicture.ts";
import { markReducedData } from "./markReducedData.ts";

beforeEach(() => {
  document.body.innerHTML =
    '<article><a href="/product/one">One</a><img id="first"></article>' +
    '<article><a href="/product/one">One</a><img id="second"></article>' +
    '<article><a href="/product/far">Far</a><img id="far"></article>';
  for (const [id, top] of [
    ["first", 10],
    ["second", 200],
    ["far", 5000],
  ] as const)
    find(id).getBoundingClientRect = () => new DOMRect(10, top, 100, 100);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function find(id: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(`#${id}`);
  if (!element) throw new Error(`There is no ${id}`);
  return element;
}

test("of two cards of a product, the one whose link was used has the picture", () => {
  expect(findPicture("/product/one")?.id).toBe("first");
  document.querySelectorAll("a")[1]?.focus();
  expect(findPicture("/product/one")?.id).toBe("second");
});

test("a picture outside the viewport, and a page without a card of the product, have none to move", () => {
  expect(findPicture("/product/far")).toBe(null);
  expect(findPicture("/contact")).toBe(null);
});

test("on a product page the first picture of the gallery belongs to every navigation without a card", () => {
  document.body.insertAdjacentHTML("beforeend", '<li id="picture-1"><img id="main"></li>');
  find("main").getBoundingClientRect = () => new DOMRect(0, 0, 390, 390);
  for (const path of ["/products", "/wishlist"]) expect(findPicture(path)?.id, path).toBe("main");
  expect(findPicture("/product/one")?.id).toBe("first");
});

/** Installs the script, and returns functions that leave the page and end its transitions. */
function installTransition() {
  const listeners = vi.spyOn(window, "addEventListener");
  transitionPicture("picture", findPicture);
  const swap = listeners.mock.calls.find(([type]) => type === "pageswap")?.[1];
  const { promise, resolve } = Promise.withResolvers<void>();
  // As of a skipped transition; unhandled, it would fail this run.
  const ready = Promise.reject(new DOMException("Transition was skipped.", "AbortError"));
  const skipTransition = vi.fn();
  const leaveFor = (path: string | null) =>
    typeof swap === "function" &&
    swap(
      Object.assign(new Event("pageswap"), {
        viewTransition: { ready, finished: promise, skipTransition },
        activation: { entry: path === null ? null : { url: `http://localhost${path}` } },
      }),
    );
  return { leaveFor, skipTransition, resolve };
}

test("a product is left with its picture for home, lists and products in any language, and for no other page", () => {
  document.body.innerHTML = '<li id="picture-1"><img id="main"></li>';
  find("main").getBoundingClientRect = () => new DOMRect(0, 0, 390, 390);
  const { leaveFor, skipTransition } = installTransition();
  for (const prefix of Object.values(localePrefixes))
    for (const path of ["", "/products", "/products/page/2", "/product-category/phones", "/product/two"])
      leaveFor(prefix + path || "/");
  expect(skipTransition).not.toHaveBeenCalled();
  const others = ["/checkout", "/de/checkout", "/pt-br/my-account", "/contact", "/trade-in", "/wishlist"];
  for (const path of others) leaveFor(path);
  expect(skipTransition).toHaveBeenCalledTimes(others.length);
});

test("a picture has its name for the time of the transition, and without one the transition is skipped", async () => {
  const { leaveFor, skipTransition, resolve } = installTransition();
  leaveFor("/product/one");
  expect(find("first").style.getPropertyValue("view-transition-name")).toBe("picture");
  expect(skipTransition).not.toHaveBeenCalled();
  leaveFor("/contact");
  expect(skipTransition).toHaveBeenCalledOnce();
  resolve();
  await vi.waitFor(() => expect(find("first").style.getPropertyValue("view-transition-name")).toBe(""));
});

test("a page is left without a transition if the browser does not say for which", () => {
  const { leaveFor, skipTransition } = installTransition();
  leaveFor(null);
  expect(skipTransition).toHaveBeenCalledOnce();
});

test("a page is marked for a visitor who has asked for less data", () => {
  markReducedData();
  expect(document.documentElement.dataset["reducedData"]).toBe(undefined);
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  markReducedData();
  expect(document.documentElement.dataset["reducedData"]).toBe("");
});
