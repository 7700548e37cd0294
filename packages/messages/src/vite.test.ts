import { describe, expect, test } from "vitest";
import { TYPE } from "@formatjs/icu-messageformat-parser";
import { compileLocale, compileMessage } from "./vite.ts";

describe("compileMessage", () => {
  test("plain text stays a string", () => {
    expect(compileMessage("Add to cart")).toBe("Add to cart");
  });

  test("a message with an argument becomes its parsed elements", () => {
    expect(compileMessage("Only {n} left")).toEqual([
      expect.objectContaining({ type: TYPE.literal, value: "Only " }),
      expect.objectContaining({ type: TYPE.argument, value: "n" }),
      expect.objectContaining({ type: TYPE.literal, value: " left" }),
    ]);
  });

  test("quoted braces are text", () => {
    expect(compileMessage("Write '{'name'}'")).toBe("Write {name}");
  });

  test("a broken message is refused", () => {
    expect(() => compileMessage("Only {n left")).toThrow();
  });
});

describe("compileLocale", () => {
  const english = {
    "cart.note": { defaultMessage: "Note", description: "Label" },
    "cart.title": { defaultMessage: "Cart", description: "Heading" },
    "cart.trigger": { defaultMessage: "Cart, {count} items", description: "The bag" },
    "menu.home": { defaultMessage: "Home", description: "Link" },
  };

  test("reads the source language and the translations alike", () => {
    expect(compileLocale(english, "deferred")).toEqual({ "cart.note": "Note" });
    expect(compileLocale({ "cart.note": "Notiz" }, "deferred")).toEqual({ "cart.note": "Notiz" });
  });

  test("messages of the server are loaded by no browser", () => {
    const file = { "repairPart.battery": "Akku", "menu.home": "Start" };
    expect([compileLocale(file, "server"), compileLocale(file, "page"), compileLocale(file, "deferred")]).toEqual([
      { "repairPart.battery": "Akku" },
      { "menu.home": "Start" },
      {},
    ]);
  });

  test("messages of withdrawals are loaded with their pages", () => {
    const file = { "withdrawal.find": "Show the order" };
    expect([compileLocale(file, "withdrawal"), compileLocale(file, "page")]).toEqual([file, {}]);
  });

  test("messages about devices are loaded with what shows them", () => {
    const file = { "fit.have": "I have this" };
    expect([compileLocale(file, "fit"), compileLocale(file, "page")]).toEqual([file, {}]);
  });

  test("messages about energy labels and guarantees are loaded where one is shown", () => {
    const file = { "goods.label": "Energy label" };
    expect([compileLocale(file, "goods"), compileLocale(file, "page")]).toEqual([file, {}]);
  });

  test("messages of contact and order status are loaded with their pages, those that others share with deferred screens", () => {
    const shared = { "contact.startChat": "Start a chat", "order.lookup.title": "Order status" };
    const own = { "contact.title": "Contact", "order.lookup.show": "Show the order" };
    const file = { ...shared, ...own, "order.title": "Order received" };
    expect([compileLocale(file, "service"), compileLocale(file, "deferred")]).toEqual([
      own,
      { ...shared, "order.title": "Order received" },
    ]);
  });

  test("messages of the repair desk are loaded with repairs, those that checkout shares with deferred screens", () => {
    const file = { "repair.desk.title": "Repair desk", "repair.slot.taken": "Taken" };
    expect([compileLocale(file, "desk"), compileLocale(file, "deferred")]).toEqual([
      { "repair.desk.title": "Repair desk" },
      { "repair.slot.taken": "Taken" },
    ]);
  });

  test("every message is loaded either with the page or deferred", () => {
    expect(Object.keys(compileLocale(english, "page"))).toEqual(["cart.title", "cart.trigger", "menu.home"]);
    expect(Object.keys(compileLocale(english, "deferred"))).toEqual(["cart.note"]);
  });
});
