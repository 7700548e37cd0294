// @vitest-environment happy-dom
import { createDemoShop } from "@rewire/demo-shop";
import { act } from "@testing-library/react";
import { graphql } from "msw/graphql";
import { expect, test } from "vitest";
import { shopHandlers } from "../testing/index.ts";
import { openServer } from "../testing/openServer.ts";
import { renderStore } from "../testing/renderStore.tsx";
import { smallCatalogue } from "../testing/smallCatalogue.ts";
import { useUpdateAddress } from "./useUpdateAddress.ts";

const server = openServer();

test("a client that is stopped while the cart is fetched again makes an update fail, not reject", async () => {
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

  await act(async () => expect(await update).toEqual({ ok: false, error: { kind: "unreachable" } }));
  expect(result.current.isUpdating).toBe(false);
  release.resolve(undefined);
});
