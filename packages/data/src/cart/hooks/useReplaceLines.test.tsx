// @vitest-environment happy-dom
import { createDemoShop, type Catalogue } from "@rewire/demo-shop";
import { act, waitFor } from "@testing-library/react";
import { getResponse, HttpResponse, type HttpHandler } from "msw";
import { graphql } from "msw/graphql";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { shopHandlers } from "../../testing/index.ts";
import { readyCart, renderStore } from "../../testing/renderStore.tsx";
import { smallCatalogue } from "../../testing/smallCatalogue.ts";
import { useAddToCart } from "./useAddToCart.ts";
import { useReplaceLines } from "./useReplaceLines.ts";

const [charger, ...others] = smallCatalogue.products;
/** Like a repair: a cart holds it once, whatever it carries along. */
const single = { ...charger, soldIndividually: true, virtual: true } as Catalogue["products"][number];
const server = setupServer();
const at = (slot: string) => ({
  productId: single.id,
  quantity: 1,
  details: { repair_device: "N3", repair_slot: slot },
});

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
// A journal of another file would be put back into this one's carts.
beforeEach(() => window.localStorage.clear());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

let shop: readonly HttpHandler[] = [];

/** Lets the shop act on the next operation of this name, and its answer arrive too late. */
const loseAnswer = (operation: "addToCart" | "removeItemsFromCart") =>
  server.use(
    graphql.link("*/graphql").mutation(
      operation,
      async ({ request }) => {
        await getResponse([...shop], request);
        return HttpResponse.json({ errors: [{ message: "Late", extensions: { kind: "timeout" } }] }, { status: 504 });
      },
      { once: true },
    ),
  );

async function withBooking() {
  shop = shopHandlers(createDemoShop({ catalogue: { ...smallCatalogue, products: [single, ...others] } }));
  server.use(...shop);
  const { result } = await renderStore(() => ({ ...useAddToCart(), ...useReplaceLines() }));
  const lines = () => readyCart(result.current.cart).lines;
  await act(() => result.current.addToCart(at("10:00")));
  await waitFor(() => expect(lines()).toHaveLength(1));
  const slots = () => lines().map(({ details }) => details?.["repair_slot"]);
  const replace = (...next: readonly Parameters<typeof result.current.addToCart>[0][]) =>
    act(() => result.current.replaceLines(lines(), next));
  return { add: (slot: string) => act(() => result.current.addToCart(at(slot))), replace, slots, lines };
}

test("the same again is refused beside itself, and goes in the old one's place, at the same time and at another", async () => {
  const { add, replace, slots, lines } = await withBooking();
  const booked = lines();
  expect(await add("10:00")).toMatchObject({ ok: false, error: { kind: "soldIndividually" } });
  await waitFor(() => expect(lines()).toEqual(booked));
  expect(await replace(at("10:00"))).toEqual({ ok: true, value: "done" });
  await waitFor(() => expect(slots()).toEqual(["10:00"]));
  expect(await replace(at("11:00"))).toEqual({ ok: true, value: "done" });
  await waitFor(() => expect(slots()).toEqual(["11:00"]));
});

test("what is refused leaves the cart as it was, with what the line carried along", async () => {
  const { replace, slots, lines } = await withBooking();
  expect(await replace({ productId: 102, quantity: 1 }, { productId: 999_999, quantity: 1 })).toMatchObject({
    ok: false,
  });
  await waitFor(() => expect(slots()).toEqual(["10:00"]));
  expect(lines().map(({ productId }) => productId)).toEqual([single.id]);
});

test("a new line whose answer was lost does not stay beside the old one", async () => {
  const { replace, slots } = await withBooking();
  loseAnswer("addToCart");
  expect(await replace({ productId: 102, quantity: 1 })).toMatchObject({ ok: false, error: { kind: "timeout" } });
  await waitFor(() => expect(slots()).toEqual(["10:00"]));
});

test("an old line whose removal was made although its answer was lost is replaced", async () => {
  const { replace, slots } = await withBooking();
  loseAnswer("removeItemsFromCart");
  expect(await replace(at("11:00"))).toEqual({ ok: true, value: "done" });
  await waitFor(() => expect(slots()).toEqual(["11:00"]));
});
