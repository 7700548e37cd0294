import { createShopClient } from "@rewire/data/server";
import { reviews } from "@rewire/domain/testing";
import { expect, test } from "vitest";
import { createMemoryStore } from "../../storage/createMemoryStore.ts";
import { createPurchaseVerifier } from "./createPurchaseVerifier.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Opens a verifier at a shop that knows no product, and records whose lookups begin. */
function openVerifier({ now = (): number => 0, respond = () => Promise.resolve() } = {}) {
  const slugs: string[] = [];
  const store = createMemoryStore();
  const client = createShopClient({
    url: "http://shop.example/graphql",
    fetch: async (...request) => {
      slugs.push((await new Request(...request).json()).variables.slug);
      await respond();
      return Response.json({ data: { viewer: { databaseId: 1 }, product: null } });
    },
  });
  const verifier = createPurchaseVerifier({
    account: { sendViewerQuery: (send) => send(client, {}) },
    store,
    now,
    log: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
    onVerified: () => {},
  });
  return { slugs, store, verifier };
}

test("the product that was read last is looked up first", async () => {
  const firstResponse = Promise.withResolvers<void>();
  const { slugs, verifier } = openVerifier({ respond: () => firstResponse.promise });
  for (const slug of ["lamp", "cable", "phone", "cable", "charger"]) await verifier.mark(slug, reviews);
  await expect.poll(() => slugs).toEqual(["lamp"]);
  firstResponse.resolve();
  await expect.poll(() => slugs).toEqual(["lamp", "charger", "cable", "phone"]);
});

test.each([
  ["a buyer", true, 1000, false],
  ["an author who was no buyer six days ago", 100, 106, false],
  ["an author who was no buyer a week ago", 100, 107, true],
] as const)("the purchase of %s is looked up again only if it is due", async (_, verdict, day, isDue) => {
  const { slugs, store, verifier } = openVerifier({ now: () => day * DAY_MS });
  await store.set("review-buyers:lamp", JSON.stringify(Object.fromEntries(reviews.map(({ id }) => [id, verdict]))), 60);
  await verifier.mark("lamp", reviews);
  // Lookups come one after the other.
  await verifier.mark("cable", reviews);
  await expect.poll(() => slugs).toContain("cable");
  expect(slugs.includes("lamp")).toBe(isDue);
});
