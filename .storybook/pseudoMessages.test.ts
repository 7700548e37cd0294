import type { Messages } from "@rewire/messages";
import { compileMessage } from "@rewire/messages/vite";
import { describe, expect, test } from "vitest";
import { pseudoMessages } from "./pseudoMessages.ts";

const pseudo = (message: string) => pseudoMessages({ "cart.title": compileMessage(message) } as Messages)["cart.title"];

describe("pseudoMessages", () => {
  test("plain words get longer and carry accents", () => {
    expect(pseudo("Add to cart")).toBe("ȦȦḓḓ ŧǿǿ ƈȧȧřŧ");
  });

  test("arguments stay as they are", () => {
    expect(pseudo("Only {n} left")).toEqual([
      expect.objectContaining({ value: "ǾǾƞŀẏ " }),
      expect.objectContaining({ value: "n" }),
      expect.objectContaining({ value: " ŀḗḗƒŧ" }),
    ]);
  });

  test("words inside plurals and tags change too", () => {
    const text = JSON.stringify(pseudo("{n, plural, one {# item} other {# items}} <b>here</b>"));
    expect(text).toContain("īŧḗḗḿş");
    expect(text).toContain("ħḗḗřḗḗ");
    expect(text).not.toContain("items");
  });
});
