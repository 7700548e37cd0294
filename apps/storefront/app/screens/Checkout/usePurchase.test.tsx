// @vitest-environment happy-dom
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { CommerceClientProvider, createCommerceClient, openAttempt, readAttempt } from "@rewire/data";
import { phoneAndChargers, storeAnswer } from "@rewire/data/testing";
import { createEmptyCheckout, ok, toCheckoutDetails, type Cart } from "@rewire/domain";
import { carts, customers } from "@rewire/domain/testing";
import { DocumentProvider } from "../../i18n/DocumentContext.tsx";
import { isAccountMissing } from "../Order/missingAccount.ts";
import { usePurchase } from "./usePurchase.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

/** Orders of the gateway by the key of their attempt; it knows nothing of the others' outcome at first. */
interface Gateway {
  readonly orders: Map<string, number>;
  isUncertain: boolean;
  /** Order that the shop places; without it, its answer is lost. */
  readonly nextOrder?: number;
  /** Total of the session's cart once the shop knows the address, as the shop writes it. */
  readonly rawTotal?: string;
}

const placed = (id: number) => ({ result: "success", redirect: `/checkout/order-received/${id}`, order: null });
const lost = { errors: [{ message: "lost", extensions: { kind: "orderUnknown" } }] };

/**
 * Renders the purchase before a gateway.
 *
 * @param search Parameters of the page's URL.
 */
