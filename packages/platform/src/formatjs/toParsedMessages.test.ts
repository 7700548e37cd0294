import { parse } from "@formatjs/icu-messageformat-parser";
import { expect, test } from "vitest";
import { toParsedMessages } from "./toParsedMessages.ts";

test("plain text gets the shape that FormatJS's own parser gives it", () => {
  expect(toParsedMessages({ "cart.title": "Cart" })).toEqual({
    "cart.title": parse("Cart").map(({ type, ...rest }) => ({ type, value: "value" in rest ? rest.value : undefined })),
  });
});

test("what the build has parsed stays as it is", () => {
  const message = parse("Only {n} left");
  expect(toParsedMessages({ "stock.left": message })["stock.left"]).toBe(message);
});
