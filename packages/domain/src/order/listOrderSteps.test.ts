import { orders } from "../testing/index.ts";
import { describe, expect, it } from "vitest";
import { isInProgress, listOrderSteps } from "./listOrderSteps.ts";

const states = (order: Parameters<typeof listOrderSteps>[0]) => listOrderSteps(order)?.map(({ state }) => state);

describe("orderSteps", () => {
  it("a paid order is being packed", () => {
    expect(states(orders.placed)).toEqual(["done", "now", "next", "next"]);
  });

  it("an order that waits for money says so before anything is packed", () => {
    expect(listOrderSteps({ ...orders.placed, status: "onHold" })?.[1]).toMatchObject({
      kind: "paid",
      state: "now",
    });
    expect(states({ ...orders.placed, status: "pending" })).toEqual(["done", "now", "next", "next", "next"]);
  });

  it("an order that staff let wait although it is paid does not wait for money", () => {
    expect(listOrderSteps({ ...orders.placed, status: "onHold", isPaid: true })?.slice(0, 3)).toEqual([
      { kind: "received", state: "done" },
      { kind: "paid", state: "done" },
      { kind: "packed", state: "next" },
    ]);
  });

  it("of a status that a plugin has registered nobody knows where it leads", () => {
    expect(listOrderSteps({ ...orders.placed, status: "other" })).toBeNull();
    expect(isInProgress({ status: "other" })).toBe(true);
  });

  it("nothing is sent of virtual goods", () => {
    expect(states({ ...orders.placed, shipping: null })).toEqual(["done", "now"]);
  });

  it("what is collected is packed, and no courier brings it", () => {
    expect(listOrderSteps({ ...orders.placed, isPickup: true })?.map(({ kind }) => kind)).toEqual([
      "received",
      "packed",
      "collect",
    ]);
  });

  it.each([
    ["walkIn", ["booked", "bring", "collect"]],
    ["mailIn", ["booked", "post", "returned"]],
  ] as const)("a repair %s leads to and from the workshop", (way, kinds) => {
    const repair = {
      device: "nordlys-n3-pro",
      faults: [],
      parts: "original",
      slot: null,
      holder: "",
      note: "",
      way,
    } as const;
    expect(listOrderSteps({ ...orders.placed, shipping: null, repair })?.map(({ kind }) => kind)).toEqual(kinds);
    expect(listOrderSteps({ ...orders.placed, repair })?.[0]?.kind).toBe("received");
  });

  it("a completed order has nothing left to do", () => {
    expect(states({ ...orders.placed, status: "completed" })).toEqual(["done", "done", "done", "done"]);
  });

  it.each(["cancelled", "refunded", "failed", "checkoutDraft"] as const)("%s leads nowhere", (status) => {
    expect(listOrderSteps({ ...orders.placed, status })).toBeNull();
  });
});
