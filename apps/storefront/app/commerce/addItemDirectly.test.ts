// @vitest-environment happy-dom
import { beforeEach, afterEach, expect, test, vi } from "vitest";
import { addItemDirectly } from "./addItemDirectly.ts";
import { readItemCount, writeItemCount } from "./storage/lastItemCount.ts";

const addEarly = vi.fn<NonNullable<Window["addEarly"]>>();
const onOtherCart = vi.fn<() => void>();
let answer: PromiseWithResolvers<"done" | "pending" | "rejected">;

const preview = {
  name: "Nordlys",
  options: ["Ice"],
  slug: "nordlys",
  image: null,
  unitPrice: { minor: 100, currency: "EUR" },
  isVirtual: false,
};
const line = { productId: 7, variationId: 71, quantity: 2, choice: { pa_color: "ice" }, preview };
/** The early script stores the shop's count before its outcome. */
const answerWith = (outcome: "done" | "pending" | "rejected", count?: number) => {
  if (count !== undefined) localStorage.setItem("rewire.cartCount", String(count));
  answer.resolve(outcome);
};

beforeEach(() => {
  localStorage.clear();
  writeItemCount(1);
  onOtherCart.mockReset();
  answer = Promise.withResolvers();
  window.addEarly = addEarly.mockReset().mockImplementation(() => answer.promise);
});
afterEach(() => {
  delete window.addEarly;
});

test("an item counts at once, is sent once, and is the shop's with its answer", async () => {
  const adding = addItemDirectly(line, onOtherCart);
  expect(readItemCount()).toBe(3);
  answerWith("done", 3);
  expect(await adding).toBe("done");
  expect(readItemCount()).toBe(3);
  expect(onOtherCart).not.toHaveBeenCalled();
  const fields = new URLSearchParams("product=7&quantity=2&variation=71&attribute_pa_color=ice");
  expect(addEarly).toHaveBeenCalledExactlyOnceWith(fields, "Nordlys, Ice");
});

test("an item that the shop refuses counts no longer", async () => {
  const adding = addItemDirectly(line, onOtherCart);
  answerWith("rejected");
  expect(await adding).toBe("rejected");
  expect(readItemCount()).toBe(1);
});

test("an item that the network loses still counts, and the store is told", async () => {
  const retry = vi.fn<(event: StorageEvent) => void>();
  window.addEventListener("storage", retry, { once: true });
  const adding = addItemDirectly(line, onOtherCart);
  answerWith("pending");
  expect(await adding).toBe("pending");
  expect(readItemCount()).toBe(3);
  expect(retry.mock.calls[0]?.[0].key).toBe("rewire.cart");
});

test("a cart with fewer items than before is left to the store, and the number does not fall meanwhile", async () => {
  const adding = addItemDirectly(line, onOtherCart);
  answerWith("done", 2);
  await adding;
  expect(onOtherCart).toHaveBeenCalledTimes(1);
  expect(readItemCount()).toBe(3);
});

test("an item with details, and a page without the script, need the store", () => {
  expect(addItemDirectly({ ...line, details: { fault: "screen" } }, onOtherCart)).toBeNull();
  addEarly.mockReturnValue(null);
  expect(addItemDirectly(line, onOtherCart)).toBeNull();
  delete window.addEarly;
  expect(addItemDirectly(line, onOtherCart)).toBeNull();
  expect(readItemCount()).toBe(1);
});
