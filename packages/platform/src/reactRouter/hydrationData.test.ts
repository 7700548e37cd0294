// @vitest-environment happy-dom
import { UNSAFE_decodeViaTurboStream } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { renderHydrationData, streamHydrationData } from "./hydrationData.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Creates the object of React Router's inline script, with the stream from which it reads. */
function createContext(stream?: ReadableStream<Uint8Array>) {
  const context = { stream };
  vi.stubGlobal("__reactRouterContext", context);
  return context;
}

const loaderData = {
  root: { settings: {}, buildId: null },
  list: {
    cards: ["1|Ä ″|</script><!--", ""],
    counts: [0, 1, 2.5, -1, [[], [null]]],
    isPartial: false,
    "a key": { title: "list", list: true },
  },
};

test("React Router decodes the data of a page", async () => {
  const html = renderHydrationData({ loaderData, actionData: undefined, errors: undefined }) ?? "";
  expect(html.slice(html.indexOf(">") + 1, html.lastIndexOf("<"))).not.toContain("<");
  document.body.innerHTML = html;
  const context = createContext();
  streamHydrationData();
  const { value } = await UNSAFE_decodeViaTurboStream(context.stream ?? new ReadableStream(), window);
  expect(value).toStrictEqual({ loaderData, actionData: null, errors: null });
});

test.each([
  ["undefined", { note: undefined }],
  ["an empty place", Array(1)],
  ["a date", new Date(0)],
  ["a promise", Promise.resolve(1)],
  ["no number", Number.NaN],
  ["minus zero", -0],
])("data with %s are left to React Router", (_, value) => {
  expect(renderHydrationData({ loaderData: { list: { value } }, actionData: null, errors: null })).toBeNull();
});

test("errors are left to React Router", () => {
  expect(renderHydrationData({ loaderData: {}, actionData: null, errors: { root: new Error("no") } })).toBeNull();
});

test("a page whose scripts pass its data is left alone", () => {
  const stream = new ReadableStream<Uint8Array>();
  const context = createContext(stream);
  streamHydrationData();
  expect(context.stream).toBe(stream);
});
