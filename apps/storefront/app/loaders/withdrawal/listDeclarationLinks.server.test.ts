import { failed, ok, type Order, type OrderLine } from "@rewire/domain";
import { orders } from "@rewire/domain/testing";
import { expect, test } from "vitest";
import { listDeclarationLinks } from "./listDeclarationLinks.server.ts";

const lineOf = (productId: number | null): OrderLine => ({
  slug: null,
  name: "Product",
  options: [],
  image: null,
  quantity: 1,
  total: { minor: 1000, currency: "EUR" },
  goods: productId === null ? undefined : { productId, variationId: null, choice: {} },
});
const repair = lineOf(7);
const cable = lineOf(8);
const deleted = lineOf(null);

/** Lists the labels of an order's links, in a shop whose only repair is product 7. */
async function listLabels(order: Order, canReadProducts = true) {
  const repairProducts = async () => (canReadProducts ? ok(new Set([7])) : failed({ kind: "timeout" } as const));
  const services = {
    withdrawals: { readsOrders: true },
    orderAccess: { keyOf: () => "k" },
    catalogue: { repairProducts },
  } as never;
  const links = await listDeclarationLinks(services, new Request("https://shop.example/order-summary/890"), order);
  return links.map(({ label }) => label);
}

const both = ["Withdraw from contract", "Return goods"];

test("an order of repairs alone offers no return of goods, but the withdrawal of services", async () => {
  expect(await listLabels({ ...orders.repair, lines: [repair, repair] })).toEqual(["Withdraw from contract"]);
});

test.each<[string, Order]>([
  ["of goods", { ...orders.placed, lines: [cable] }],
  ["of goods beside a repair", { ...orders.repair, lines: [repair, cable] }],
  ["with a product that is gone", { ...orders.repair, lines: [repair, deleted] }],
])("an order %s offers both", async (_, order) => {
  expect(await listLabels(order)).toEqual(both);
});

test("while the products cannot be read, both are offered: the page of returns judges each line", async () => {
  expect(await listLabels({ ...orders.repair, lines: [repair] }, false)).toEqual(both);
});

test("a cancelled order offers none", async () => {
  expect(await listLabels({ ...orders.placed, status: "cancelled" })).toEqual([]);
});
