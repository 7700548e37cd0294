// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import type { UseAddToCartResult } from "@rewire/data";
import { addAfterPaint } from "./addAfterPaint.ts";
import { readItemCount, writeItemCount } from "../../commerce/storage/lastItemCount.ts";

const line = { productId: 7, quantity: 2 };
const addToCart = vi.fn<UseAddToCartResult["addToCart"]>();
const refusal = { ok: false, error: { kind: "shopError" } } as const;

beforeEach(() => {
  addToCart.mockReset();
  writeItemCount(3);
});

test("the count is increased at once, and the item is added after the frame", async () => {
  addToCart.mockResolvedValue({ ok: true, value: "done" });
  const result = addAfterPaint(addToCart)(line);
  expect(readItemCount()).toBe(5);
  expect(addToCart).not.toHaveBeenCalled();
  expect(await result).toEqual({ ok: true, value: "done" });
  expect(addToCart).toHaveBeenCalledExactlyOnceWith(line);
  expect(readItemCount()).toBe(5);
});

test("two additions before the frame are both counted", async () => {
  addToCart.mockResolvedValue({ ok: true, value: "done" });
  const add = addAfterPaint(addToCart);
  const results = [add(line), add(line)];
  expect(readItemCount()).toBe(7);
  await Promise.all(results);
  expect(readItemCount()).toBe(7);
});

test("a rejected item is not counted", async () => {
  addToCart.mockResolvedValue(refusal);
  expect(await addAfterPaint(addToCart)(line)).toEqual(refusal);
  expect(readItemCount()).toBe(3);
});

test("after a rejection, the count of the cart is kept", async () => {
  addToCart.mockImplementation(() => {
    writeItemCount(4);
    return Promise.resolve(refusal);
  });
  await addAfterPaint(addToCart)(line);
  expect(readItemCount()).toBe(4);
});
