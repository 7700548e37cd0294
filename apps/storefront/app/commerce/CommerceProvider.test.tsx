// @vitest-environment happy-dom
import { useEffect } from "react";
import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useCommerce, usePanelState, type CartOperations } from "./CommerceContext.ts";
import { CommerceProvider, type CommerceIslandProps } from "./CommerceProvider.tsx";

/** What is opened or closed is the provider's word; the panel itself is not needed for it. */
const NoIsland = () => null;

function Page() {
  const { openCart } = useCommerce();
  const { isCartOpen } = usePanelState();
  return (
    <button type="button" onClick={openCart}>
      {isCartOpen ? "open" : "closed"}
    </button>
  );
}

/** A shop of two pages whose addresses are ready when the test says so. */
function openShop() {
  let gate = Promise.resolve();
  const routes = [
    {
      HydrateFallback: () => null,
      Component: () => (
        <CommerceProvider startsImmediately={false} waitsForAction island={NoIsland}>
          <Outlet />
        </CommerceProvider>
      ),
      children: ["/", "/phone"].map((path) => ({ path, Component: Page, loader: () => gate.then(() => null) })),
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ["/", "/phone"], initialIndex: 1 });
  return {
    router,
    slowly: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return () => act(async () => resolve());
    },
  };
}

let shop: ReturnType<typeof openShop>;
const state = () => screen.getByRole("button").textContent;
const openCart = () => act(() => screen.getByRole("button").click());

beforeEach(async () => {
  shop = openShop();
  await act(async () => void render(<RouterProvider router={shop.router} />));
});
afterEach(() => document.body.replaceChildren());

test("a note in the address that arrives late leaves the cart open", async () => {
  const arrive = shop.slowly();
  await act(async () => void shop.router.navigate("/phone?colour=ice", { replace: true }));
  openCart();
  expect(state()).toBe("open");
  await arrive();
  expect(shop.router.state.location.search).toBe("?colour=ice");
  expect(state()).toBe("open");
});

test("another page closes it", async () => {
  openCart();
  await act(() => shop.router.navigate("/"));
  expect(state()).toBe("closed");
});

test("the back button closes it, also on the same page", async () => {
  await act(() => shop.router.navigate("/phone?colour=ice"));
  openCart();
  expect(state()).toBe("open");
  await act(() => shop.router.navigate(-1));
  expect(state()).toBe("closed");
});

test("a press that is replayed after an early script has sent its addition sends nothing", async () => {
  const addToCart = vi.fn<CartOperations["addToCart"]>();
  const Island = ({ onReady }: CommerceIslandProps) => {
    useEffect(() => onReady({ addToCart, fillCart: vi.fn<CartOperations["fillCart"]>() }), [onReady]);
    return null;
  };
  const outcomes: unknown[] = [];
  const Buy = () => {
    const { addToCart: add } = useCommerce();
    const handleClick = () => void add({ productId: 7, quantity: 1 }).then((result) => outcomes.push(result));
    return (
      <button type="button" onClick={handleClick}>
        Add
      </button>
    );
  };
  const Component = () => (
    <CommerceProvider startsImmediately={false} waitsForAction island={Island}>
      <Buy />
    </CommerceProvider>
  );
  document.body.replaceChildren();
  await act(async () => void render(<RouterProvider router={createMemoryRouter([{ path: "/", Component }])} />));
  window.earlyAddOutcome = "done";
  await act(async () => screen.getByRole("button", { name: "Add" }).click());
  delete window.earlyAddOutcome;
  expect(outcomes).toEqual([{ ok: true, value: "done" }]);
  expect(addToCart).not.toHaveBeenCalled();
  await act(async () => screen.getByRole("button", { name: "Add" }).click());
  expect(addToCart).toHaveBeenCalledTimes(1);
});
