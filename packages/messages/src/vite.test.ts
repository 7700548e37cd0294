import { describe, expect, test } from "vitest";
import { TYPE } from "@formatjs/icu-messageformat-parser";
import { compileLocale, compileMessage } from "./vite.ts";

describe("compileMessage", () => {
  test("plain words stay a string", () => {
    expect(compileMessage("Add to cart")).toBe("Add to cart");
  });

  test("a message with an argument becomes its parsed elements", () => {
    expect(compileMessage("Only {n} left")).toEqual([
      expect.objectContaining({ type: TYPE.literal, value: "Only " }),
      expect.objectContaining({ type: TYPE.argument, value: "n" }),
      expect.objectContaining({ type: TYPE.literal, value: " left" }),
    ]);
  });

  test("quoted braces are words", () => {
    expect(compileMessage("Write '{'name'}'")).toBe("Write {name}");
  });

  test("a broken message is refused", () => {
    expect(() => compileMessage("Only {n left")).toThrow();
  });
});

describe("compileLocale", () => {
  const english = {
    "cart.title": { defaultMessage: "Cart", description: "Heading" },
    "cart.trigger": { defaultMessage: "Cart, {count} items", description: "The bag" },
    "menu.home": { defaultMessage: "Home", description: "Link" },
  };

  test("reads the source language and the translations alike", () => {
    expect(compileLocale(english, "late")).toEqual({ "cart.title": "Cart" });
    expect(compileLocale({ "cart.title": "Warenkorb" }, "late")).toEqual({ "cart.title": "Warenkorb" });
  });

  test("what a server alone says comes to no browser", () => {
    const file = { "repairPart.battery": "Akku", "menu.home": "Start" };
    expect([compileLocale(file, "served"), compileLocale(file, "early"), compileLocale(file, "late")]).toEqual([
      { "repairPart.battery": "Akku" },
      { "menu.home": "Start" },
      {},
    ]);
  });

  test("the desk's words come with repairs, what checkout says too with the store", () => {
    const file = { "repair.desk.title": "Repair desk", "repair.slot.taken": "Taken" };
    expect([compileLocale(file, "desk"), compileLocale(file, "late")]).toEqual([
      { "repair.desk.title": "Repair desk" },
      { "repair.slot.taken": "Taken" },
    ]);
  });

  test("every message comes either with the page or with the store", () => {
    expect(Object.keys(compileLocale(english, "early"))).toEqual(["cart.trigger", "menu.home"]);
    expect(Object.keys(compileLocale(english, "late"))).toEqual(["cart.title"]);
  });
});
