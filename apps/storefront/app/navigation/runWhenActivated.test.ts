// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { runWhenActivated } from "./runWhenActivated.ts";

const prerender = (isPrerendering: boolean) =>
  Object.defineProperty(document, "prerendering", { configurable: true, value: isPrerendering });
const activate = () => {
  prerender(false);
  document.dispatchEvent(new Event("prerenderingchange"));
};

afterEach(() => void Reflect.deleteProperty(document, "prerendering"));

test("on a page that a visitor sees, and in browsers that prerender none, it runs at once", () => {
  const run = vi.fn();
  runWhenActivated(run);
  prerender(false);
  runWhenActivated(run);
  expect(run).toHaveBeenCalledTimes(2);
});

test("on a prerendered page it runs once, when the page is opened", () => {
  prerender(true);
  const run = vi.fn();
  runWhenActivated(run);
  expect(run).not.toHaveBeenCalled();
  activate();
  activate();
  expect(run).toHaveBeenCalledOnce();
});

test("what has been cancelled does not run when the page is opened", () => {
  prerender(true);
  const run = vi.fn();
  runWhenActivated(run)();
  activate();
  expect(run).not.toHaveBeenCalled();
});
