import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import {
  closeCardEnvironments,
  isPaymentVoid,
  kindOf,
  openCardEnvironment,
} from "../../testing/openCardEnvironment.ts";

afterEach(closeCardEnvironments);

const GRACE_MINUTES = 31;

/** An environment in which the card has been charged. */
async function openPaidEnvironment(env: Record<string, string> = {}) {
  const environment = await openCardEnvironment({ env });
  environment.confirm("pay");
  return { ...environment, refunded: () => environment.cards.intent(environment.payment)?.refunded };
}

const account = (password: string) => ({ account: { username: "nina", password } });
const billing = { firstName: "Nina", lastName: "Muster", address1: "Weg 1", city: "Berlin", postcode: "10115" };
const mended = {
  ...account("quite a long one"),
  billing: { ...billing, country: "DE", state: "DE-BE", email: "nina@example.test" },
};

describe.each([
  ["passwordTooCommon", account("password1")],
  ["passwordTooShort", account("short")],
  ["usernameInvalid", { account: { username: " ", password: "quite a long one" } }],
  ["badRequest", { customerNote: 7 }],
] as const)("an order refused before its attempt begins: %s", (kind, input) => {
  test("keeps its payment, which pays for the order of the mended form", async () => {
    const { shop, payment, order, refunded } = await openPaidEnvironment();
    const attempt = { key: randomUUID(), payment };
    const refused = await order(attempt, input);
    expect([kindOf(refused), isPaymentVoid(refused), refunded()]).toEqual([kind, false, 0]);
    const placed = await order(attempt, mended);
    expect(placed.data?.checkout?.order).toMatchObject({ status: "PROCESSING" });
    expect(shop.shopkeeper.orders()).toMatchObject([{ transactionId: payment }]);
    expect(refunded()).toBe(0);
  });

  test("and never mended is paid back without the webhook, and its browser is told so", async () => {
    const { shop, payment, order, refunded, pass, gateway, cards } = await openPaidEnvironment();
    const attempt = { key: randomUUID(), payment };
    await order(attempt, input);
    pass(GRACE_MINUTES);
    await gateway.settlePendingPayments();
    expect(refunded()).toBe(cards.intent(payment)?.amount);
    const late = await order(attempt);
    expect([kindOf(late), isPaymentVoid(late)]).toEqual(["paymentMismatch", true]);
    expect(shop.shopkeeper.orders()).toEqual([]);
  });
});

test("a payment that is looked at after its order was placed is left to it", async () => {
  const { payment, order, refunded, pass, gateway } = await openPaidEnvironment();
  const attempt = { key: randomUUID(), payment };
  await order(attempt, account("password1"));
  await order(attempt);
  pass(GRACE_MINUTES);
  await gateway.settlePendingPayments();
  expect(refunded()).toBe(0);
});

describe("the browser is told to forget a payment", () => {
  test("of a cart that has changed", async () => {
    const { payment, order, refunded } = await openPaidEnvironment();
    const refused = await order({ key: randomUUID(), payment, cart: "1 EUR" });
    expect([kindOf(refused), isPaymentVoid(refused)]).toEqual(["cartChanged", true]);
    expect(refunded()).toBeGreaterThan(0);
  });

  test("whose order the shop refuses, in the shop's words", async () => {
    const { shop, payment, order } = await openPaidEnvironment();
    shop.setScenario("outOfStockAtCheckout");
    const refused = await order({ key: randomUUID(), payment });
    expect(refused.errors?.[0]?.message).toContain("in stock");
    expect(isPaymentVoid(refused)).toBe(true);
  });

  test("of another amount, or of another order", async () => {
    const { payment, order, ask } = await openPaidEnvironment();
    await ask("addToCart", { input: { productId: 1, quantity: 1 } });
    for (const key of [randomUUID(), randomUUID()]) {
      const refused = await order({ key, payment });
      expect([kindOf(refused), isPaymentVoid(refused)]).toEqual(["paymentMismatch", true]);
    }
  });

  test("that did not go through", async () => {
    const environment = await openCardEnvironment();
    environment.confirm("decline");
    const refused = await environment.order();
    expect([kindOf(refused), isPaymentVoid(refused)]).toEqual(["paymentNotConfirmed", true]);
  });
});

test.each(["requires_action", "processing"])(
  "a payment that is %s when its order is refused, and is charged later, goes back",
  async (status) => {
    const { payment, order, refunded, pass, gateway, stripe, cards } = await openPaidEnvironment();
    stripe.status = status;
    expect(
      isPaymentVoid(await order({ key: randomUUID(), payment, cart: status === "processing" ? "1 EUR" : null })),
    ).toBe(true);
    pass(GRACE_MINUTES);
    await gateway.settlePendingPayments();
    expect(refunded()).toBe(0);
    stripe.status = null;
    pass(2 * GRACE_MINUTES);
    await gateway.settlePendingPayments();
    expect(refunded()).toBe(cards.intent(payment)?.amount);
  },
);

describe("a payment whose browser comes back without its form", () => {
  const comeBack = async () => {
    const environment = await openPaidEnvironment();
    const { payment, browser } = environment;
    const key = randomUUID();
    const response = await browser.send("/attempt", {
      method: "POST",
      headers: { "content-type": "application/json", origin: "http://localhost:3000" },
      body: JSON.stringify({ key, payment }),
    });
    expect(await response.json()).toEqual({ state: "none" });
    return { ...environment, attempt: { key, payment } };
  };

  test("pays for the order once the form is filled in", async () => {
    const { attempt, payment, shop, order, refunded, pass, gateway } = await comeBack();
    expect((await order(attempt)).data?.checkout?.result).toBe("success");
    pass(GRACE_MINUTES);
    await gateway.settlePendingPayments();
    expect(shop.shopkeeper.orders()).toMatchObject([{ transactionId: payment }]);
    expect(refunded()).toBe(0);
  });

  test("goes back if nobody fills it in", async () => {
    const { payment, cards, refunded, pass, gateway } = await comeBack();
    pass(GRACE_MINUTES);
    await gateway.settlePendingPayments();
    expect(refunded()).toBe(cards.intent(payment)?.amount);
  });
});

test.each([
  ["the cart can be filled again", true],
  ["the shop is down", false],
])("nobody forgets a payment that is still good: %s", async (_, isCartLost) => {
  const { shop, payment, order, refunded, faults } = await openPaidEnvironment();
  if (isCartLost) shop.shopkeeper.deleteSessionRows();
  else faults.plan("busy");
  const refused = await order({ key: randomUUID(), payment, canRefill: true });
  expect([isPaymentVoid(refused), refunded()]).toEqual([false, 0]);
});
