import * as fc from "fast-check";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { createAttempts } from "../features/checkout/createAttempts.ts";
import { createGuestOrders, guestCookieName } from "../features/order/createGuestOrders.ts";
import type { GuestOrderRecord } from "../features/order/orderRecord.ts";
import { createMemoryStore } from "./createMemoryStore.ts";

const money = { minor: 1900, currency: "EUR" };
const address = {
  firstName: "M",
  lastName: "M",
  company: "",
  address1: "Weg 1",
  address2: "",
  city: "Berlin",
  state: "DE-BE",
  postcode: "10115",
  country: "DE",
};
const full: GuestOrderRecord = {
  orderKey: "wc_order_1",
  order: {
    id: 890,
    number: "890",
    date: "2026-11-21T09:00:00+00:00",
    status: "processing",
    paymentTitle: "Cash",
    shippingTitle: "",
    note: "Ring.",
    needsPayment: false,
    hasFiles: true,
    payAt: "https://pay.example/1",
    billing: { ...address, email: "m@example.test", phone: "" },
    shipping: address,
    totals: { goods: money, discount: money, shipping: money, fees: money, tax: money, total: money, isNet: true },
    lines: [
      {
        goods: { productId: 1, variationId: null, choice: { color: "black" } },
        slug: "lamp",
        name: "Lamp",
        options: ["Black"],
        image: { url: "/media/a.webp", alt: "" },
        quantity: 2,
        total: money,
      },
      { slug: null, name: "Gone", options: [], image: null, quantity: 1, total: money },
    ],
    downloads: [
      {
        id: "a",
        name: "Manual",
        product: { slug: "lamp", name: "Lamp" },
        url: "https://shop.example/a",
        remaining: null,
        expires: null,
      },
    ],
    repair: {
      device: "Halden 6",
      faults: ["screen"],
      parts: "original",
      way: "walkIn",
      slot: "2026-11-23T11:30:00+01:00",
      holder: "",
      note: "",
    },
    otherRepairs: [
      {
        device: "Nordlys N3 Pro",
        faults: [],
        parts: "compatible",
        way: "mailIn",
        slot: null,
        holder: "",
        note: "",
        position: 2,
      },
    ],
  },
};
const sentAttempt = { state: "sent", sentAt: 1, email: "m@example.test", known: full } as const;

test("what was kept is read as it was, also what an older version kept", async () => {
  const store = createMemoryStore();
  const attempts = createAttempts(store);
  await attempts.save("a", { ...sentAttempt, places: [{ slot: "s", holder: "h", wasReserved: false, position: 2 }] });
  expect(await attempts.read("a")).toEqual({
    ...sentAttempt,
    places: [{ slot: "s", holder: "h", wasReserved: false, position: 2 }],
  });
  await store.set("attempt:b", JSON.stringify({ ...sentAttempt, places: [{ slot: "s", holder: "h" }] }), 60);
  expect(await attempts.read("b")).toMatchObject({
    places: [{ slot: "s", holder: "h", wasReserved: true, position: 1 }],
  });
  await store.set("attempt:c", JSON.stringify(sentAttempt), 60);
  expect(await attempts.read("c")).toMatchObject({ places: [] });
});

test("an attempt that cannot be read is not one that was never made: nobody orders again", async () => {
  const store = createMemoryStore();
  const attempts = createAttempts(store);
  expect(await attempts.read("none")).toBeNull();
  for (const text of [
    "",
    "{",
    "null",
    "[]",
    '{"state":"sent"}',
    JSON.stringify({ ...sentAttempt, state: "lost" }),
    JSON.stringify({ ...sentAttempt, known: { ...full, order: { ...full.order, lines: null } } }),
  ]) {
    await store.set("attempt:a", text, 60);
    await expect(attempts.read("a")).rejects.toMatchObject({ kind: "orderUnknown" });
  }
});

test("a guest's order that cannot be read is none, and none that can be read is lost", async () => {
  const store = createMemoryStore();
  const orders = createGuestOrders(store, ["s".repeat(32)]);
  const app = new Hono().get("/", async (c) => {
    await orders.remember(c, full, false);
    return c.text("");
  });
  const cookie = (await app.request("/")).headers.getSetCookie()[0]?.split(";")[0] ?? "";
  expect(cookie).toContain(guestCookieName);
  const request = new Request("http://localhost/", { headers: { cookie } });
  expect(await orders.find(request, 890)).toEqual(full);
  const guest = decodeURIComponent(cookie).split("=")[1]?.split(".")[0] ?? "";
  await fc.assert(
    fc.asyncProperty(fc.json(), async (text) => {
      await store.set(`guest-order:${guest}:890`, text, 60);
      expect(await orders.find(request, 890)).toBeNull();
    }),
    { numRuns: 50 },
  );
});
