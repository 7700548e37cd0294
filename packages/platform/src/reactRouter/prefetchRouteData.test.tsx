// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider, type DataRouter, type MiddlewareFunction } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { keepPrefetchedData, servePrefetchedData } from "./prefetchedData.ts";
import { prefetchRouteData } from "./prefetchRouteData.ts";
import { useRequestedLocation } from "./useRequestedLocation.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
/** Origin of a memory router. */
const origin = "http://localhost";
let router: DataRouter | undefined;
afterEach(() => {
  router?.dispose();
  vi.restoreAllMocks();
});

/** Encoded as React Router's server does. */
const encodeTitle = (title: string) => `[{"_1":2},"list",{"_3":4},"data",{"_5":6},"title",${JSON.stringify(title)}]\n`;

const answerWith = (body: string, status = 200) =>
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(body, { status }));

/** Loads the data of a list and keeps them for the next navigation. */
function prefetchList(href: string): Promise<unknown> {
  const prefetchedData = prefetchRouteData(href, "list");
  keepPrefetchedData(prefetchedData);
  return prefetchedData.data;
}

function openRouter() {
  vi.stubGlobal("location", { href: `${origin}/products` });
  const load = vi.fn(() => ({ title: "loaded" }));
  const middleware: MiddlewareFunction = (args, next) => servePrefetchedData(args, next as never);
  router = createMemoryRouter(
    [{ id: "root", middleware: [middleware], children: [{ id: "list", path: "/products", loader: load }] }],
    { initialEntries: ["/products"], hydrationData: { loaderData: { list: { title: "first" } } } },
  );
  return { router, load };
}

test("prefetched data are loaded once, from the router's own URL", async () => {
  const request = answerWith(encodeTitle("prefetched"));
  const { router, load } = openRouter();
  const href = "/products?filter=pa_brand[moss]";
  const data = await prefetchList(href);
  expect(data).toEqual({ title: "prefetched" });
  await router.navigate(href);
  expect(router.state.loaderData["list"]).toBe(data);
  expect(load).not.toHaveBeenCalled();
  expect(request.mock.calls.map(([url]) => (url instanceof URL ? url.href : null))).toEqual([
    `${origin}/products.data?filter=pa_brand%5Bmoss%5D&_routes=list`,
  ]);
  await router.navigate(href);
  expect(load).toHaveBeenCalledOnce();
});

test("data that are being loaded for the same page are not requested again", async () => {
  const request = answerWith(encodeTitle("prefetched"));
  openRouter();
  const pressedData = prefetchRouteData(`${origin}/products?search=a`, "list");
  expect(prefetchRouteData("/products?search=a", "list", pressedData)).toBe(pressedData);
  const otherData = prefetchRouteData("/products?search=b", "list", pressedData);
  await otherData.data;
  expect(request).toHaveBeenCalledTimes(2);
});

test("data of a page that is not opened next are discarded", async () => {
  answerWith(encodeTitle("prefetched"));
  const { router, load } = openRouter();
  await prefetchList("/products?search=a");
  await router.navigate("/products?search=b");
  await router.navigate("/products?search=a");
  expect(router.state.loaderData["list"]).toEqual({ title: "loaded" });
  expect(load).toHaveBeenCalledTimes(2);
});

test.each([
  ["is an error", encodeTitle("prefetched"), 500],
  ["has other routes", `[{"_1":2},"other",{"_3":4},"data",{}]\n`, 200],
  ["is no data", "<!doctype html>", 200],
])("the router requests the data itself when the response %s", async (_, body, status) => {
  answerWith(body, status);
  const { router, load } = openRouter();
  await expect(prefetchList("/products?search=a")).resolves.toBeNull();
  await router.navigate("/products?search=a");
  expect(load).toHaveBeenCalledOnce();
  expect(router.state.errors).toBeNull();
});

test("the requested location is known while its page is loading, without a render", async () => {
  let getLocation: ReturnType<typeof useRequestedLocation> = () => undefined;
  let renderCount = 0;
  function Page() {
    renderCount += 1;
    getLocation = useRequestedLocation();
    return null;
  }
  const { promise, resolve } = Promise.withResolvers<null>();
  router = createMemoryRouter([
    { path: "/", Component: Page },
    {
      path: "/slow",
      Component: () => null,
      loader: () => promise,
    },
  ]);
  const root = createRoot(document.body);
  await act(async () => root.render(<RouterProvider router={router as DataRouter} />));
  expect(getLocation()?.pathname).toBe("/");
  await act(async () => void router?.navigate("/slow"));
  expect(getLocation()?.pathname).toBe("/slow");
  expect(renderCount).toBe(1);
  await act(async () => resolve(null));
  await act(async () => root.unmount());
});
