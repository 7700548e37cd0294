import { expect, test } from "vitest";
import { createShopClient } from "../server/createShopClient.ts";
import { hasBoughtProduct } from "./hasBoughtProduct.ts";

const datePaid = "2026-11-20T18:40:00+01:00";

test.each([
  ["PROCESSING", null, true],
  ["COMPLETED", null, true],
  ["SHIPPED", datePaid, true],
  ["SHIPPED", null, false],
  ["ON_HOLD", datePaid, false],
  ["REFUNDED", datePaid, false],
  [null, datePaid, false],
])("an order that is %s, paid on %s, is a purchase: %s", async (status, paid, expected) => {
  const order = {
    status,
    datePaid: paid,
    billing: { email: "ada@example.test" },
    customer: null,
    lineItems: { nodes: [{ productId: 7 }] },
  };
  const client = createShopClient({
    url: "http://shop.example/graphql",
    fetch: async () => Response.json({ data: { viewer: { databaseId: 1 }, orders: { nodes: [order] } } }),
  });
  expect(await hasBoughtProduct(client, { email: "ada@example.test", customerId: null }, 7, {})).toBe(expected);
});
