import { createHmac, randomUUID } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { closeCardEnvironments, kindOf, openCardEnvironment } from "../../testing/openCardEnvironment.ts";

const secret = "whsec_0123456789abcdef";
const service = { SHOP_SERVICE_USER: "keeper", SHOP_SERVICE_PASSWORD: "keeper-of-the-shop" };

afterEach(closeCardEnvironments);

/** An environment in which the card has been charged, and what Stripe sends about it. */
async function openEnvironment(env: Record<string, string> = service, isCharged = true) {
  const environment = await openCardEnvironment({ env: { STRIPE_WEBHOOK_SECRET: secret, ...env } });
  if (isCharged) environment.confirm("pay");
  const sign = (body: string, key = secret, seconds = Math.floor(environment.now() / 1000)) =>
    `t=${seconds},v1=${createHmac("sha256", key).update(`${seconds}.${body}`).digest("hex")}`;
  const event = ({ id = "evt_1", type = "payment_intent.succeeded", payment = environment.payment } = {}) =>
    JSON.stringify({ id, type, data: { object: { id: payment, status: "succeeded" } } });
  const send = async (body = event(), signature: string | null = sign(body)) =>
    (
      await environment.gateway.app.request("/webhooks/stripe", {
        method: "POST",
        body,
        headers: signature === null ? {} : { "stripe-signature": signature },
      })
    ).status;
  const settle = async (minutes = 31) => {
    environment.pass(minutes);
    await environment.gateway.settlePendingPayments();
  };
  const refunded = () => environment.cards.intent(environment.payment)?.refunded ?? 0;
  return { ...environment, sign, event, send, settle, refunded };
}

describe("a message", () => {
  test("is believed by its signature alone", async () => {
    const { event, sign, send, now, settle, refunded, log } = await openEnvironment();
    const body = event();
    const seconds = Math.floor(now() / 1000);
    const wrong = [
      null,
      "",
      "t=,v1=",
      "v1=abc",
      sign(body, "another secret of theirs"),
      sign(`${body} `),
      sign(body).slice(0, -2),
      sign(body, secret, seconds - 301),
      sign(body, secret, seconds + 301),
      sign(body).replace("v1", "v0"),
      `${",".repeat(1_000)}${sign(body)}`,
    ];
    for (const signature of wrong) expect(await send(body, signature), String(signature)).toBe(401);
    await settle();
    expect(refunded()).toBe(0);
    expect(log()).toContain("not signed by Stripe");
    expect(log()).not.toContain(secret);
  });

  test("may carry the signatures of two secrets while one takes the place of the other", async () => {
    const { event, sign, send } = await openEnvironment();
    const body = event();
    const [time, right] = sign(body).split(",");
    expect(await send(body, `${time},v1=${"00".repeat(32)},${right}`)).toBe(200);
  });

  test("that is no event of ours, too long or of another kind does nothing", async () => {
    const { send, sign, event, settle, refunded, gateway } = await openEnvironment();
    for (const body of ["", "[]", "null", '{"id":1}', '{"id":"evt_1"}'])
      expect(await send(body, sign(body)), body).toBe(400);
    for (const body of [
      event({ type: "payment_intent.created" }),
      event({ payment: "ch_1" }),
      event({ payment: "pi_of_somebody_else" }),
    ])
      expect(await send(body, sign(body))).toBe(200);
    const long = "x".repeat(600 * 1024);
    expect(await send(long, sign(long))).toBe(413);
    expect((await gateway.app.request("/webhooks/stripe")).status).toBe(405);
    await settle();
    expect(refunded()).toBe(0);
  });

  test("has no address where no secret is set", async () => {
    const { send } = await openEnvironment({ STRIPE_WEBHOOK_SECRET: "" });
    expect(await send()).toBe(404);
  });
});

