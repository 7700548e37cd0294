// @vitest-environment happy-dom
import { act, renderHook, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { graphql } from "msw/graphql";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { ReactNode } from "react";
import { carts, customers } from "@rewire/domain/testing";
import { useCountryStates } from "../country/useCountryStates.ts";
import { useUpdateAddress } from "../customer/useUpdateAddress.ts";
import { useStockStatus } from "../product/hooks/useStockStatus.ts";
import { createCommerceClient } from "../createCommerceClient.ts";
import { CommerceClientProvider } from "../CommerceClientProvider.tsx";
import { emptyCart, phoneAndChargers, storeAnswer } from "../testing/answers/cart.ts";
import { guest, unknownAddress } from "../testing/answers/customer.ts";
import { order } from "../testing/answers/order.ts";
import {
  cartIs,
  cartIsEmpty,
  cartIsFull,
  createUnreadableCart,
  orderIsPlacedWithAnError,
  orderIsRefused,
  shopIsDown,
} from "../testing/index.ts";
import { readyCart, renderStore } from "../testing/renderStore.tsx";
import { markAttemptPaid, markAttemptSent, openAttempt, readAttempt } from "./purchaseAttempt.ts";
import { usePlaceOrder } from "./usePlaceOrder.ts";

const server = setupServer();
const api = graphql.link("*/graphql");
const purchase = { billing: customers.anneliese, paymentMethod: "cod" };

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => {
  server.resetHandlers();
  server.events.removeAllListeners();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

const wrapper = ({ children }: { children: ReactNode }) => (
  <CommerceClientProvider client={createCommerceClient()}>{children}</CommerceClientProvider>
);

/** The gateway's words about an attempt, one after another. */
const attempt = (...states: ("none" | "unknown" | "placed")[]) =>
  http.post("*/attempt", () => {
    const state = states.length > 1 ? states.shift() : states[0];
    return HttpResponse.json(
      state === "placed"
        ? { state, checkout: { result: "success", redirect: "/checkout/order-received/892", order: null } }
        : { state },
    );
  });

describe("usePlaceOrder", () => {
  beforeEach(() => window.localStorage.clear());

  test("answers the order and reads the cart, which the shop has emptied, again", async () => {
    server.use(
      cartIsFull,
      api.mutation("checkout", () =>
        HttpResponse.json({
          data: {
            checkout: {
              __typename: "CheckoutPayload",
              result: "success",
              redirect: "/checkout/order-received/890",
              order: { __typename: "Order", ...order },
            },
          },
        }),
      ),
    );
    const { result } = await renderStore(() => usePlaceOrder());
    server.use(cartIsEmpty);
    const outcome = await act(() => result.current.placeOrder(purchase, carts.phoneAndChargers));
    expect(outcome).toMatchObject({
      ok: true,
      value: { orderId: 890, orderKey: order.orderKey },
    });
    await waitFor(() => expect(readyCart(result.current.cart).itemCount).toBe(0));
  });

  test("success is success, whatever error comes along", async () => {
    server.use(cartIsFull, orderIsPlacedWithAnError);
    const { result } = await renderStore(() => usePlaceOrder());
    expect(await act(() => result.current.placeOrder(purchase, carts.phoneAndChargers))).toMatchObject({
      ok: true,
      value: { orderId: 892, orderKey: null },
    });
  });

  test("a refusal is a failure in the shop's meaning", async () => {
    server.use(cartIsFull, orderIsRefused);
    const { result } = await renderStore(() => usePlaceOrder());
    expect(await act(() => result.current.placeOrder(purchase, carts.phoneAndChargers))).toEqual({
      ok: false,
      error: { kind: "notEnoughStock", product: "Orrery 2", remaining: 1 },
    });
    expect(readyCart(result.current.cart).itemCount).toBe(3);
  });

  test("after a refusal because of the stock the cart is read again, so that it shows what is left", async () => {
    server.use(cartIsFull, orderIsRefused);
    const { result } = await renderStore(() => usePlaceOrder());
    server.use(cartIs({ ...phoneAndChargers, rawTotal: "838.84" }));
    await act(() => result.current.placeOrder(purchase, carts.phoneAndChargers));
    await waitFor(() => expect(readyCart(result.current.cart).totals.total.minor).toBe(83_884));
  });

  test("a double click places one order", async () => {
    let placed = 0;
    server.use(
      cartIsFull,
      api.mutation("checkout", async () => {
        placed += 1;
        return HttpResponse.json({
          data: {
            checkout: {
              __typename: "CheckoutPayload",
              result: "success",
              redirect: null,
              order: { __typename: "Order", ...order },
            },
          },
        });
      }),
    );
    const { result } = await renderStore(() => usePlaceOrder());
    const outcomes = await act(() =>
      Promise.all([
        result.current.placeOrder(purchase, carts.phoneAndChargers),
        result.current.placeOrder(purchase, carts.phoneAndChargers),
      ]),
    );
    expect(placed).toBe(1);
    expect(outcomes[0]).toBe(outcomes[1]);
  });

  test("after a failure it can be tried again with the same key", async () => {
    const keys: unknown[] = [];
    server.use(cartIsFull, attempt("none"));
    const { result } = await renderStore(() => usePlaceOrder());
    server.use(
      http.post("*/graphql", async ({ request }) => {
        const { extensions } = (await request.json()) as {
          extensions: { attempt: { key: string; cart: string; page: string } };
        };
        keys.push(extensions.attempt.key);
        expect(extensions.attempt.page).toBe(location.pathname);
        expect(extensions.attempt.cart).toContain(`${carts.phoneAndChargers.totals.total.minor} EUR`);
        return HttpResponse.json({ errors: [{ message: "x", extensions: { kind: "unreachable" } }] }, { status: 502 });
      }),
    );
    expect(await act(() => result.current.placeOrder(purchase, carts.phoneAndChargers))).toEqual({
      ok: false,
      error: { kind: "unreachable" },
    });
    await act(() => result.current.placeOrder(purchase, carts.phoneAndChargers));
    expect(keys[0]).toBe(readAttempt()?.key);
    expect(keys[1]).toBe(keys[0]);
    server.use(orderIsPlacedWithAnError, cartIsEmpty);
    expect(await act(() => result.current.placeOrder(purchase, carts.phoneAndChargers))).toMatchObject({ ok: true });
    expect(readAttempt()).toBeNull();
  });

  describe("the payment of an attempt whose order is refused", () => {
    const refusedBy = (status: number, message: string, extensions: object) =>
      http.post("*/graphql", () => HttpResponse.json({ errors: [{ message, extensions }] }, { status }));
    /** Places an order that was paid, and returns its payment after the refusal. */
    const placePaid = async (handler: Parameters<typeof server.use>[0]) => {
      server.use(cartIsFull, attempt("none"));
      const { result } = await renderStore(() => usePlaceOrder(), { wait: async () => undefined });
      markAttemptPaid(openAttempt().key, "pi_1");
      server.use(handler);
      await act(() => result.current.placeOrder(purchase, carts.phoneAndChargers));
      return readAttempt()?.payment;
    };

    test.each([
      ["the password", 422, { kind: "passwordTooCommon" }],
      ["the name", 422, { kind: "usernameInvalid" }],
      ["a field", 422, { kind: "tooLong", max: 100 }],
      ["the number of tries", 429, { kind: "tooManyAttempts", waitSeconds: 60 }],
      ["the keys of the card payment", 422, { kind: "paymentUnavailable" }],
      ["the shop that is down", 502, { kind: "unreachable" }],
    ])("is kept if the gateway has not paid it back, as for %s", async (_, status, extensions) => {
      expect(await placePaid(refusedBy(status, "x", extensions))).toBe("pi_1");
    });

    test.each([
      ["the gateway", 409, { kind: "paymentMismatch", isPaymentVoid: true }],
      ["the shop", 200, { isPaymentVoid: true }],
      ["nobody knows whom", 200, { kind: "shopError", isPaymentVoid: true }],
    ])("is forgotten if the gateway says that it pays for nothing: refused by %s", async (_, status, extensions) => {
      expect(await placePaid(refusedBy(status, "The order is refused.", extensions))).toBeNull();
    });

    test("is left alone if another tab has made it meanwhile", async () => {
      const other = http.post("*/graphql", () => {
        markAttemptPaid(openAttempt().key, "pi_2");
        return HttpResponse.json(
          { errors: [{ message: "x", extensions: { kind: "slotTaken", isPaymentVoid: true } }] },
          { status: 409 },
        );
      });
      expect(await placePaid(other)).toBe("pi_2");
    });
  });

  test("a browser that denies a connection there is places the order", async () => {
    server.use(
      cartIsFull,
      http.head("*/livez", () => new HttpResponse()),
    );
    const { result } = await renderStore(() => usePlaceOrder());
    vi.spyOn(window.navigator, "onLine", "get").mockReturnValue(false);
    server.use(cartIsEmpty, orderIsPlacedWithAnError);
    expect(await act(() => result.current.placeOrder(purchase, carts.phoneAndChargers))).toMatchObject({ ok: true });
  });

  test("without a connection nothing is sent or looked for, and the same attempt is sent later", async () => {
    const requests: string[] = [];
    server.use(
      cartIsFull,
      attempt("unknown"),
      http.head("*/livez", () => HttpResponse.error()),
    );
    const { result } = await renderStore(() => usePlaceOrder());
    server.events.on("request:start", ({ request }) => void requests.push(new URL(request.url).pathname));
    const online = vi.spyOn(window.navigator, "onLine", "get").mockReturnValue(false);
    const { key } = openAttempt();
    expect(await act(() => result.current.placeOrder(purchase, carts.phoneAndChargers))).toEqual({
      ok: false,
      error: { kind: "offline" },
    });
    expect(requests).toEqual(["/livez"]);
    expect(readAttempt()).toEqual({ key, isSent: false, payment: null });
    online.mockReturnValue(true);
    const keys: unknown[] = [];
    server.use(
      cartIsEmpty,
      api.mutation("checkout", async ({ request }) => {
        keys.push(await request.clone().json());
        return undefined;
      }),
      orderIsPlacedWithAnError,
    );
    expect(await act(() => result.current.placeOrder(purchase, carts.phoneAndChargers))).toMatchObject({ ok: true });
    expect(keys).toMatchObject([{ extensions: { attempt: { key } } }]);
    expect(readAttempt()).toBeNull();
  });

  test("an attempt that may have been sent is looked for even without a connection", async () => {
    server.use(cartIsFull);
    const { result } = await renderStore(() => usePlaceOrder(), { wait: async () => undefined });
    markAttemptSent(openAttempt().key);
    vi.spyOn(window.navigator, "onLine", "get").mockReturnValue(false);
    server.use(
      http.post("*/graphql", () => HttpResponse.error()),
      http.post("*/attempt", () => HttpResponse.error()),
    );
    expect(await act(() => result.current.placeOrder(purchase, carts.phoneAndChargers))).toEqual({
      ok: false,
      error: { kind: "orderUnknown" },
    });
  });

  test("a lost answer is looked for, and a placed order is found", async () => {
    server.use(cartIsFull, attempt("unknown", "unknown", "placed"));
    const { result } = await renderStore(() => usePlaceOrder(), { wait: async () => undefined });
    server.use(
      http.post("*/graphql", () => HttpResponse.error()),
      attempt("unknown", "unknown", "placed"),
    );
    expect(await act(() => result.current.placeOrder(purchase, carts.phoneAndChargers))).toMatchObject({
      ok: true,
      value: { orderId: 892 },
    });
  });

  test("while nobody knows, nobody is told that it was not placed", async () => {
    server.use(cartIsFull);
    const { result } = await renderStore(() => usePlaceOrder(), { wait: async () => undefined });
    server.use(
      http.post("*/graphql", () => HttpResponse.error()),
      http.post("*/attempt", () => HttpResponse.error()),
    );
    expect(await act(() => result.current.placeOrder(purchase, carts.phoneAndChargers))).toEqual({
      ok: false,
      error: { kind: "orderUnknown" },
    });
    const storedAttempt = readAttempt();
    expect(storedAttempt).toMatchObject({ isSent: true });
    server.use(attempt("placed"));
    expect(await act(() => result.current.resume(storedAttempt?.key ?? ""))).toMatchObject({
      ok: true,
      value: { orderId: 892 },
    });
    expect(readAttempt()).toBeNull();
  });

  test("totals that could not be read are read before an order, which another total stops", async () => {
    server.use(cartIsFull);
    const { result, client } = await renderStore(() => usePlaceOrder());
    const findCartChange = () => result.current.findCartChange(purchase, carts.phoneAndChargers);
    act(() => void client.totalsState("outdated"));
    server.use(createUnreadableCart());
    expect(await act(findCartChange)).toEqual({ kind: "totalsUnknown" });
    expect(client.totalsState()).toBe("outdated");
    server.use(cartIs({ ...phoneAndChargers, rawTotal: "838.84" }));
    expect(await act(findCartChange)).toEqual({
      kind: "totalChanged",
      before: carts.phoneAndChargers.totals.total,
      missing: [],
    });
    expect(client.totalsState()).toBe("current");
    expect(await act(findCartChange)).toBeNull();
  });

  describe("before a card is charged", () => {
    const toldAddress = { ...unknownAddress, __typename: "CustomerAddress", postcode: "10999", city: "Berlin" };
    /** The answer to `getCart` of a session that has the address. */
    const cartForAddress = (cart: typeof phoneAndChargers) =>
      api.query("getCart", () =>
        HttpResponse.json({
          data: {
            ...storeAnswer(cart),
            customer: { ...guest, __typename: "Customer", billing: toldAddress, shipping: toldAddress },
          },
        }),
      );
    /** A shop whose total depends on the address, with the addresses that it was told. */
    const openShop = async (rawTotal: string) => {
      const inputs: unknown[] = [];
      server.use(cartIsFull);
      const { result } = await renderStore(() => usePlaceOrder());
      server.use(
        api.mutation("updateCustomer", ({ variables }) => {
          inputs.push(variables);
          server.use(cartForAddress({ ...phoneAndChargers, rawTotal }));
          return HttpResponse.json({ data: { updateCustomer: null } });
        }),
      );
      const findCartChange = (isCharged = true) =>
        act(() => result.current.findCartChange(purchase, carts.phoneAndChargers, isCharged));
      return { inputs, findCartChange };
    };

    test("the shop is told the address, and another total is asked about, once", async () => {
      const { inputs, findCartChange } = await openShop("838.84");
      const before = carts.phoneAndChargers.totals.total;
      expect(await findCartChange()).toEqual({ kind: "totalChanged", before, missing: [] });
      const address = { country: "DE", state: "DE-BE", postcode: "10999", city: "Berlin" };
      expect(inputs).toMatchObject([{ input: { billing: address, shipping: address } }]);
      expect(await findCartChange()).toBeNull();
      expect(inputs).toHaveLength(1);
    });

    test("an address that changes no total is told once, and nothing is asked", async () => {
      const { inputs, findCartChange } = await openShop(phoneAndChargers.rawTotal ?? "");
      expect(await findCartChange()).toBeNull();
      expect(await findCartChange()).toBeNull();
      expect(inputs).toHaveLength(1);
    });

    test("nothing is charged while the total for the address is unknown", async () => {
      const { findCartChange } = await openShop("838.84");
      server.use(http.post("*/graphql", () => HttpResponse.error()));
      expect(await findCartChange()).toEqual({ kind: "totalsUnknown" });
    });

    test("an order without a card leaves the address to the gateway", async () => {
      const { inputs, findCartChange } = await openShop("838.84");
      expect(await findCartChange(false)).toBeNull();
      expect(inputs).toEqual([]);
    });
  });

  test("what was never sent is not resumed", async () => {
    server.use(cartIsFull, attempt("none"));
    const { result } = await renderStore(() => usePlaceOrder());
    const { key } = openAttempt();
    expect(await act(() => result.current.resume(key))).toBeNull();
    expect(readAttempt()).toEqual({ key, isSent: false, payment: null });
  });
});

describe("useUpdateAddress", () => {
  test("tells the shop both addresses and shows the recalculated cart", async () => {
    const inputs: unknown[] = [];
    server.use(
      cartIsFull,
      api.mutation("updateCustomer", ({ variables }) => {
        inputs.push((variables as { input: unknown }).input);
        return HttpResponse.json({
          data: {
            updateCustomer: { __typename: "UpdateCustomerPayload", customer: { __typename: "Customer", ...guest } },
          },
        });
      }),
    );
    const { result } = await renderStore(() => useUpdateAddress());
    server.use(cartIs({ ...phoneAndChargers, rawTotal: "838.84", rawShippingTotal: "9.95", rawShippingTax: "1.89" }));
    expect(await act(() => result.current.updateAddress({ billing: { country: "FR", postcode: "75001" } }))).toEqual({
      ok: true,
      value: undefined,
    });
    const address = { country: "FR", state: "", postcode: "75001" };
    expect(inputs).toEqual([{ billing: address, shipping: address }]);
    await waitFor(() =>
      expect(readyCart(result.current.cart).totals).toMatchObject({
        shipping: { minor: 1184 },
        total: { minor: 83884 },
      }),
    );
  });

  test("a refusal is a failure", async () => {
    server.use(
      cartIsFull,
      api.mutation("updateCustomer", () =>
        HttpResponse.json({
          errors: [{ message: "Sorry, that email address is already used!" }],
          data: { updateCustomer: null },
        }),
      ),
    );
    const { result } = await renderStore(() => useUpdateAddress());
    expect(await act(() => result.current.updateAddress({ shipping: { country: "ES" } }))).toEqual({
      ok: false,
      error: { kind: "emailTaken" },
    });
  });
});

describe("useCountryStates", () => {
  test("a country with states", async () => {
    server.use(
      api.query("getStates", () =>
        HttpResponse.json({ data: { countryStates: [{ __typename: "CountryState", code: "DE-BE", name: "Berlin" }] } }),
      ),
    );
    const { result } = renderHook(() => useCountryStates("de"), { wrapper });
    expect(result.current).toEqual({ kind: "loading" });
    await waitFor(() => expect(result.current).toEqual({ kind: "ready", states: [{ code: "DE-BE", name: "Berlin" }] }));
  });
  test("no country yet", () => {
    const { result } = renderHook(() => useCountryStates(""), { wrapper });
    expect(result.current).toEqual({ kind: "ready", states: [] });
  });
  test("a failure can be tried again", async () => {
    server.use(shopIsDown);
    const { result } = renderHook(() => useCountryStates("DE"), { wrapper });
    await waitFor(() => expect(result.current).toMatchObject({ kind: "failed", failure: { kind: "unreachable" } }));
    server.use(api.query("getStates", () => HttpResponse.json({ data: { countryStates: [] } })));
    act(() => {
      if (result.current.kind === "failed") result.current.retry();
    });
    await waitFor(() => expect(result.current).toEqual({ kind: "ready", states: [] }));
  });
});

describe("useStockStatus", () => {
  test("fresh stock of product and variations", async () => {
    const stock = (databaseId: number, stockStatus: string) => ({
      __typename: "SimpleProductVariation",
      databaseId,
      stockStatus,
      stockQuantity: null,
      lowStockAmount: null,
    });
    server.use(
      api.query("getStockStatus", () =>
        HttpResponse.json({
          data: {
            product: {
              ...stock(1, "IN_STOCK"),
              __typename: "VariableProduct",
              variations: { __typename: "Connection", nodes: [stock(2, "OUT_OF_STOCK")] },
            },
          },
        }),
      ),
    );
    const { result } = renderHook(() => useStockStatus("x"), { wrapper });
    await waitFor(() =>
      expect(result.current).toMatchObject({
        kind: "ready",
        productId: 1,
        stock: { state: "inStock" },
        variations: { 2: { state: "outOfStock" } },
      }),
    );
  });
  test("a product that is gone", async () => {
    server.use(
      api.query("getStockStatus", () =>
        HttpResponse.json({
          errors: [{ message: "No product ID was found corresponding to the slug: x" }],
          data: { product: null },
        }),
      ),
    );
    const { result } = renderHook(() => useStockStatus("x"), { wrapper });
    await waitFor(() => expect(result.current).toMatchObject({ kind: "failed", failure: { kind: "notFound" } }));
  });
});

test("an empty cart is empty", async () => {
  server.use(cartIs(emptyCart));
  const { result } = await renderStore(() => ({}));
  expect(readyCart(result.current.cart).lines).toEqual([]);
});
