// @vitest-environment dom-on-node
import { afterEach, expect, test, vi } from "vitest";
import { openTestEnvironment } from "./openTestEnvironment.ts";

afterEach(() => void vi.useRealTimers());

test("a tab that is closed while it sends what waited leaves nothing that is shown, ordered or added twice", async () => {
  const environment = openTestEnvironment({ hasServiceAccount: true, lateness: 1000 });
  const [first, second] = [await environment.openTab(0), await environment.openTab(1)];
  await first.add(1);
  environment.setOnline(false);
  expect(await first.add(1)).toMatchObject({ ok: true, value: "pending" });
  first.close();

  environment.setOnline(true);
  const answer = environment.holdAdditions();
  void second.add(2);
  const pieces = () => environment.shop.engine.database.list("session")[0]?.lines[0]?.quantity;
  await expect.poll(pieces).toBe(2);
  second.close();
  answer();

  const third = await environment.openTab(0);
  expect(third.readCart()?.lines[0]?.quantity).toBe(2);
  third.click(1);
  await expect.poll(() => environment.calls[0]?.outcome?.ok).toBe(true);
  expect(
    environment.shop.shopkeeper.orders().map(({ lines }) => lines.map(({ product, quantity }) => [product, quantity])),
  ).toEqual([[[1, 2]]]);
  await third.rest();
  third.close();

  // So much later the closed tab counts as gone, and whoever comes sends what it has left.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 120_000 });
  const fourth = await environment.openTab(1);
  expect(fourth.readCart()?.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([[2, 1]]);
  fourth.close();
  await environment.close();
});
