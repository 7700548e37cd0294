// @vitest-environment happy-dom
import { act, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { graphql } from "msw/graphql";
import { setupServer } from "msw/node";
import { useReducer } from "react";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { useCart } from "./cart/hooks/useCart.ts";
import { useUpdateQuantity } from "./cart/hooks/useUpdateQuantity.ts";
import { useCountryStates } from "./country/useCountryStates.ts";
import { useStockStatus } from "./product/hooks/useStockStatus.ts";
import { phoneAndChargers, phoneLine } from "./testing/answers/cart.ts";
import { cartIsFull, shopIsDown } from "./testing/index.ts";
import { withLineQuantity } from "./cart/hooks/withLineQuantity.ts";
import { readyCart, renderStore } from "./testing/renderStore.tsx";

const server = setupServer();
const api = graphql.link("*/graphql");
const handlers = [
  api.query("getStockStatus", () =>
    HttpResponse.json({
      data: {
        product: {
          __typename: "SimpleProduct",
          databaseId: 1005,
          stockStatus: "IN_STOCK",
          stockQuantity: 3,
          lowStockAmount: 5,
        },
      },
    }),
  ),
  api.query("getStates", () =>
    HttpResponse.json({ data: { countryStates: [{ __typename: "CountryState", code: "DE-BE", name: "Berlin" }] } }),
  ),
];

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** A way to render without any news. */
function useAgain() {
  const [, again] = useReducer((count: number) => count + 1, 0);
  return again;
}

const hooks = {
  useCart: () => ({ answer: useCart(), again: useAgain() }),
  useStockStatus: () => ({ answer: useStockStatus("65-w-travel-charger"), again: useAgain() }),
  useCountryStates: () => ({ answer: useCountryStates("DE"), again: useAgain() }),
};

// Pages put these answers into effects: one that is new on every render once made a page render without end.
test.each(Object.entries(hooks))("%s answers with the same object until something changes", async (_name, useHook) => {
  server.use(cartIsFull, ...handlers);
  const { result } = await renderStore<ReturnType<(typeof hooks)[keyof typeof hooks]>>(useHook);
  await waitFor(() => expect(result.current.answer.kind).toBe("ready"));
  const before = result.current.answer;
  for (let times = 0; times < 3; times += 1) act(() => result.current.again());
  expect(result.current.answer).toBe(before);
});

test.each(Object.entries(hooks))("%s keeps a failure too", async (_name, useHook) => {
  server.use(shopIsDown);
  const { result } = await renderStore<ReturnType<(typeof hooks)[keyof typeof hooks]>>(useHook);
  await waitFor(() => expect(result.current.answer.kind).toBe("failed"));
  const before = result.current.answer;
  act(() => result.current.again());
  expect(result.current.answer).toBe(before);
});

test("a change of the cart is a new answer, once", async () => {
  server.use(
    cartIsFull,
    api.mutation("updateItemQuantities", () =>
      HttpResponse.json({
        data: {
          updateItemQuantities: { __typename: "Payload", cart: withLineQuantity(phoneAndChargers, phoneLine.key, 2) },
        },
      }),
    ),
  );
  const { result } = await renderStore(() => useUpdateQuantity());
  const before = result.current.cart;
  await act(() => result.current.updateQuantity(phoneLine.key, 2));
  await waitFor(() => expect(readyCart(result.current.cart).lines[0]?.quantity).toBe(2));
  expect(result.current.cart).not.toBe(before);
});
