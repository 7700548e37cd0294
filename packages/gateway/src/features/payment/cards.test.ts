import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { createBrowser } from "../../testing/createBrowser.ts";
import { closeCardEnvironments, kindOf, openCardEnvironment } from "../../testing/openCardEnvironment.ts";

afterEach(closeCardEnvironments);

/** An environment in which the card has been tried. @param hasKeys Whether the gateway knows how to ask Stripe */
async function openEnvironment(outcome: "pay" | "decline" = "pay", env: Record<string, string> = {}, hasKeys = true) {
  const environment = await openCardEnvironment({ env, hasKeys });
  environment.confirm(outcome);
  return environment;
}

test("a paid card makes a paid order, and Stripe is asked by the server itself", async () => {
  const { shop, payment, order, log, stripeRequests } = await openEnvironment();
  const { data } = await order({ key: randomUUID(), payment });
  expect(data?.checkout?.order).toMatchObject({ status: "PROCESSING", needsPayment: false });
  expect(shop.shopkeeper.orders()[0]).toMatchObject({ transactionId: payment, paymentMethod: "stripe" });
  expect(stripeRequests).toEqual([`GET /v1/payment_intents/${payment}`]);
  expect(log()).not.toContain("sk_test");
});

test("a browser's word that it is paid counts for nothing", async () => {
  const { shop, payment, order } = await openEnvironment("decline");
  for (const attempt of [
    { key: randomUUID(), payment },
    { key: randomUUID() },
    { key: randomUUID(), payment: "pi_unknown" },
  ]) {
    expect(kindOf(await order(attempt))).toBe("paymentNotConfirmed");
  }
  expect(kindOf(await order({ key: randomUUID(), payment }, { isPaid: true, transactionId: payment }))).toBe(
    "badRequest",
  );
  expect(shop.shopkeeper.orders()).toEqual([]);
});

test("after a declined card the next one pays, with the same key", async () => {
  const { cards, payment, order } = await openEnvironment("decline");
  const key = randomUUID();
  expect(kindOf(await order({ key, payment }))).toBe("paymentNotConfirmed");
  cards.confirm(payment, cards.intent(payment)?.clientSecret ?? "", "pay");
  expect((await order({ key, payment })).data?.checkout?.result).toBe("success");
});

test("one payment pays for one order", async () => {
  const { shop, payment, cards, order, ask } = await openEnvironment();
  await order({ key: randomUUID(), payment });
  await ask("addToCart", { input: { productId: 3, quantity: 2 } });
  expect(kindOf(await order({ key: randomUUID(), payment }))).toBe("paymentMismatch");
  expect(shop.shopkeeper.orders()).toHaveLength(1);
  expect(cards.intent(payment)?.refunded).toBe(0);
});

test("a payment of another amount is given back", async () => {
  const { shop, payment, cards, order, ask } = await openEnvironment();
  await ask("addToCart", { input: { productId: 1, quantity: 1 } });
  expect(kindOf(await order({ key: randomUUID(), payment }))).toBe("paymentMismatch");
  expect(cards.intent(payment)).toMatchObject({ refunded: cards.intent(payment)?.amount });
  expect(shop.shopkeeper.orders()).toEqual([]);
});

describe("a payment whose order is long past", () => {
  const MONTH = 31 * 24 * 60;

  test("is not given back to whoever names it with an order in cash", async () => {
    const { payment, cards, order, ask, pass } = await openEnvironment();
    expect((await order({ key: randomUUID(), payment })).data?.checkout?.result).toBe("success");
    pass(MONTH);
    await ask("addToCart", { input: { productId: 3, quantity: 2 } });
    const cash = await order({ key: randomUUID(), payment }, { paymentMethod: "cod" });
    expect(cash.data?.checkout?.result).toBe("success");
    expect(cards.intent(payment)?.refunded).toBe(0);
  });

  test("pays for no second order, nor is it given back for one", async () => {
    const { shop, payment, cards, order, ask, pass } = await openEnvironment();
    await order({ key: randomUUID(), payment });
    pass(MONTH);
    await ask("addToCart", { input: { productId: 3, quantity: 2 } });
    expect(kindOf(await order({ key: randomUUID(), payment }))).toBe("paymentMismatch");
    expect(shop.shopkeeper.orders()).toHaveLength(1);
    expect(cards.intent(payment)?.refunded).toBe(0);
  });
});

test("a payment that was not begun here pays for nothing, and is not given back", async () => {
  const { shop, cards, order, payment: own, log } = await openEnvironment();
  const { id: payment, clientSecret } = cards.createIntent("PAYMENT", cards.intent(own)?.amount ?? 0, "eur");
  cards.confirm(payment, clientSecret, "pay");
  expect(kindOf(await order({ key: randomUUID(), payment }))).toBe("paymentMismatch");
  expect(log()).toMatch(new RegExp(`not begun here.*${payment}`));
  expect(kindOf(await order({ key: randomUUID(), payment, cart: "1 EUR" }))).toBe("cartChanged");
  expect(shop.shopkeeper.orders()).toEqual([]);
  expect(cards.intent(payment)?.refunded).toBe(0);
});

