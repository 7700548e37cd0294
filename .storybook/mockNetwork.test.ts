import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { expect, test, vi } from "vitest";

interface FetchEvent {
  readonly request: { readonly destination: string; readonly url: string };
  readonly stopImmediatePropagation: () => void;
}

const origin = "http://127.0.0.1:6006";
const listeners: ((event: FetchEvent) => void)[] = [];
const steps: string[] = [];

runInContext(
  readFileSync(new URL("public/mockNetwork.js", import.meta.url), "utf8"),
  createContext({
    URL,
    location: { origin },
    importScripts: (path: string) => steps.push(path),
    addEventListener: (type: string, listener: (event: FetchEvent) => void) => {
      steps.push(type);
      listeners.push(listener);
    },
  }),
);

/** Whether a request goes to the server without the mock network. */
function passes(destination: string, path: string): boolean {
  const stopImmediatePropagation = vi.fn();
  const request = { destination, url: new URL(path, origin).href };
  for (const listener of listeners) listener({ request, stopImmediatePropagation });
  return stopImmediatePropagation.mock.calls.length > 0;
}

test("the mock network is registered after the listener that files pass", () => {
  expect(steps).toEqual(["fetch", "mockServiceWorker.js"]);
});

test.each([
  ["image", "/pictures/phone.webp"],
  ["font", "/assets/inter.woff2"],
  ["script", "/assets/iframe.js"],
  ["style", "/assets/iframe.css"],
])("a file of the workshop passes it: %s", (destination, path) => {
  expect(passes(destination, path)).toBe(true);
});

test.each([
  ["", "/graphql"],
  ["", "/icons/ion.json?icons=cart"],
  ["document", "/iframe.html"],
  ["image", "https://elsewhere.example/pixel.gif"],
])("it receives what is not a file of the workshop: %s %s", (destination, path) => {
  expect(passes(destination, path)).toBe(false);
});
