import type { ShopFailure } from "@rewire/domain";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { privateContext, type PrivateContext } from "../../loaders/privateContext.server.ts";
import { loader } from "../../routes/cartRefusal.tsx";

/** Loads the page with the reason why a product was not added. */
async function load(failure: ShopFailure, name: string | null) {
  const refusal = { failure, name, page: "/product/lumen-door-sensor" };
  const context = new RouterContextProvider();
  context.set(privateContext, { services: { cartRefusals: { decode: () => refusal } } } as unknown as PrivateContext);
  const request = new Request("https://shop.example/cart/not-added?refusal=s1.AAAA");
  return loader({ context, request, params: {} } as unknown as Parameters<typeof loader>[0]);
}

const product = "Lumen door sensor";

test("names the product once", async () => {
  expect(await load({ kind: "notEnoughStock", product, remaining: 2 }, product)).toMatchObject({
    name: product,
    reason: "Only 2 left.",
  });
  expect(await load({ kind: "outOfStock", product }, product)).toMatchObject({
    name: product,
    reason: "This product is out of stock.",
  });
});

test("lets the reason name the product of which the catalogue does not know the name", async () => {
  expect(await load({ kind: "notEnoughStock", product, remaining: 2 }, null)).toMatchObject({
    name: null,
    reason: "Lumen door sensor: only 2 left.",
  });
});