describe("a card that was charged", () => {
  test("without an order gets its money back after half an hour, once, however often Stripe tells of it", async () => {
    const { send, event, settle, refunded, stripeRequests, order, log, payment, shop } = await openEnvironment();
    for (const body of [event(), event(), event({ id: "evt_2" })]) expect(await send(body)).toBe(200);
    await settle(29);
    expect(refunded()).toBe(0);
    await settle(2);
    expect(refunded()).toBeGreaterThan(0);
    expect(await send()).toBe(200);
    await settle();
    expect(stripeRequests.filter((line) => line === "POST /v1/refunds")).toHaveLength(1);
    expect(log()).toContain(payment);
    expect(kindOf(await order())).toBe("paymentMismatch");
    expect(shop.shopkeeper.orders()).toEqual([]);
  });

  test("and whose order came is left alone", async () => {
    const { send, settle, refunded, order, shop } = await openEnvironment();
    expect(await send()).toBe(200);
    expect((await order()).data?.checkout?.result).toBe("success");
    await settle();
    expect([refunded(), shop.shopkeeper.orders().length]).toEqual([0, 1]);
  });

  test("and whose order was placed without anybody hearing of it: it is found by its key, and kept", async () => {
    const { send, settle, refunded, order, shop, faults, payment } = await openEnvironment();
    const key = randomUUID();
    faults.plan("arrivesLate");
    expect(kindOf(await order({ key, payment }))).toBe("orderUnknown");
    await send();
    await faults.pass();
    await settle();
    expect([refunded(), shop.shopkeeper.orders().length]).toEqual([0, 1]);
    expect((await order({ key, payment })).data?.checkout?.order).toMatchObject({ status: "PROCESSING" });
    expect(shop.shopkeeper.orders()).toHaveLength(1);
  });

  test("and whose order never reached the shop gets its money back", async () => {
    const { send, settle, refunded, order, shop, faults, payment } = await openEnvironment();
    faults.plan("arrivesLate");
    expect(kindOf(await order({ key: randomUUID(), payment }))).toBe("orderUnknown");
    await send();
    await settle();
    expect(refunded()).toBeGreaterThan(0);
    expect(shop.shopkeeper.orders()).toEqual([]);
  });

  test("and whose order never arrived gets its money back though its shopper has emptied the cart meanwhile", async () => {
    const { send, settle, refunded, order, ask, shop, faults, payment, pass } = await openEnvironment({});
    faults.plan("neverArrives");
    await order({ key: randomUUID(), payment });
    await send();
    pass(20);
    expect((await ask("emptyCart", { input: {} })).errors).toBeUndefined();
    await settle(11);
    expect(refunded()).toBeGreaterThan(0);
    expect(shop.shopkeeper.orders()).toEqual([]);
  });

  test("and whose order nobody can look for is kept, asked about again, and told to the log in the end", async () => {
    const { send, settle, refunded, order, faults, payment, log } = await openEnvironment({});
    faults.plan("arrivesLate");
    await order({ key: randomUUID(), payment });
    await send();
    await settle();
    await settle(3 * 24 * 60);
    expect(refunded()).toBe(0);
    expect(log()).toContain("do it by hand");
  });

  test("whose money was on its way when it was ordered moves its order on", async () => {
    const { send, settle, order, shop, stripe, confirm, payment } = await openEnvironment(service, false);
    stripe.status = "processing";
    expect((await order()).data?.checkout?.order).toMatchObject({ status: "PENDING" });
    stripe.status = null;
    confirm("pay");
    await send();
    await settle();
    expect(shop.shopkeeper.orders()).toMatchObject([{ status: "PROCESSING" }]);
    expect(
      shop.shopkeeper
        .orders()[0]
        ?.notes.map(({ note }) => note)
        .join(),
    ).toContain(`${payment} is paid`);
  });

  /** Opens an environment in which the payment of an order has come, and was looked at while the shop was away. */
  async function openWithPaymentDuringOutage() {
    const environment = await openEnvironment(service, false);
    const { send, settle, order, stripe, outage, confirm } = environment;
    stripe.status = "processing";
    await order();
    stripe.status = null;
    confirm("pay");
    await send();
    outage.isShopDown = true;
    await settle();
    return environment;
  }

  test("while the shop was away moves its order on once the shop is back", async () => {
    const { settle, shop, outage, log } = await openWithPaymentDuringOutage();
    expect(shop.shopkeeper.orders()).toMatchObject([{ status: "PENDING" }]);
    outage.isShopDown = false;
    await settle(11);
    expect(shop.shopkeeper.orders()).toMatchObject([{ status: "PROCESSING" }]);
    expect(log()).not.toContain("see whether its order says so");
  });

  test("while the shop never comes back is told to the log as one that has to be looked at by hand", async () => {
    const { settle, log, payment } = await openWithPaymentDuringOutage();
    await settle(3 * 24 * 60);
    expect(log()).toMatch(new RegExp(`by hand.*${payment}`, "u"));
  });

  test.each(["processing", "requires_action"])(
    "while it was %s, for an order that was refused, gets its money back",
    async (status) => {
      const { send, settle, refunded, order, stripe, payment } = await openEnvironment();
      stripe.status = status;
      expect(kindOf(await order({ key: randomUUID(), payment, cart: "1 EUR" }))).toBe("cartChanged");
      expect(refunded()).toBe(0);
      stripe.status = null;
      await send();
      await settle();
      expect(refunded()).toBeGreaterThan(0);
      expect(kindOf(await order({ key: randomUUID(), payment }))).toBe("paymentMismatch");
    },
  );

  test.each(["processing", "requires_capture", "requires_action"])(
    "late, after its order was refused, gets its money back though Stripe's message never comes: %s",
    async (status) => {
      const { settle, refunded, order, stripe, payment, log } = await openEnvironment();
      stripe.status = status;
      expect(kindOf(await order({ key: randomUUID(), payment, cart: "1 EUR" }))).toBe("cartChanged");
      await settle();
      await settle(11);
      expect(refunded()).toBe(0);
      expect(log().split("may still be charged")).toHaveLength(2);
      stripe.status = null;
      await settle(11);
      expect(refunded()).toBeGreaterThan(0);
    },
  );

  test.each([
    ["requires_action", false],
    ["processing", true],
  ])("not at all for three days is told to the log unless it waits for its shopper: %s", async (status, isTold) => {
    const { settle, order, stripe, stripeRequests, payment, log } = await openEnvironment();
    stripe.status = status;
    await order({ key: randomUUID(), payment, cart: "1 EUR" });
    await settle();
    await settle(3 * 24 * 60);
    const requestCount = stripeRequests.length;
    await settle(11);
    expect(stripeRequests).toHaveLength(requestCount);
    expect(log().includes("do it by hand")).toBe(isTold);
  });

  test.each(["requires_payment_method", "canceled"])(
    "not at all in the end, after its order was refused, is forgotten without a word: %s",
    async (status) => {
      const { settle, refunded, order, stripe, stripeRequests, payment, log } = await openEnvironment();
      stripe.status = "processing";
      expect(kindOf(await order({ key: randomUUID(), payment, cart: "1 EUR" }))).toBe("cartChanged");
      stripe.status = status;
      await settle();
      // Nor does it pay for another order, should it be charged after all.
      stripe.status = null;
      expect(kindOf(await order({ key: randomUUID(), payment }))).toBe("paymentMismatch");
      const requestCount = stripeRequests.length;
      await settle(11);
      await settle(4 * 24 * 60);
      expect([stripeRequests.length, refunded()]).toEqual([requestCount, 0]);
      expect(log()).not.toMatch(/by hand|was charged/);
    },
  );

  test.each([true, false])("after its order was placed in cash gets its money back; message: %s", async (isSent) => {
    const { send, settle, refunded, order, stripe, payment, shop } = await openEnvironment();
    stripe.status = "requires_action";
    const cash = await order({ key: randomUUID(), payment }, { paymentMethod: "cod" });
    expect(cash.data?.checkout?.result).toBe("success");
    stripe.status = null;
    if (isSent) await send();
    await settle();
    expect(refunded()).toBeGreaterThan(0);
    expect(shop.shopkeeper.orders()).toMatchObject([{ paymentMethod: "cod" }]);
  });

  test("while Stripe cannot be reached it is tried again", async () => {
    const { send, settle, refunded, stripe } = await openEnvironment();
    await send();
    stripe.isDown = true;
    await settle();
    stripe.isDown = false;
    await settle(11);
    expect(refunded()).toBeGreaterThan(0);
  });
});
