// @vitest-environment happy-dom
import { createDemoShop } from "@rewire/demo-shop";
import { customers } from "@rewire/domain/testing";
import { act, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { useAddToCart } from "./cart/hooks/useAddToCart.ts";
import { useApplyCoupon } from "./cart/hooks/useApplyCoupon.ts";
import { useChooseShipping } from "./cart/hooks/useChooseShipping.ts";
import { useRemoveLine } from "./cart/hooks/useRemoveLine.ts";
import { useRestoreLine } from "./cart/hooks/useRestoreLine.ts";
import { useUpdateQuantity } from "./cart/hooks/useUpdateQuantity.ts";
import { usePlaceOrder } from "./checkout/usePlaceOrder.ts";
import { useUpdateAddress } from "./customer/useUpdateAddress.ts";
import { createShopClient } from "./server/createShopClient.ts";
import { fetchCatalogue } from "./catalogue/reads/fetchCatalogue.ts";
import { fetchCategories } from "./category/fetchCategories.ts";
import { fetchProduct } from "./product/reads/fetchProduct.ts";
import { shopHandlers } from "./testing/index.ts";
import { openServer } from "./testing/openServer.ts";
import { readyCart, renderStore } from "./testing/renderStore.tsx";
import { smallCatalogue } from "./testing/smallCatalogue.ts";

const server = openServer();
const openShop = () => createDemoShop({ catalogue: smallCatalogue });

const useEverything = () => ({
  ...useAddToCart(),
  ...useApplyCoupon(),
  ...useChooseShipping(),
  ...useRemoveLine(),
  ...useRestoreLine(),
  ...useUpdateQuantity(),
  ...useUpdateAddress(),
  ...usePlaceOrder(),
});

describe("the hooks with the embedded shop behind them", () => {
  test("a purchase: add, change, remove, undo, address, shipping, order", async () => {
    const shop = openShop();
    server.use(...shopHandlers(shop));
    const { result } = await renderStore(useEverything);
    const cart = () => readyCart(result.current.cart);
    const adds = (line: Parameters<typeof result.current.addToCart>[0]) => act(() => result.current.addToCart(line));

    expect(await adds({ productId: 103, variationId: 1032, quantity: 1, choice: { pa_color: "ice" } })).toMatchObject({
      ok: true,
    });
    expect(await adds({ productId: 101, quantity: 1 })).toMatchObject({ ok: true });
    await waitFor(() =>
      expect(cart().lines.map(({ name, options, total }) => [name, options, total.minor])).toEqual([
        ["Phone", ["Ice blue"], 54900],
        ["Charger", [], 3900],
      ]),
    );
    expect(cart().lines[0]).toMatchObject({ unitPriceBefore: { minor: 59900 }, variationId: 1032 });

    const [, charger] = cart().lines;
    if (!charger) throw new Error("The charger is not in the cart");
    await act(() => result.current.updateQuantity(charger.key, 3));
    await waitFor(() => expect(cart().totals.goods.minor).toBe(54900 + 3 * 3900));
    await act(() => result.current.removeLine(charger.key));
    await waitFor(() => expect(cart().lines).toHaveLength(1));
    await act(() => result.current.restoreLine({ ...charger, quantity: 3 }));
    await waitFor(() => expect(cart().itemCount).toBe(4));

    expect(await act(() => result.current.updateAddress({ billing: customers.anneliese }))).toMatchObject({ ok: true });
    await waitFor(() => expect(cart().rates.length).toBeGreaterThan(0));
    const rate = cart().rates.at(-1);
    expect(await act(() => result.current.chooseShipping(rate?.id ?? ""))).toMatchObject({ ok: true });
    await waitFor(() => expect(cart().chosenRate).toBe(rate?.id));
    const { goods, discount, shipping, total } = cart().totals;
    expect(goods.minor - discount.minor + (shipping?.minor ?? 0)).toBe(total.minor);

    const placed = await act(() =>
      result.current.placeOrder(
        { billing: customers.anneliese, paymentMethod: "cod", shippingRate: rate?.id, note: "Please ring twice." },
        cart(),
      ),
    );
    const [order] = shop.shopkeeper.orders();
    expect(placed).toMatchObject({ ok: true, value: { orderId: order?.id, orderKey: order?.key } });
    expect(order).toMatchObject({
      total: total.minor,
      customerNote: "Please ring twice.",
      shipping: { city: "Berlin" },
    });
    await waitFor(() => expect(cart().itemCount).toBe(0));
  });

  test("refusals are the shop's own: too many of the last watches, an unknown code", async () => {
    server.use(...shopHandlers(openShop()));
    const { result } = await renderStore(useEverything);
    expect(await act(() => result.current.addToCart({ productId: 102, quantity: 3 }))).toMatchObject({
      ok: false,
      error: { kind: "notEnoughStock", remaining: 2 },
    });
    expect(await act(() => result.current.addToCart({ productId: 104, quantity: 1 }))).toEqual({
      ok: false,
      error: { kind: "notPurchasable" },
    });
    expect(await act(() => result.current.addToCart({ productId: 999, quantity: 1 }))).toEqual({
      ok: false,
      error: { kind: "notFound" },
    });
    await act(() => result.current.addToCart({ productId: 101, quantity: 1 }));
    expect(await act(() => result.current.applyCoupon("nope"))).toEqual({
      ok: false,
      error: { kind: "couponUnknown", code: "nope" },
    });
    expect(readyCart(result.current.cart).itemCount).toBe(1);
  });

  test("five additions at once are five lines' worth of goods", async () => {
    server.use(...shopHandlers(openShop()));
    const { result } = await renderStore(useEverything);
    await act(() => Promise.all([1, 2, 3, 4, 5].map(() => result.current.addToCart({ productId: 101, quantity: 1 }))));
    await waitFor(() =>
      expect(readyCart(result.current.cart)).toMatchObject({
        itemCount: 5,
        lines: [{ quantity: 5, total: { minor: 19500 } }],
      }),
    );
  });
});

describe("the server's reads with the embedded shop behind them", () => {
  const client = () => {
    const shop = openShop();
    return createShopClient({
      url: "http://shop.example/graphql",
      fetch: (input, init) => shop.handle(new Request(input, init)),
    });
  };

  test("the catalogue", async () => {
    const { entries, attributes } = await fetchCatalogue(client());
    expect(attributes).toEqual({ pa_color: { label: "Color", options: { black: "Black", ice: "Ice blue" } } });
    expect(
      entries
        .map(({ summary }) => `${summary.slug} ${summary.price.kind} ${summary.discount?.percent} ${summary.specLine}`)
        .toSorted(),
    ).toEqual(["charger single undefined 65 W & GaN", "guide single undefined ", "phone range 8 ", "watch sale 20 "]);
    expect(entries.find(({ summary }) => summary.slug === "phone")).toMatchObject({
      terms: { pa_color: ["black", "ice"], product_cat: ["phones"] },
      highestPrice: { minor: 54900 },
    });
  });

  test("a product, and none", async () => {
    expect(await fetchProduct(client(), "phone")).toMatchObject({
      variations: [{ id: 1031, values: { pa_color: "black" } }, { id: 1032 }],
      attributes: [{ name: "pa_color", options: [{ label: "Black" }, { label: "Ice blue" }] }],
    });
    expect(await fetchProduct(client(), "nothing")).toBeNull();
  });

  test("categories", async () => {
    expect(await fetchCategories(client())).toEqual([
      { id: 15, slug: "phones", name: "Phones & more", count: 4, image: null, parent: null },
    ]);
  });
});
