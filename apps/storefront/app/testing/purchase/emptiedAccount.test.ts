// @vitest-environment dom-on-node
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { smallCatalogue } from "@rewire/demo-shop/testing";
import { markAttemptPaid, openAttempt, readAttempt } from "@rewire/data";
import { customers } from "@rewire/domain/testing";
import { openShopperBrowser } from "../openShopperBrowser.tsx";
import { openTestEnvironment } from "./openTestEnvironment.ts";

const maria = { login: "maria", password: "maria-likes-tea", rememberMe: true };
const { anneliese } = customers;
const { email: _email, phone: _phone, ...home } = anneliese;

describe("at the checkout, an account's cart", () => {
  let environment: ReturnType<typeof openTestEnvironment>;
  let tab: Awaited<ReturnType<typeof environment.openTab>>;
  let device: ReturnType<typeof environment.openDevice>;
  beforeEach(async () => {
    environment = openTestEnvironment({ hasServiceAccount: false, lateness: 1000, scenario: "noPersistentCart" });
    tab = await environment.openTab(0);
    await tab.logIn();
    await tab.add(1, 2);
    await tab.add(3, 1, { repair_note: "It rattles." });
    await tab.applyCoupon("save10");
    await tab.chooseCountry("DE");
    device = environment.openDevice();
    await device.ask("loginWithCookies", { input: maria });
  });
  afterEach(async () => {
    tab.close();
    await environment.close();
  });

  const empties = {
    "lost with its session's row": () => void environment.shop.shopkeeper.deleteSessionRows(),
    "emptied on another device": () => device.ask("emptyCart", { input: {} }),
    "ordered on another device": () =>
      device.ask("checkout", { input: { paymentMethod: "cod", billing: anneliese, shipping: home } }),
  } as const;
  const ways = Object.keys(empties) as (keyof typeof empties)[];
  const contentOf = () =>
    tab.readCart()?.lines.map(({ productId, quantity, details }) => [productId, quantity, details]);
  const full = [
    [1, 2, undefined],
    [3, 1, { repair_note: "It rattles." }],
  ];
  const orders = () => environment.shop.shopkeeper.orders().length;

  test.each(ways)("%s is put back at the press and asked about once, never ordered unasked", async (way) => {
    await empties[way]();
    const before = orders();
    expect(before).toBe(way === "ordered on another device" ? 1 : 0);
    const cart = tab.readCart();
    expect(await tab.order(anneliese)).toEqual({ ok: false, error: { kind: "cartRefilled" } });
    expect(orders()).toBe(before);
    await expect.poll(contentOf).toEqual(full);
    expect(tab.readCart()?.totals).toEqual(cart?.totals);
    expect(await tab.order(anneliese)).toMatchObject({ ok: true });
    expect(orders()).toBe(before + 1);
    expect(environment.shop.shopkeeper.orders()[0]?.total).toBe(cart?.totals.total.minor);
    await expect.poll(contentOf).toEqual([]);
  });

  test.each(ways)("%s is put back when it is read, and asked about at the press", async (way) => {
    await empties[way]();
    const before = orders();
    await tab.chooseCountry("DE");
    await expect.poll(contentOf).toEqual(full);
    expect(tab.readCart()?.coupons.map(({ code }) => code)).toEqual(["save10"]);
    expect(await tab.order(anneliese)).toEqual({ ok: false, error: { kind: "cartRefilled" } });
    expect(orders()).toBe(before);
    expect(await tab.order(anneliese)).toMatchObject({ ok: true });
    expect(orders()).toBe(before + 1);
    await expect.poll(contentOf).toEqual([]);
  });

  test("is not ordered unasked by a press while it is being put back", async () => {
    environment.shop.shopkeeper.deleteSessionRows();
    const reading = tab.chooseCountry("DE");
    expect(await tab.order(anneliese)).toEqual({ ok: false, error: { kind: "cartRefilled" } });
    await reading;
    expect(orders()).toBe(0);
  });

  test("of which is asked before anything is sent: a card that was charged stays charged; after a refusal it is paid back", async () => {
    markAttemptPaid(openAttempt().key, "pi_1");
    environment.shop.shopkeeper.deleteSessionRows();
    await tab.chooseCountry("DE");
    expect(await tab.order(anneliese)).toEqual({ ok: false, error: { kind: "cartRefilled" } });
    expect(readAttempt()?.payment).toBe("pi_1");
    environment.shop.shopkeeper.deleteSessionRows();
    expect(await tab.order(anneliese)).toEqual({ ok: false, error: { kind: "cartRefilled" } });
    expect(readAttempt()?.payment).toBeNull();
    expect(orders()).toBe(0);
  });

  test("of which another device has taken out a part stays without it, and the new total is asked about", async () => {
    const cart = tab.readCart();
    const clock = cart?.lines.find(({ productId }) => productId === 3);
    await device.ask("removeItemsFromCart", { input: { keys: [clock?.key] } });
    expect(await tab.order(anneliese)).toMatchObject({
      ok: false,
      error: { kind: "totalChanged", before: cart?.totals.total, missing: ["clock"] },
    });
    await expect.poll(contentOf).toEqual(full.slice(0, 1));
    expect(orders()).toBe(0);
  });

  test("comes back with other pieces: both totals are asked about", async () => {
    environment.shop.shopkeeper.deleteSessionRows();
    environment.shop.shopkeeper.setStock(1, 1);
    const before = tab.readCart()?.totals.total;
    expect(await tab.order(anneliese)).toMatchObject({
      ok: false,
      error: { kind: "totalChanged", before, missing: ["lamp"] },
    });
    await expect.poll(() => tab.readCart()?.itemCount).toBe(2);
    expect(orders()).toBe(0);
  });
});

test("lines that the shop has kept are ordered in the same press, with the codes and the rate that were shown", async () => {
  const environment = openTestEnvironment({ hasServiceAccount: false, lateness: 1000 });
  const tab = await environment.openTab(0);
  await tab.logIn();
  await tab.add(1, 3);
  await tab.applyCoupon("save10");
  await tab.chooseCountry("DE");
  const rate = tab.readCart()?.rates.find(({ id }) => id !== tab.readCart()?.chosenRate)?.id ?? "";
  await tab.chooseShipping(rate);
  const cart = tab.readCart();
  expect(cart?.chosenRate).toBe(rate);
  environment.shop.shopkeeper.deleteSessionRows();
  expect(await tab.order(anneliese)).toMatchObject({ ok: true });
  const [order, ...others] = environment.shop.shopkeeper.orders();
  expect(others).toEqual([]);
  // What follows an order has been read, and writes nothing into the next test.
  await expect.poll(() => tab.readCart()?.lines).toEqual([]);
  expect(order).toMatchObject({
    total: cart?.totals.total.minor,
    lines: [{ quantity: 3 }],
    coupons: [{ code: "save10" }],
  });
  tab.close();
  await environment.close();
});

test("away from the checkout, an account's cart that was emptied elsewhere stays empty", async () => {
  const browser = await openShopperBrowser(smallCatalogue);
  browser.shop().setScenario("noPersistentCart");
  const tab = await browser.openTab();
  await tab.do((commerce) => commerce.logIn(maria));
  await tab.do((commerce) => commerce.addToCart({ productId: 2, quantity: 3 }));
  expect(tab.ready().cart.lines).toHaveLength(1);
  browser.shop().shopkeeper.deleteSessionRows();
  await tab.readAgain();
  expect(tab.ready().cart.lines).toEqual([]);
  tab.close();
  await browser.close();
});
