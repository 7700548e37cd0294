import { InvalidShopResponseError, ShopUnreachableError } from "@rewire/data/server";
import { expect, test } from "vitest";
import { createNonceReader } from "./createNonceReader.ts";

/** Reads a nonce from a shop that answers as given. */
const read = (answer: () => Response | Promise<Response>, shopUrl = "https://shop.example/graphql") =>
  createNonceReader({ shopUrl: new URL(shopUrl), fetch: async () => answer(), timeoutMs: 1_000 })("cookie");

test.each([
  ["a nonce", "0a1b2c3d4e", "0a1b2c3d4e"],
  ["a cookie that is not logged in", "0", null],
  ["a page", "<!doctype html><title>Shop</title>", null],
  ["nothing", "", null],
])("%s", async (_, body, expected) => expect(await read(() => new Response(body))).toBe(expected));

test("a shop that is away, or is cut off, is no shop without a nonce", async () => {
  const lost = () => Promise.reject(new TypeError("fetch failed"));
  await expect(read(lost)).rejects.toBeInstanceOf(ShopUnreachableError);
  const cutOff = new ReadableStream({ pull: (controller) => controller.error(new TypeError("terminated")) });
  await expect(read(() => new Response(cutOff))).rejects.toBeInstanceOf(ShopUnreachableError);
  await expect(read(() => new Response("", { status: 502 }))).rejects.toBeInstanceOf(InvalidShopResponseError);
});