test.each([
  ["before the cart is checked", false],
  ["while the order is on its way", true],
])(
  "a session's row deleted %s: the payment stays for a browser that fills the cart again, and goes back otherwise",
  async (_, onTheWay) => {
    for (const canRefill of [true, false]) {
      const { shop, payment, cards, order, ask } = await openEnvironment();
      if (onTheWay) shop.setScenario("sessionRowGone");
      else shop.shopkeeper.deleteSessionRows();
      const attempt = { key: randomUUID(), payment, canRefill };
      const refused = await order(attempt);
      expect(kindOf(refused) ?? refused.errors?.[0]?.message).toBe(onTheWay ? "Sorry, no session found." : "cartEmpty");
      await ask("addToCart", { input: { productId: 3, quantity: 2 } });
      const again = await order({ ...attempt, canRefill: false });
      expect(again.data?.checkout?.result ?? kindOf(again)).toBe(canRefill ? "success" : "paymentMismatch");
      expect(shop.shopkeeper.orders()).toHaveLength(canRefill ? 1 : 0);
      expect(cards.intent(payment)?.refunded).toBe(canRefill ? 0 : cards.intent(payment)?.amount);
    }
  },
);

test("what was paid for an order that the shop refuses is given back, and pays for nothing any more", async () => {
  const { shop, payment, cards, order } = await openEnvironment();
  const key = randomUUID();
  shop.setScenario("outOfStockAtCheckout");
  expect((await order({ key, payment })).errors?.[0]?.message).toContain("in stock");
  expect(cards.intent(payment)?.refunded).toBeGreaterThan(0);
  shop.setScenario();
  expect(kindOf(await order({ key, payment }))).toBe("paymentMismatch");
  expect(shop.shopkeeper.orders()).toEqual([]);
});

test("what was paid for a cart that has changed is given back", async () => {
  const { payment, cards, order } = await openEnvironment();
  expect(kindOf(await order({ key: randomUUID(), payment, cart: "1 EUR" }))).toBe("cartChanged");
  expect(cards.intent(payment)?.refunded).toBeGreaterThan(0);
});

test("while an order may still come of it, the money stays; a retry charges nothing", async () => {
  const { faults, payment, cards, shop, order } = await openEnvironment();
  const key = randomUUID();
  faults.plan("busy");
  expect((await order({ key, payment })).data).toBeUndefined();
  expect(cards.intent(payment)?.refunded).toBe(0);
  expect((await order({ key, payment })).data?.checkout?.result).toBe("success");
  expect(shop.shopkeeper.orders()).toHaveLength(1);
});

test("a lost answer after paying is found, not paid again", async () => {
  const { faults, payment, shop, order } = await openEnvironment("pay", {
    SHOP_SERVICE_USER: "keeper",
    SHOP_SERVICE_PASSWORD: "keeper-of-the-shop",
  });
  faults.plan("answerLost");
  expect((await order({ key: randomUUID(), payment })).data?.checkout?.order).toMatchObject({ status: "PROCESSING" });
  expect(shop.shopkeeper.orders()).toHaveLength(1);
});

test("Stripe cannot be reached: nothing is ordered, nothing is lost", async () => {
  const { payment, shop, cards, order, stripe } = await openEnvironment();
  const key = randomUUID();
  stripe.isDown = true;
  expect(kindOf(await order({ key, payment }))).toBe("shopError");
  stripe.isDown = false;
  expect(shop.shopkeeper.orders()).toEqual([]);
  expect(cards.intent(payment)?.refunded).toBe(0);
  expect((await order({ key, payment })).data?.checkout?.result).toBe("success");
});

test("money that cannot be given back at once is told to the log, pays for nothing, and goes back later", async () => {
  const { payment, cards, faults, order, stripe, log, pass, gateway } = await openEnvironment();
  const key = randomUUID();
  faults.plan("errorBeside");
  stripe.isDown = true;
  expect(kindOf(await order({ key, payment, cart: "1 EUR" }))).toBe("cartChanged");
  expect(log()).toContain(payment);
  stripe.isDown = false;
  expect(kindOf(await order({ key, payment }))).toBe("paymentMismatch");
  expect(cards.intent(payment)?.refunded).toBe(0);
  pass(31);
  await gateway.settlePendingPayments();
  expect(cards.intent(payment)?.refunded).toBe(cards.intent(payment)?.amount);
});

test("without keys nobody pays by card", async () => {
  const { payment, order } = await openEnvironment("pay", {}, false);
  expect(kindOf(await order({ key: randomUUID(), payment }))).toBe("paymentUnavailable");
});

test("an empty cart has nothing to pay, and the shop's cut-off cent is forgiven", async () => {
  const { cards, payment, order, ask, gateway } = await openEnvironment();
  expect(cards.intent(payment)?.amount).toBeGreaterThan(0);
  const answer = await ask(
    "getStripePaymentIntent",
    { stripePaymentMethod: "PAYMENT" },
    undefined,
    createBrowser(gateway.app),
  );
  expect(answer.data?.stripePaymentIntent).toMatchObject({ id: null, error: "Cart amount must be greater than 0" });
  expect((await order({ key: randomUUID(), payment })).data?.checkout?.result).toBe("success");
});
