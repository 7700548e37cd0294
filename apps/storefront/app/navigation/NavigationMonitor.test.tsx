// @vitest-environment happy-dom
import { act, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NavigationMonitor } from "./NavigationMonitor.tsx";

vi.mock("@rewire/ui/navigation-progress", () => ({ NavigationProgress: () => <hr /> }));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Opens a page beside one that loads until `load` is called; its second page never comes. */
function openPage() {
  const { promise, resolve: load } = Promise.withResolvers<null>();
  const loader = ({ request }: { readonly request: Request }) =>
    request.url.endsWith("page=2") ? new Promise<null>(() => undefined) : promise;
  const router = createMemoryRouter([
    { path: "/", element: <NavigationMonitor /> },
    { path: "/slow", loader, element: <NavigationMonitor /> },
  ]);
  const { container } = render(<RouterProvider router={router} />);
  return {
    router,
    load,
    hasLine: () => container.querySelector("hr") !== null,
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  };
}

test("the line is shown for a page that takes longer than 300 ms, until it is there", async () => {
  const { router, load, hasLine, pass } = openPage();
  act(() => void router.navigate("/slow"));
  await pass(299);
  expect(hasLine()).toBe(false);
  await pass(1);
  expect(hasLine()).toBe(true);
  load(null);
  await pass(0);
  expect(router.state.location.pathname).toBe("/slow");
  expect(hasLine()).toBe(false);
});

test("another query of the same page shows no line, and neither does a page that is there at once", async () => {
  const { router, load, hasLine, pass } = openPage();
  load(null);
  act(() => void router.navigate("/slow"));
  await pass(400);
  expect(router.state.location.pathname).toBe("/slow");
  act(() => void router.navigate("/slow?page=2"));
  await pass(400);
  expect(router.state.navigation.state).toBe("loading");
  expect(hasLine()).toBe(false);
});
