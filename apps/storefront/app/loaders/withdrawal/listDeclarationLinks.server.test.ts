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

/** Lists an order's links, in a shop whose only repair is product 7. */
async function listLinks(order: Order, canReadProducts = true, listByOrder = async (): Promise<unknown> => []) {
  const repairProducts = async () => (canReadProducts ? ok(new Set([7])) : failed({ kind: "timeout" } as const));
  const services = {
    withdrawals: { readsOrders: true, listByOrder },
    orderAccess: { keyOf: () => "k" },
    catalogue: { repairProducts },
  } as never;
  return listDeclarationLinks(services, new Request("https://shop.example/order-summary/890"), order);
}

const listLabels = async (...options: Parameters<typeof listLinks>) =>
  (await listLinks(...options)).map(({ label }) => label);

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

test.each<Order["status"]>(["pending", "onHold", "failed"])(
  "an order of which nothing was sent, since it is %s, offers no return of goods",
  async (status) => {
    expect(await listLabels({ ...orders.placed, status, lines: [cable] })).toEqual(["Withdraw from contract"]);
  },
);

test("a cancelled order offers none", async () => {
  expect(await listLabels({ ...orders.placed, status: "cancelled" })).toEqual([]);
});

const declarations = async () => [
  { withdrawal: { id: 3, record: { end: "return" } }, key: "a" },
  { withdrawal: { id: 5, record: { end: "withdrawal" } }, key: "b" },
];

test.each<Order["status"]>(["processing", "cancelled", "refunded"])(
  "what was declared about an order is told by links to its receipts; the order is %s",
  async (status) => {
    const links = await listLinks({ ...orders.placed, status, lines: [cable] }, true, declarations);
    expect(links.slice(0, 2)).toEqual([
      { label: "Receipt of your return no. 3", href: "/withdrawal/receipt?id=3&key=a" },
      { label: "Receipt of your withdrawal no. 5", href: "/withdrawal/receipt?id=5&key=b" },
    ]);
    expect(links.slice(2).map(({ label }) => label)).toEqual(status === "processing" ? both : []);
  },
);

test("while declarations cannot be read, the order can be withdrawn from nevertheless", async () => {
  const readNothing = () => Promise.reject(new Error("The state store is away"));
  expect(await listLabels({ ...orders.placed, lines: [cable] }, true, readNothing)).toEqual(both);
});
