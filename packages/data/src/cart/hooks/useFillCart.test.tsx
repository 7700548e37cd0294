// @vitest-environment happy-dom
import { createDemoShop, type Catalogue } from "@rewire/demo-shop";
import { act, waitFor } from "@testing-library/react";
import { getResponse, http, HttpResponse, type HttpHandler } from "msw";
import { graphql } from "msw/graphql";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { shopHandlers } from "../../testing/index.ts";
import { readTotalsAgain, readyCart, renderStore } from "../../testing/renderStore.tsx";
import { smallCatalogue } from "../../testing/smallCatalogue.ts";
import { useAddToCart } from "./useAddToCart.ts";
import { useCartSync } from "./useCartSync.ts";
import { useFillCart } from "./useFillCart.ts";

const CHARGER = 101;
/** Two are in stock. */
const WATCH = 102;
const catalogue: Catalogue = smallCatalogue;
const charger = { productId: CHARGER, quantity: 2, name: "Charger" };
const watch = { productId: WATCH, quantity: 1, name: "Watch" };
const missing = { productId: 999_999, quantity: 1, name: "Last year's phone" };

const server = setupServer();
let operations: string[] = [];
let shop: readonly HttpHandler[] = [];

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => {
  operations = [];
  shop = shopHandlers(createDemoShop({ catalogue }));
  server.use(...shop);
  server.use(
    http.post("*/graphql", async ({ request }) => {
      operations.push(((await request.clone().json()) as { operationName: string }).operationName);
    }),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function open() {
  const { result, client } = await renderStore(() => {
    useCartSync();
    return { ...useAddToCart(), ...useFillCart() };
  });
  operations = [];
  return {
    fill: (...lines: Parameters<typeof result.current.fillCart>[0]) => act(() => result.current.fillCart(lines)),
    add: (productId: number) => act(() => result.current.addToCart({ productId, quantity: 1 })),
    lines: () => readyCart(result.current.cart).lines.map(({ productId, quantity }) => [productId, quantity]),
    cart: () => result.current.cart,
    journal: client.journal,
  };
}

test("several items are added with one request", async () => {
  const { fill, lines } = await open();
  expect(await fill(charger, watch)).toEqual({ change: "done", losses: [] });
  expect(operations).toEqual(["fillCart"]);
  await waitFor(() =>
    expect(lines()).toEqual([
      [CHARGER, 2],
      [WATCH, 1],
    ]),
  );
});

test("equal items are added as one, beside the pieces that are in the cart", async () => {
  const { fill, add, lines } = await open();
  await add(CHARGER);
  expect(await fill(charger, charger)).toEqual({ change: "done", losses: [] });
  await waitFor(() => expect(lines()).toEqual([[CHARGER, 5]]));
});

test("a refused item is a loss with its name, and a low stock is used up", async () => {
  const { fill, lines } = await open();
  expect(await fill(missing, charger, { ...watch, quantity: 5 })).toMatchObject({
    change: "done",
    losses: [
      { name: "Last year's phone", requestedQuantity: 1, quantityInCart: 0 },
      { name: "Watch", requestedQuantity: 5, quantityInCart: 2, failure: { kind: "notEnoughStock" } },
    ],
  });
  expect(operations).toEqual(["fillCart", "fillCart"]);
  await waitFor(() =>
    expect(lines()).toEqual([
      [CHARGER, 2],
      [WATCH, 2],
    ]),
  );
});

test("a refused item does not count as a lost line that was there before", async () => {
  const { fill, add, lines } = await open();
  await add(WATCH);
  await add(WATCH);
  operations = [];
  expect(await fill(charger, watch)).toMatchObject({ losses: [{ name: "Watch", quantityInCart: 0 }] });
  expect(operations).toEqual(["fillCart"]);
  await waitFor(() =>
    expect(lines()).toEqual([
      [WATCH, 2],
      [CHARGER, 2],
    ]),
  );
});

test("items that the shop has added although its response was lost are no losses", async () => {
  const { fill, add, lines } = await open();
  await add(WATCH);
  server.use(
    graphql.link("*/graphql").mutation(
      "fillCart",
      async ({ request }) => {
        // The gateway's answer where the shop has acted and its response was lost.
        await getResponse([...shop], request);
        return HttpResponse.json(
          { errors: [{ message: "Lost", extensions: { kind: "unreachable" } }] },
          { status: 502 },
        );
      },
      { once: true },
    ),
  );
  expect(await fill(charger)).toEqual({ change: "done", losses: [] });
  await waitFor(() =>
    expect(lines()).toEqual([
      [WATCH, 1],
      [CHARGER, 2],
    ]),
  );
});

test("where one item makes the shop refuse all, the others are added one by one", async () => {
  const { fill, lines } = await open();
  const refuse = graphql.link("*/graphql").mutation("fillCart", ({ variables }) => {
    const { items } = (variables as { input: { items: readonly object[] } }).input;
    return items.length > 1
      ? HttpResponse.json({ errors: [{ message: "Internal server error" }], data: { fillCart: null } })
      : undefined;
  });
  server.use(refuse);
  expect(await fill(charger, missing, watch)).toMatchObject({ losses: [{ name: "Last year's phone" }] });
  await waitFor(() =>
    expect(lines()).toEqual([
      [CHARGER, 2],
      [WATCH, 1],
    ]),
  );
});

test("items of a cart that cannot be read after an error are not added one by one: the shop may have added them", async () => {
  const { fill, lines, cart } = await open();
  let isReadable = false;
  server.use(
    graphql.link("*/graphql").query("getCart", () => (isReadable ? undefined : HttpResponse.error())),
    graphql.link("*/graphql").mutation(
      "fillCart",
      async ({ request }) => {
        await getResponse([...shop], request);
        return HttpResponse.json({ errors: [{ message: "Internal server error" }], data: { fillCart: null } });
      },
      { once: true },
    ),
  );
  expect(await fill(charger, watch)).toMatchObject({ losses: [{ name: "Charger" }, { name: "Watch" }] });
  expect(cart()).toMatchObject({ totalsState: "uncertain" });
  isReadable = true;
  await act(() => readTotalsAgain(cart()));
  await waitFor(() =>
    expect(lines()).toEqual([
      [CHARGER, 2],
      [WATCH, 1],
    ]),
  );
});

test("without a connection the items are pending, and are sent when it is back", async () => {
  const { fill, cart, lines, journal } = await open();
  let isOnline = false;
  server.use(http.post("*/graphql", () => (isOnline ? undefined : HttpResponse.error())));
  expect(await fill(charger, watch)).toEqual({ change: "pending", losses: [] });
  expect(cart()).toMatchObject({ pendingCount: 2 });
  isOnline = true;
  await act(async () => void window.dispatchEvent(new Event("online")));
  await waitFor(() =>
    expect(lines()).toEqual([
      [CHARGER, 2],
      [WATCH, 1],
    ]),
  );
  await waitFor(() => expect(journal.read().pending).toEqual([]));
});

test("an answer that was lost is not sent again", async () => {
  const { fill, lines, journal } = await open();
  let isOnline = false;
  const { promise: isReceived, resolve } = Promise.withResolvers<void>();
  const shop = shopHandlers(createDemoShop({ catalogue }));
  server.use(...shop);
  const [handler] = shop;
  if (!handler) throw new Error("The shop has no handler");
  server.use(
    http.post("*/graphql", async ({ request }) => {
      if (isOnline) return undefined;
      await handler.run({ request: request.clone(), requestId: "lost" });
      resolve();
      return HttpResponse.error();
    }),
  );
  expect(await fill(charger, watch)).toMatchObject({ change: "pending" });
  await isReceived;
  isOnline = true;
  await act(async () => void window.dispatchEvent(new Event("online")));
  // The lines are known before it is decided what is sent again.
  await waitFor(() => expect(journal.read().pending).toEqual([]));
  expect(lines()).toEqual([
    [CHARGER, 2],
    [WATCH, 1],
  ]);
});

test("nothing to add asks for nothing", async () => {
  const { fill } = await open();
  expect(await fill()).toEqual({ change: "done", losses: [] });
  expect(operations).toEqual([]);
});
