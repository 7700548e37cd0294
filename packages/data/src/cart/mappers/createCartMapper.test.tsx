// @vitest-environment happy-dom
import { act, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { graphql } from "msw/graphql";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { phoneAndChargers, phoneLine, withCoupon } from "../../testing/answers/cart.ts";
import { cartIsFull } from "../../testing/index.ts";
import { readyCart, renderStore } from "../../testing/renderStore.tsx";
import { useApplyCoupon } from "../hooks/useApplyCoupon.ts";
import { useUpdateQuantity } from "../hooks/useUpdateQuantity.ts";
import { withLineQuantity } from "../hooks/withLineQuantity.ts";
import { createCartMapper } from "./createCartMapper.ts";
import { toCart } from "./toCart.ts";

const map = vi.fn(toCart);
const server = setupServer();
const api = graphql.link("*/graphql");
const answerWith = (operation: string, cart: typeof phoneAndChargers) =>
  server.use(
    api.mutation(operation, () => HttpResponse.json({ data: { [operation]: { __typename: "Payload", cart } } })),
  );

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => void map.mockClear());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test("each response is mapped once for the journal, and its copy in the cache once for the components", async () => {
  server.use(cartIsFull);
  const { result, client } = await renderStore(() => useApplyCoupon(), { mapCart: createCartMapper("EUR", map) });
  expect(client.journal.read().lines).toHaveLength(2);
  expect(map).toHaveBeenCalledTimes(2);

  answerWith("applyCoupon", withCoupon);
  await act(() => result.current.applyCoupon("welcome10"));
  await waitFor(() => expect(readyCart(result.current.cart).coupons).toHaveLength(1));
  expect(client.journal.read().coupons).toEqual(["welcome10"]);
  expect(map).toHaveBeenCalledTimes(4);
});

test("an optimistic cart is mapped once more", async () => {
  server.use(cartIsFull);
  const { result } = await renderStore(() => useUpdateQuantity(), { mapCart: createCartMapper("EUR", map) });
  answerWith("updateItemQuantities", { ...withLineQuantity(phoneAndChargers, phoneLine.key, 2), rawTotal: "1576.00" });
  await act(() => result.current.updateQuantity(phoneLine.key, 2));
  await waitFor(() => expect(readyCart(result.current.cart).totals.total.minor).toBe(157600));
  expect(map).toHaveBeenCalledTimes(5);
});

test("the same object gives the same cart, another object gives another", () => {
  const mapCart = createCartMapper("EUR", map);
  const first = mapCart(phoneAndChargers);
  expect(mapCart(phoneAndChargers)).toBe(first);
  expect(mapCart(withCoupon)).not.toBe(first);
  expect(map).toHaveBeenCalledTimes(2);
});
