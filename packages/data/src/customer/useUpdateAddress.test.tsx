// @vitest-environment happy-dom
import { createDemoShop } from "@rewire/demo-shop";
import { act, waitFor } from "@testing-library/react";
import { graphql } from "msw/graphql";
import { expect, test } from "vitest";
import { createUnreadableCart, shopHandlers } from "../testing/index.ts";
import { openServer } from "../testing/openServer.ts";
import { readTotalsAgain, readyCart, renderStore } from "../testing/renderStore.tsx";
import { smallCatalogue } from "../testing/smallCatalogue.ts";
import { useAddToCart } from "../cart/hooks/useAddToCart.ts";
import { useUpdateAddress } from "./useUpdateAddress.ts";

const server = openServer();

test("an address that the shop has taken is saved, although the cart cannot be read; its totals are read again", async () => {
  server.use(...shopHandlers(createDemoShop({ catalogue: smallCatalogue })));
  const { result } = await renderStore(() => ({ ...useUpdateAddress(), ...useAddToCart() }));
  await act(() => result.current.addToCart({ productId: 101, quantity: 1 }));
  const { shipping } = readyCart(result.current.cart).totals;
  server.use(createUnreadableCart());
  const update = () => result.current.updateAddress({ billing: { country: "FR" } });
  expect(await act(update)).toEqual({ ok: true, value: undefined });
  expect(result.current.cart).toMatchObject({ totalsState: "outdated", isUpdating: false });
  expect(readyCart(result.current.cart).totals.shipping).toEqual(shipping);

  const readAgain = () => readTotalsAgain(result.current.cart);
  server.use(createUnreadableCart());
  await act(readAgain);
  expect(result.current.cart).toMatchObject({ totalsState: "outdated", isUpdating: false });
  await act(readAgain);
  // Hooks get the cart from Apollo's cache after the function has resolved.
  await waitFor(() =>
    expect(result.current.cart).toMatchObject({ totalsState: "current", customer: { shipping: { country: "FR" } } }),
  );
});

test("a client that is stopped while the cart is fetched again does not make an update reject", async () => {
  server.use(...shopHandlers(createDemoShop({ catalogue: smallCatalogue })));
  const { result, client } = await renderStore(useUpdateAddress);
  const cartRequest = Promise.withResolvers<void>();
  const release = Promise.withResolvers<undefined>();
  server.use(
    graphql.link("*/graphql").query("getCart", () => {
      cartRequest.resolve();
      return release.promise;
    }),
  );

  let update: ReturnType<typeof result.current.updateAddress> | undefined;
  act(() => {
    update = result.current.updateAddress({ billing: { country: "AT" } });
  });
  await cartRequest.promise;
  client.apollo.stop();

  await act(async () => expect(await update).toEqual({ ok: true, value: undefined }));
  expect(result.current.isUpdating).toBe(false);
  expect(client.totalsState()).toBe("outdated");
  release.resolve(undefined);
});
