// @vitest-environment happy-dom
import { useEffect } from "react";
import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CART_JOURNAL_KEY } from "@rewire/data/stored-value";
import { useCommerce, usePanelStatus, type CartOperations } from "./CommerceContext.ts";
import { CommerceProvider, type CommerceIslandProps } from "./CommerceProvider.tsx";
import { writeItemCount } from "./storage/lastItemCount.ts";

/** What is opened or closed is the provider's word; the panel itself is not needed for it. */
const NoIsland = () => null;

function Page() {
  const { openCart } = useCommerce();
  const { isCartOpen } = usePanelStatus();
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

describe("an addition", () => {
  const addToCart = vi.fn<CartOperations["addToCart"]>();
  const outcomes: unknown[] = [];
  const line = { productId: 7, quantity: 1 };
  const press = () => act(async () => screen.getByRole("button", { name: "Add" }).click());
  const hasStarted = () => screen.queryByText("The store has started") !== null;

  const Island = ({ onReady }: CommerceIslandProps) => {
    useEffect(() => onReady({ addToCart, fillCart: vi.fn<CartOperations["fillCart"]>() }), [onReady]);
    return <p>The store has started</p>;
  };
  const Buy = () => {
    const { addToCart: add } = useCommerce();
    const handleClick = () => void add(line).then((result) => outcomes.push(result));
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

  const addEarly = vi.fn<NonNullable<Window["addEarly"]>>();
  /** Lets the early script send additions, after which the shop's cart has a number of items. */
  const answerEarly = (outcome: "done" | "pending" | "rejected", count: number) => {
    window.addEarly = addEarly.mockImplementation(() => {
      localStorage.setItem("rewire.cartCount", String(count));
      return Promise.resolve(outcome);
    });
  };

  beforeEach(async () => {
    outcomes.length = 0;
    addToCart.mockReset().mockResolvedValue({ ok: true, value: "done" });
    addEarly.mockReset();
    writeItemCount(0);
    document.body.replaceChildren();
    await act(async () => void render(<RouterProvider router={createMemoryRouter([{ path: "/", Component }])} />));
  });
  afterEach(() => {
    localStorage.clear();
    delete window.addEarly;
    delete window.earlyAddOutcome;
    vi.useRealTimers();
  });

  test("that is replayed after an early script has sent it sends nothing", async () => {
    window.earlyAddOutcome = "done";
    await press();
    delete window.earlyAddOutcome;
    expect(outcomes).toEqual([{ ok: true, value: "done" }]);
    expect(addToCart).not.toHaveBeenCalled();
    await press();
    expect(addToCart).toHaveBeenCalledTimes(1);
  });

  test.each(["done", "pending"] as const)("that is %s without the store does not wait for it", async (outcome) => {
    answerEarly(outcome, 1);
    await press();
    expect(addEarly).toHaveBeenCalledOnce();
    expect(outcomes).toEqual([{ ok: true, value: outcome }]);
    expect(addToCart).not.toHaveBeenCalled();
    expect(hasStarted()).toBe(false);
  });

  test("that the shop refuses is the store's, which says why; so is every one after it", async () => {
    const refusal = { ok: false, error: { kind: "shopError" } } as const;
    answerEarly("rejected", 0);
    addToCart.mockResolvedValue(refusal);
    await press();
    expect(outcomes).toEqual([refusal]);
    await press();
    expect(addEarly).toHaveBeenCalledTimes(1);
    expect(addToCart).toHaveBeenCalledTimes(2);
  });

  test("where the shop has another cart starts the store at once", async () => {
    answerEarly("done", 0);
    await press();
    expect(hasStarted()).toBe(true);
  });
});

test("the store starts without an action where an item waits to be sent", async () => {
  const Island = () => <p>The store has started</p>;
  const Component = () => (
    <CommerceProvider startsImmediately={false} waitsForAction island={Island}>
      {null}
    </CommerceProvider>
  );
  localStorage.setItem(CART_JOURNAL_KEY, JSON.stringify({ pending: [{ id: "a", isQueued: true }] }));
  render(<RouterProvider router={createMemoryRouter([{ path: "/", Component }])} />);
  expect(await screen.findByText("The store has started")).toBeDefined();
  localStorage.removeItem(CART_JOURNAL_KEY);
});

test("the store starts a second after the first action", async () => {
  vi.useFakeTimers();
  const Island = () => <p>The store has started</p>;
  const Component = () => (
    <CommerceProvider startsImmediately={false} waitsForAction island={Island}>
      {null}
    </CommerceProvider>
  );
  const router = createMemoryRouter([{ path: "/", Component }]);
  await act(async () => void render(<RouterProvider router={router} />));
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  act(() => void window.dispatchEvent(new Event("pointerdown")));
  await act(() => vi.advanceTimersByTimeAsync(900));
  expect(screen.queryByText("The store has started")).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1_200));
  expect(screen.getByText("The store has started")).toBeDefined();
  vi.useRealTimers();
});

test("the store does not start without a connection, but after the first action that has one", async () => {
  vi.useFakeTimers();
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const Island = () => <p>The store has started</p>;
  const Component = () => (
    <CommerceProvider startsImmediately={false} waitsForAction island={Island}>
      {null}
    </CommerceProvider>
  );
  const press = () => act(() => void window.dispatchEvent(new Event("pointerdown")));
  const wait = () => act(() => vi.advanceTimersByTimeAsync(2_000));
  await act(async () => void render(<RouterProvider router={createMemoryRouter([{ path: "/", Component }])} />));
  press();
  await wait();
  expect(screen.queryByText("The store has started")).toBeNull();
  onLine.mockReturnValue(true);
  await wait();
  expect(screen.queryByText("The store has started")).toBeNull();
  press();
  await wait();
  expect(screen.getByText("The store has started")).toBeDefined();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
