// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createIconSource } from "./iconSource.ts";

const fetched = vi.fn<typeof fetch>();
const answer = (names: readonly string[]) =>
  Response.json({
    prefix: "ion",
    width: 512,
    height: 512,
    icons: Object.fromEntries(names.map((name) => [name, { body: `<path d="${name}"/>` }])),
  });

beforeEach(() => {
  window.localStorage.clear();
  fetched.mockImplementation(async (url) =>
    answer((new URL(url instanceof Request ? url.url : url, "http://x").searchParams.get("icons") ?? "").split(",")),
  );
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

test("icons of one moment come in one request, and then from the browser", async () => {
  const source = createIconSource();
  const both = await Promise.all([source("ion:cube-outline"), source("ion:image-outline")]);
  expect(both.map((drawing) => drawing?.body)).toEqual(['<path d="cube-outline"/>', '<path d="image-outline"/>']);
  await createIconSource()("ion:cube-outline");
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(["/icons/ion.json?icons=cube-outline,image-outline"]);
});

test("at most 50 are kept, the newest", async () => {
  let now = 1000;
  const source = createIconSource(() => now);
  for (let n = 0; n < 60; n++) {
    now += 1;
    await source(`ion:a${n}`);
  }
  const cachedIcons = Object.keys(JSON.parse(window.localStorage.getItem("rewire.icons") ?? "{}") as object);
  expect([cachedIcons.length, cachedIcons.includes("ion:a59"), cachedIcons.includes("ion:a9")]).toEqual([
    50,
    true,
    false,
  ]);
});

test("after 168 hours they are fetched again", async () => {
  let now = 1000;
  const source = createIconSource(() => now);
  await source("ion:cube-outline");
  now += 168 * 60 * 60 * 1000 - 1;
  await source("ion:cube-outline");
  expect(fetched).toHaveBeenCalledOnce();
  now += 1;
  await source("ion:cube-outline");
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("what does not come within 500 ms, or not at all, is no drawing", async () => {
  const limits = vi.spyOn(AbortSignal, "timeout");
  fetched.mockRejectedValue(new DOMException("late", "TimeoutError"));
  expect(await createIconSource()("ion:cube-outline")).toBeNull();
  expect(limits).toHaveBeenCalledWith(500);
  window.localStorage.setItem("rewire.icons", "{broken");
  expect(await createIconSource()("ion:cube-outline")).toBeNull();
});