function renderPurchase(gateway: Gateway, search = "") {
  const requests: unknown[] = [];
  const answer = (url: unknown, body: { readonly key?: string; readonly operationName?: string }) => {
    const { nextOrder, rawTotal } = gateway;
    if (rawTotal !== undefined && body.operationName === "getCart")
      return { data: storeAnswer({ ...phoneAndChargers, rawTotal }) };
    if (url !== "/attempt")
      return nextOrder === undefined || body.operationName !== "checkout"
        ? lost
        : { data: { checkout: { __typename: "CheckoutPayload", ...placed(nextOrder) } } };
    const id = gateway.orders.get(body.key ?? "");
    if (id !== undefined) return { state: "placed", checkout: placed(id) };
    return { state: gateway.isUncertain ? "unknown" : "none" };
  };
  const client = createCommerceClient({
    wait: () => Promise.resolve(),
    fetch: async (url, init) => {
      const body = typeof init?.body === "string" ? JSON.parse(init.body) : {};
      requests.push(body);
      return Response.json(answer(url, body));
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => {
    const routes = [
      { path: "/checkout", element: <CommerceClientProvider client={client}>{children}</CommerceClientProvider> },
      { path: "*", element: null },
    ];
    router ??= createMemoryRouter(routes, { initialEntries: [`/checkout${search}`] });
    return (
      <DocumentProvider value={{ nonce: "", locale: "en_US", messages: {} as never }}>
        <RouterProvider router={router} />
      </DocumentProvider>
    );
  };
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  return { ...renderHook(() => usePurchase(), { wrapper }), requests, locationOf: () => router?.state.location };
}

/** Stores what was typed in this tab before it left for the bank. */
const storeDraft = (draft: object) => window.sessionStorage.setItem("rewire.checkoutDraft", JSON.stringify(draft));
const cardDraft = { email: "anneliese@example.test", gateway: "stripe" };

test.each([
  ["succeeded", {}],
  ["pending", {}],
  // Stored by a tab whose shopper has chosen another method since: such a page must not order by itself.
  ["succeeded", { ...cardDraft, gateway: "cod" }],
])(
  "a payment that returns as %s to a tab without its form (%o) waits for the form, and pays for its order",
  async (status, draft) => {
    storeDraft(draft);
    const gateway = { orders: new Map(), isUncertain: false, nextOrder: 893 };
    const { result, requests, locationOf } = renderPurchase(gateway, `?payment_intent=pi_1&redirect_status=${status}`);
    await waitFor(() => expect(result.current.phase).toBe("form"));
    expect(result.current.isPaid).toBe(true);
    const { key } = openAttempt();
    // The gateway is told of the payment, so that it goes back if nobody fills in the form.
    expect(requests).toEqual([{ key, payment: "pi_1" }]);
    expect(locationOf()?.search).toBe("");
    await act(() => result.current.submitPurchase({ ...details, gateway: "stripe" }, carts.phoneAndChargers, null));
    expect(requests.at(1)).toMatchObject({
      operationName: "checkout",
      extensions: { attempt: { key, payment: "pi_1" } },
    });
    await waitFor(() => expect(locationOf()?.pathname).toBe("/checkout/order-received/893"));
  },
);

test("a payment that returns to a tab without its form leads to the order that another tab has placed with it", async () => {
  const gateway = { orders: new Map([[openAttempt().key, 894]]), isUncertain: false };
  const { locationOf } = renderPurchase(gateway, "?payment_intent=pi_1&redirect_status=succeeded");
  await waitFor(() => expect(locationOf()?.pathname).toBe("/checkout/order-received/894"));
});

test("a payment that returns to the tab with its form is ordered with at once", () => {
  storeDraft(cardDraft);
  const { result } = renderPurchase(
    { orders: new Map(), isUncertain: false },
    "?payment_intent=pi_1&redirect_status=succeeded",
  );
  expect(result.current.phase).toBe("returning");
});

test("a card is charged for the total of its address alone, after the shopper has seen it", async () => {
  const gateway = { orders: new Map(), isUncertain: false, nextOrder: 895, rawTotal: "838.84" };
  const { result, requests, locationOf } = renderPurchase(gateway);
  const confirmPayment = vi.fn(async () => ok("pi_1"));
  const address = { ...details, gateway: "stripe", billing: customers.anneliese };
  const submit = (cart: Cart) => act(() => result.current.submitPurchase(address, cart, confirmPayment));
  expect(await submit(carts.phoneAndChargers)).toEqual({
    kind: "totalChanged",
    before: carts.phoneAndChargers.totals.total,
    missing: [],
  });
  expect(confirmPayment).not.toHaveBeenCalled();
  expect(requests).toMatchObject([{ operationName: "updateCustomer" }, { operationName: "getCart" }]);
  const { totals } = carts.phoneAndChargers;
  const displayedCart = { ...carts.phoneAndChargers, totals: { ...totals, total: { ...totals.total, minor: 83_884 } } };
  expect(await submit(displayedCart)).toBeNull();
  expect(confirmPayment).toHaveBeenCalledOnce();
  await waitFor(() => expect(locationOf()?.pathname).toBe("/checkout/order-received/895"));
});

test("a payment that failed at the bank is told, and the card form is there again", async () => {
  const { result } = renderPurchase(
    { orders: new Map(), isUncertain: false },
    "?payment_intent=pi_1&redirect_status=failed",
  );
  expect(result.current).toMatchObject({
    phase: "form",
    isPaid: false,
    redirectFailure: { kind: "paymentNotConfirmed" },
  });
  expect(readAttempt()?.payment ?? null).toBeNull();
});

const details = { ...toCheckoutDetails(createEmptyCheckout("DE"), true), gateway: "cod" };

test.each([true, false])("the page of the order is told whether the account is missing: %s", async (isMissing) => {
  const { result, locationOf } = renderPurchase({ orders: new Map(), isUncertain: false, nextOrder: 891 });
  await act(() => result.current.finishPurchase(details, carts.phoneAndChargers, isMissing));
  await waitFor(() => expect(locationOf()?.pathname).toBe("/checkout/order-received/891"));
  expect(isAccountMissing(locationOf()?.state)).toBe(isMissing);
});

test("an order whose answer is lost is looked up by its own attempt, not by one that another tab has ended", async () => {
  const earlier = openAttempt();
  const gateway: Gateway = { orders: new Map([[earlier.key, 890]]), isUncertain: true };
  const { result, locationOf } = renderPurchase(gateway);
  // Another tab has placed the order of this attempt.
  window.localStorage.removeItem("rewire.checkoutAttempt");

  await act(() => result.current.submitPurchase(details, carts.phoneAndChargers, null));
  expect(readAttempt()?.key).not.toBe(earlier.key);
  expect(result.current.phase).toBe("unknown");

  gateway.isUncertain = false;
  await act(async () => result.current.checkOrder());
  await waitFor(() => expect(result.current.phase).toBe("form"));
  expect(locationOf()?.pathname).toBe("/checkout");
});
