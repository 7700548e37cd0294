// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { afterAll, expect, test, vi } from "vitest";
import { ScrollRestorer } from "./ScrollRestorer.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
afterAll(() => void vi.unstubAllGlobals());

const Layout = () => (
  <>
    <Outlet />
    <ScrollRestorer />
  </>
);

test("a new page begins at its top", async () => {
  const scrollTo = vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  const router = createMemoryRouter([
    {
      path: "/",
      Component: Layout,
      children: [
        { index: true, Component: () => "one" },
        { path: "two", Component: () => "two" },
      ],
    },
  ]);
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<RouterProvider router={router} />));
  scrollTo.mockClear();
  await act(() => router.navigate("/two"));
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  await act(async () => root.unmount());
  scrollTo.mockRestore();
});
