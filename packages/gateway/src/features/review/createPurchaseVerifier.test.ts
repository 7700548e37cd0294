import { createShopClient } from "@rewire/data/server";
import { reviews } from "@rewire/domain/testing";
import { expect, test } from "vitest";
import { createMemoryStore } from "../../storage/createMemoryStore.ts";
import { createPurchaseVerifier } from "./createPurchaseVerifier.ts";

test("the product that was read last is looked up first", async () => {
  const slugs: string[] = [];
  const firstResponse = Promise.withResolvers<void>();
  const client = createShopClient({
    url: "http://shop.example/graphql",
    fetch: async (...request) => {
      slugs.push((await new Request(...request).json()).variables.slug);
      await firstResponse.promise;
      return Response.json({ data: { viewer: { databaseId: 1 }, product: null } });
    },
  });
  const verifier = createPurchaseVerifier({
    account: { sendViewerQuery: (send) => send(client, {}) },
    store: createMemoryStore(),
    now: () => 0,
    log: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
    onVerified: () => {},
  });
  for (const slug of ["lamp", "cable", "phone", "cable", "charger"]) await verifier.mark(slug, reviews);
  await expect.poll(() => slugs).toEqual(["lamp"]);
  firstResponse.resolve();
  await expect.poll(() => slugs).toEqual(["lamp", "charger", "cable", "phone"]);
});
