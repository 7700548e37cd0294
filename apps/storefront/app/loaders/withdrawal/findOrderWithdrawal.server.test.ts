import type { Order, OrderLine } from "@rewire/domain";
import { orders } from "@rewire/domain/testing";
import { expect, test } from "vitest";
import { findOrderWithdrawal } from "./findOrderWithdrawal.server.ts";

const line = (name: string, quantity: number): OrderLine => ({
  slug: null,
  name,
  options: [],
  image: null,
  quantity,
  total: { minor: 1000, currency: "EUR" },
});
const order: Order = { ...orders.placed, id: 890, lines: [line("Hub", 2), line("Cable", 1)] };
const at = "2026-11-24T23:30:00.000Z";

/** Finds what was withdrawn from an order by records with these lines. */
const find = (records: readonly object[], path = "/order-summary/890") =>
  findOrderWithdrawal(
    {
      withdrawals: { listByOrder: async () => records.map((record) => ({ withdrawal: { record }, key: "k" })) },
    } as never,
    new Request(`https://shop.example${path}`),
    order,
    "Europe/Berlin",
  );
const withdraw = (...lines: readonly { readonly name: string; readonly quantity: number }[]) => ({
  end: "withdrawal",
  at,
  lines,
});

test("a part is named with the day on the shop's clock, in the page's language", async () => {
  const record = withdraw({ name: "Hub", quantity: 1 }, { name: "Cable", quantity: 1 });
  expect(await find([record], "/de/order-summary/890")).toEqual({
    text: "Am 25. November 2026 haben Sie widerrufen: 1 × Hub und 1 × Cable.",
    isWhole: false,
  });
});

test("several parts are the whole order together", async () => {
  const records = [
    withdraw({ name: "Hub", quantity: 1 }, { name: "Cable", quantity: 1 }),
    withdraw({ name: "Hub", quantity: 1 }),
  ];
  expect(await find(records)).toMatchObject({ isWhole: true });
});

test("what staff have taken out of the order does not count for what remains", async () => {
  expect(await find([withdraw({ name: "Lamp", quantity: 5 })])).toMatchObject({ isWhole: false });
});

test("a return is no withdrawal, and neither is nothing", async () => {
  expect(await find([{ ...withdraw({ name: "Hub", quantity: 2 }), end: "return" }])).toBeNull();
  expect(await find([])).toBeNull();
});

test("while the log cannot be read, nothing is said", async () => {
  const services = { withdrawals: { listByOrder: () => Promise.reject(new Error("away")) } } as never;
  expect(await findOrderWithdrawal(services, new Request("https://shop.example/"), order, "UTC")).toBeNull();
});
