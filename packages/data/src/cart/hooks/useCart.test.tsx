// @vitest-environment happy-dom
import { act, renderHook, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { graphql } from "msw/graphql";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { ReactNode } from "react";
import { CartProvider } from "../../CartProvider.tsx";
import { createCommerceClient } from "../../createCommerceClient.ts";
import { emptyCart, phoneAndChargers, phoneLine, storeAnswer, withCoupon } from "../../testing/answers/cart.ts";
import {
  cartIs,
  cartIsEmpty,
  cartIsFull,
  cartRejects,
  couponIsUnknown,
  networkIsDown,
  sessionExpired,
  shopIsDown,
  shopNeverAnswers,
  shopTimesOut,
} from "../../testing/index.ts";
import { yieldToEventLoop } from "../../testing/yieldToEventLoop.ts";
import { readTotalsAgain, readyCart, renderStore } from "../../testing/renderStore.tsx";
import { withLineQuantity } from "./withLineQuantity.ts";
import { useAddToCart } from "./useAddToCart.ts";
import { useApplyCoupon } from "./useApplyCoupon.ts";
import { useCart } from "./useCart.ts";
import { useChooseShipping } from "./useChooseShipping.ts";
import { useRemoveCoupon } from "./useRemoveCoupon.ts";
import { useRemoveLine } from "./useRemoveLine.ts";
import { useRestoreLine } from "./useRestoreLine.ts";
import { useUpdateQuantity } from "./useUpdateQuantity.ts";

const server = setupServer();
const api = graphql.link("*/graphql");
/** Answers an operation with a cart. @returns the inputs of its requests, so far */
function shopAnswers(operation: string, cart: typeof emptyCart, gate: Promise<void> = Promise.resolve()) {
  const requests: unknown[] = [];
  server.use(
    api.mutation(operation, async ({ variables }) => {
      requests.push((variables as { input: unknown }).input);
      await gate;
      return HttpResponse.json({ data: { [operation]: { __typename: "Payload", cart } } });
    }),
  );
  return requests;
}

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe("useCart", () => {
  test("reads cart, ways to pay and customer", async () => {
    server.use(cartIsFull);
    const { result } = await renderStore(() => ({}));
    expect(result.current.cart).toMatchObject({
      kind: "ready",
      cart: { itemCount: 3 },
      gateways: [{ id: "cod" }, { id: "bacs" }],
      customer: { id: null },
      isUpdating: false,
    });
  });

  test.each([
    ["a shop that is down", shopIsDown, "unreachable"],
    ["a shop that is silent", shopTimesOut, "timeout"],
    ["a network that is gone", networkIsDown, "unreachable"],
    ["a session that cannot be renewed", sessionExpired, "sessionExpired"],
  ])("%s is a failure that can be tried again", async (_name, trouble, kind) => {
    server.use(trouble);
    const { result } = await renderStore(() => ({}));
    const state = result.current.cart;
    if (state.kind !== "failed") throw new Error("expected a failure");
    expect(state.failure).toEqual({ kind });
    server.use(cartIsEmpty);
    act(() => state.retry());
    await waitFor(() => expect(result.current.cart.kind).toBe("ready"));
  });

  test("gives up after its time limit", async () => {
    server.use(shopNeverAnswers);
    const { result } = await renderStore(() => ({}), { timeoutMs: 1 });
    expect(result.current.cart).toMatchObject({ kind: "failed", failure: { kind: "timeout" } });
  });

  test("is loading until the shop has answered", async () => {
    const requests = Promise.withResolvers<void>();
    server.use(
      http.post("*/graphql", () => requests.resolve()),
      shopNeverAnswers,
    );
    const client = createCommerceClient();
    const wrapper = ({ children }: { children: ReactNode }) => <CartProvider client={client}>{children}</CartProvider>;
    const { result } = renderHook(() => useCart(), { wrapper });
    await requests.promise;
    await yieldToEventLoop();
    expect(result.current).toEqual({ kind: "loading" });
  });

  test("outside of its provider it says what is missing", () => {
    expect(() => renderHook(() => useCart())).toThrow("CartProvider");
  });
});

describe("useAddToCart", () => {
  test("the answer's cart is shown everywhere", async () => {
    server.use(cartIsEmpty);
    const requests = shopAnswers("addToCart", phoneAndChargers);
    const { result } = await renderStore(() => useAddToCart());
    const outcome = await act(() =>
      result.current.addToCart({ productId: 1001, variationId: 20002, quantity: 1, choice: { pa_color: "graphite" } }),
    );
    expect(outcome).toEqual({ ok: true, value: "done" });
    expect(requests).toEqual([
      {
        productId: 1001,
        variationId: 20002,
        quantity: 1,
        variation: [{ attributeName: "pa_color", attributeValue: "graphite" }],
      },
    ]);
    await waitFor(() => expect(readyCart(result.current.cart).itemCount).toBe(3));
    expect(result.current.isAdding).toBe(false);
  });

  test("the cart counts the item before the shop has answered", async () => {
    server.use(cartIsFull);
    const gate = Promise.withResolvers<void>();
    shopAnswers("addToCart", phoneAndChargers, gate.promise);
    const { result } = await renderStore(() => useAddToCart());
    let adding: Promise<unknown> | undefined;
    act(() => void (adding = result.current.addToCart({ productId: 1004, quantity: 2 })));
    await waitFor(() => expect(readyCart(result.current.cart).itemCount).toBe(5));
    gate.resolve();
    await act(async () => void (await adding));
    await waitFor(() => expect(readyCart(result.current.cart).itemCount).toBe(3));
  });

  test("a refusal says why and leaves the cart as it was", async () => {
    server.use(cartIsFull, cartRejects);
    const { result } = await renderStore(() => useAddToCart());
    const outcome = await act(() => result.current.addToCart({ productId: 1004, quantity: 9 }));
    expect(outcome).toEqual({ ok: false, error: { kind: "notEnoughStock", product: "Orrery 2", remaining: 2 } });
    expect(readyCart(result.current.cart).itemCount).toBe(3);
  });

  test("trouble on the way is a failure too, never an exception", async () => {
    server.use(cartIsEmpty);
    const { result } = await renderStore(() => useAddToCart());
    server.use(shopIsDown);
    expect(await act(() => result.current.addToCart({ productId: 1, quantity: 1 }))).toEqual({
      ok: false,
      error: { kind: "unreachable" },
    });
  });

  test("changes go one after another: the shop loses lines when they run side by side", async () => {
    server.use(cartIsEmpty);
    let underWay = 0;
    let most = 0;
    server.use(
      api.mutation("addToCart", async () => {
        underWay += 1;
        most = Math.max(most, underWay);
        await yieldToEventLoop();
        underWay -= 1;
        return HttpResponse.json({ data: { addToCart: { __typename: "AddToCartPayload", cart: emptyCart } } });
      }),
    );
    const { result, client } = await renderStore(() => useAddToCart());
    await act(async () => {
      const adding = [1, 2, 3, 4].map((productId) => result.current.addToCart({ productId, quantity: 1 }));
      expect(client.pendingMutations()).toBe(4);
      expect((await Promise.all(adding)).every(({ ok }) => ok)).toBe(true);
    });
    expect(most).toBe(1);
    expect(client.pendingMutations()).toBe(0);
  });

  test("the first change of a visit waits for the cart, so that both are in one session", async () => {
    const order: string[] = [];
    server.use(
      http.post("*/graphql", async ({ request }) => {
        const { operationName } = (await request.clone().json()) as { operationName: string };
        order.push(`${operationName} asked`);
        await yieldToEventLoop();
        order.push(`${operationName} answered`);
        return HttpResponse.json(
          operationName === "getCart"
            ? { data: storeAnswer(emptyCart) }
            : { data: { addToCart: { __typename: "AddToCartPayload", cart: emptyCart } } },
        );
      }),
    );
    const adding: Promise<unknown>[] = [];
    await renderStore(() => {
      const { addToCart } = useAddToCart();
      if (adding.length === 0) adding.push(Promise.resolve().then(() => addToCart({ productId: 1, quantity: 1 })));
      return {};
    });
    await act(() => Promise.all(adding));
    expect(order).toHaveLength(4);
    expect(order[1]?.split(" ")[0]).toBe(order[0]?.split(" ")[0]);
  });
});

describe("useUpdateQuantity", () => {
  const { key } = phoneLine;

  test("the line changes at once, the totals when the shop has answered", async () => {
    server.use(cartIsFull);
    const gate = Promise.withResolvers<void>();
    const requests = shopAnswers(
      "updateItemQuantities",
      {
        ...withLineQuantity(phoneAndChargers, key, 2),
        total: "€1,576.00",
        rawTotal: "1576.00",
        rawSubtotal: "1324.369748",
        rawSubtotalTax: "251.630252",
      },
      gate.promise,
    );
    const { result } = await renderStore(() => useUpdateQuantity());
    let outcome: Promise<unknown> = Promise.resolve();
    act(() => {
      outcome = result.current.updateQuantity(key, 2);
    });
    await waitFor(() =>
      expect(readyCart(result.current.cart).lines[0]).toMatchObject({ quantity: 2, total: { minor: 149800 } }),
    );
    expect(result.current.cart).toMatchObject({ isUpdating: true, cart: { totals: { total: { minor: 82700 } } } });
    gate.resolve();
    await act(() => outcome);
    await waitFor(() =>
      expect(result.current.cart).toMatchObject({ isUpdating: false, cart: { totals: { total: { minor: 157600 } } } }),
    );
    expect(requests).toEqual([{ items: [{ key, quantity: 2 }] }]);
  });

  test("a refusal puts back what was there", async () => {
    server.use(cartIsFull, cartRejects);
    const { result } = await renderStore(() => useUpdateQuantity());
    expect(await act(() => result.current.updateQuantity(key, 99))).toMatchObject({
      ok: false,
      error: { kind: "notEnoughStock" },
    });
    expect(readyCart(result.current.cart).lines[0]).toMatchObject({ quantity: 1, total: { minor: 74900 } });
  });

  test("0 and less remove the line; the shop is never asked for less than 0", async () => {
    server.use(cartIsFull);
    const requests = shopAnswers("updateItemQuantities", withLineQuantity(phoneAndChargers, key, 0));
    const { result } = await renderStore(() => useUpdateQuantity());
    await act(() => result.current.updateQuantity(key, -2));
    expect(requests).toEqual([{ items: [{ key, quantity: 0 }] }]);
    expect(readyCart(result.current.cart).lines.map((line) => line.slug)).toEqual(["65-w-travel-charger"]);
  });

  test("lines that the shop no longer has are asked for again, and named where it refuses", async () => {
    server.use(
      cartIsFull,
      api.mutation("updateItemQuantities", () =>
        HttpResponse.json({ errors: [{ message: "Internal server error" }], data: { updateItemQuantities: null } }),
      ),
    );
    const { result } = await renderStore(() => useUpdateQuantity());
    server.use(cartIsEmpty);
    const requests = shopAnswers("fillCart", emptyCart);
    expect(await act(() => result.current.updateQuantity(key, 2))).toEqual({ ok: false, error: { kind: "shopError" } });
    await waitFor(() => expect(readyCart(result.current.cart).itemCount).toBe(0));
    expect(requests).toHaveLength(1);
    expect(result.current.cart).toMatchObject({
      losses: [
        { name: "Nordlys N3 Pro, Graphite, 256 GB", requestedQuantity: 1, quantityInCart: 0 },
        { name: "65 W travel charger" },
      ],
    });
  });
});

describe("useRemoveLine and useRestoreLine", () => {
  const without = withLineQuantity(phoneAndChargers, phoneLine.key, 0);

  test("a line goes at once", async () => {
    server.use(cartIsFull);
    const gate = Promise.withResolvers<void>();
    const requests = shopAnswers("removeItemsFromCart", without, gate.promise);
    const { result } = await renderStore(() => useRemoveLine());
    let outcome: Promise<unknown> = Promise.resolve();
    act(() => {
      outcome = result.current.removeLine(phoneLine.key);
    });
    await waitFor(() => expect(readyCart(result.current.cart).lines).toHaveLength(1));
    gate.resolve();
    await act(() => outcome);
    expect(requests).toEqual([{ keys: [phoneLine.key] }]);
  });

  const removedLine = {
    key: phoneLine.key,
    name: "Nordlys N3 Pro",
    options: [],
    productId: 1001,
    variationId: 20002,
    quantity: 1,
  };

  test("undo: the shop remembers the line", async () => {
    server.use(cartIs(without));
    const requests = shopAnswers("restoreCartItems", phoneAndChargers);
    const { result } = await renderStore(() => useRestoreLine());
    expect(await act(() => result.current.restoreLine(removedLine))).toEqual({ ok: true, value: "done" });
    expect(requests).toEqual([{ keys: [phoneLine.key] }]);
    await waitFor(() => expect(readyCart(result.current.cart).lines).toHaveLength(2));
  });

  test("undo: a line that the shop has forgotten is added again", async () => {
    server.use(cartIs(without));
    shopAnswers("restoreCartItems", without);
    const added = shopAnswers("addToCart", phoneAndChargers);
    const { result } = await renderStore(() => useRestoreLine());
    await act(() => result.current.restoreLine(removedLine));
    expect(added).toEqual([{ productId: 1001, variationId: 20002, quantity: 1, variation: [] }]);
  });

  /** Answers the undo with an error of the gateway or the shop, after which the cart is this one; null: unreadable. */
  const answerUndo = (cart: typeof emptyCart | null, kind: string) =>
    server.use(
      api.mutation("restoreCartItems", () => {
        server.use(cart ? cartIs(cart) : networkIsDown);
        return HttpResponse.json(
          { errors: [{ message: "Lost", extensions: { kind } }] },
          { status: { timeout: 504, unreachable: 502 }[kind] ?? 200 },
        );
      }),
    );

  test.each(["timeout", "unreachable", "shopError"])(
    "undo: a line that the shop has restored although its answer was lost (%s) is not added beside itself",
    async (kind) => {
      server.use(cartIs(without));
      answerUndo(phoneAndChargers, kind);
      const added = shopAnswers("addToCart", phoneAndChargers);
      const { result } = await renderStore(() => useRestoreLine());
      expect(await act(() => result.current.restoreLine(removedLine))).toEqual({ ok: true, value: "done" });
      expect(added).toEqual([]);
      await waitFor(() => expect(readyCart(result.current.cart).lines).toHaveLength(2));
    },
  );

  test.each([
    ["that is not in the cart after a lost answer", "timeout", without],
    ["that is not in the cart after a lost answer", "unreachable", without],
    ["of a cart that cannot be read after an error", "shopError", null],
  ] as const)("undo: a line %s (%s) is not added, since the shop may restore it yet", async (_name, kind, cart) => {
    server.use(cartIs(without));
    const added = shopAnswers("addToCart", phoneAndChargers);
    answerUndo(cart, kind);
    const { result } = await renderStore(() => useRestoreLine());
    expect(await act(() => result.current.restoreLine(removedLine))).toEqual({ ok: false, error: { kind } });
    expect(added).toEqual([]);
  });

  test("undo: a line that the shop refuses to restore is added again", async () => {
    server.use(cartIs(without));
    answerUndo(without, "shopError");
    const added = shopAnswers("addToCart", phoneAndChargers);
    const { result } = await renderStore(() => useRestoreLine());
    expect(await act(() => result.current.restoreLine(removedLine))).toEqual({ ok: true, value: "done" });
    expect(added).toHaveLength(1);
  });
});

describe("codes and shipping", () => {
  test("a code is applied, trimmed", async () => {
    server.use(cartIsFull);
    const requests = shopAnswers("applyCoupon", withCoupon);
    const { result } = await renderStore(() => useApplyCoupon());
    expect(await act(() => result.current.applyCoupon(" welcome10 "))).toMatchObject({ ok: true });
    expect(requests).toEqual([{ code: "welcome10" }]);
    await waitFor(() =>
      expect(readyCart(result.current.cart).coupons).toEqual([
        { code: "welcome10", description: "Ten per cent – off", saves: { minor: 8270, currency: "EUR" } },
      ]),
    );
  });

  test("an unknown code is named, a blank one is not sent", async () => {
    server.use(cartIsFull, couponIsUnknown);
    const { result } = await renderStore(() => useApplyCoupon());
    expect(await act(() => result.current.applyCoupon("nope"))).toEqual({
      ok: false,
      error: { kind: "couponUnknown", code: "nope" },
    });
    expect(await act(() => result.current.applyCoupon("  "))).toEqual({
      ok: false,
      error: { kind: "couponUnknown", code: null },
    });
  });

  test("totals that cannot be read after a lost answer are uncertain until they are read, and the cart stays", async () => {
    server.use(cartIsFull);
    const { result } = await renderStore(() => useApplyCoupon());
    server.use(
      api.mutation("applyCoupon", () =>
        HttpResponse.json({ errors: [{ message: "Internal server error" }], data: { applyCoupon: null } }),
      ),
      api.query("getCart", () => HttpResponse.error()),
    );
    expect(await act(() => result.current.applyCoupon("welcome10"))).toEqual({
      ok: false,
      error: { kind: "shopError" },
    });
    await waitFor(() =>
      expect(result.current.cart).toMatchObject({ kind: "ready", totalsState: "uncertain", isUpdating: false }),
    );
    server.use(cartIs(withCoupon));
    await act(() => readTotalsAgain(result.current.cart));
    await waitFor(() =>
      expect(result.current.cart).toMatchObject({ totalsState: "current", cart: { coupons: [{ code: "welcome10" }] } }),
    );
  });

  test("a code is taken back", async () => {
    server.use(cartIs(withCoupon));
    const requests = shopAnswers("removeCoupons", phoneAndChargers);
    const { result } = await renderStore(() => useRemoveCoupon());
    await act(() => result.current.removeCoupon("welcome10"));
    expect(requests).toEqual([{ codes: ["welcome10"] }]);
    await waitFor(() => expect(readyCart(result.current.cart).coupons).toEqual([]));
  });

  test("a rate is chosen at once", async () => {
    server.use(cartIsFull);
    const requests = shopAnswers("updateShippingMethod", {
      ...phoneAndChargers,
      chosenShippingMethods: ["flat_rate:1"],
    });
    const { result } = await renderStore(() => useChooseShipping());
    await act(() => result.current.chooseShipping("flat_rate:1"));
    expect(requests).toEqual([{ shippingMethods: ["flat_rate:1"] }]);
    expect(readyCart(result.current.cart).chosenRate).toBe("flat_rate:1");
  });
});
