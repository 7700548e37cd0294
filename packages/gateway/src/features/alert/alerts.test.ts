import { failed, ok, type AlertFields, type ProductDetail } from "@rewire/domain";
import { productDetails, products } from "@rewire/domain/testing";
import { describe, expect, test } from "vitest";
import { silentLog } from "../../log/createLog.ts";
import { createMemoryStore } from "../../storage/createMemoryStore.ts";
import { createLimits } from "../../storage/limits/createLimits.ts";
import type { OutboxMail } from "../mail/Outbox.ts";
import { createAlertKeys } from "./createAlertKeys.ts";
import { createAlertMails } from "./createAlertMails.ts";
import { createAlerts } from "./createAlerts.ts";
import { createAlertStore } from "./createAlertStore.ts";
import { createAlertWatch } from "./createAlertWatch.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const phone = productDetails.nordlysN3Pro;
const soldOut: ProductDetail = { ...phone, stock: { ...phone.stock, state: "outOfStock", quantity: 0 } };
const maria: AlertFields = { kind: "stock", email: "maria@example.test", variationId: null, amount: null };

function openAlerts({ isOffered = true } = {}) {
  const clock = { now: Date.UTC(2026, 10, 24, 9) };
  const shop = { product: soldOut, isAway: false };
  const now = () => clock.now;
  const state = createMemoryStore(now);
  const mails: OutboxMail[] = [];
  const outbox = {
    enqueue: async (mail: OutboxMail) => {
      if (!mails.some(({ key }) => key === mail.key)) mails.push(mail);
      return true;
    },
  };
  const store = createAlertStore(state);
  const keys = createAlertKeys(["a secret of the test, long enough"]);
  const alertMails = createAlertMails({
    outbox,
    keys,
    currency: "EUR",
    compose: async ({ purpose, name, options, price, limit, id, key }) => ({
      subject: [purpose, name, ...options, price?.minor, limit?.minor].join(" ").trim(),
      text: `${id} ${key}`,
      endUrl: `https://shop.example/alerts?id=${id}&key=${key}`,
    }),
  });
  const readProduct = async () => (shop.isAway ? Promise.reject(new Error("away")) : shop.product);
  const common = { store, mails: alertMails, currency: "EUR", now, log: silentLog };
  const watch = createAlertWatch({ ...common, readProduct });
  const service = createAlerts({
    ...common,
    isOffered,
    keys,
    note: watch.note,
    limit: createLimits(state).alert,
    product: async (slug) =>
      shop.isAway ? failed({ kind: "timeout" }) : slug === phone.slug ? ok(shop.product) : failed({ kind: "notFound" }),
  });
  const request = (fields: Partial<AlertFields> = {}, address = "192.0.2.1", slug: string = phone.slug) =>
    service.request(
      { fields: { ...maria, ...fields }, slug, locale: "en_US", origin: "https://shop.example" },
      address,
    );
  /** Id and key of the latest e-mail. */
  const latestLink = () => {
    const [id = "", key = ""] = mails.at(-1)?.text.split(" ") ?? [];
    return { id, key };
  };
  const subscribe = async (fields: Partial<AlertFields> = {}) => {
    expect(await request(fields)).toEqual({ kind: "sent" });
    const { id, key } = latestLink();
    expect(await service.confirm(id, key)).toBe("active");
    return { id, key };
  };
  return { clock, shop, state, mails, service, watch, request, latestLink, subscribe };
}

describe("a request", () => {
  test("is an e-mail and nothing more until it is confirmed", async () => {
    const { request, mails, service, watch, shop, latestLink, clock } = openAlerts();
    expect(await request()).toEqual({ kind: "sent" });
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ["maria@example.test", "confirm Nordlys N3 Pro 66900"],
    ]);
    const { id, key } = latestLink();
    expect(mails[0]?.endUrl).toBe(`https://shop.example/alerts?id=${id}&key=${key}`);
    shop.product = phone;
    await watch.settlePending();
    expect(mails).toHaveLength(1);
    expect(await service.open(id, key)).toMatchObject({ kind: "stock", name: phone.name, since: null });
    expect(await service.alertsOf(maria.email)).toEqual([]);
    clock.now += 3 * DAY_MS;
    expect(await service.open(id, key)).toBeNull();
    expect(await service.confirm(id, key)).toBe("missing");
  });

  test("opens with its own key alone", async () => {
    const { request, service, latestLink } = openAlerts();
    await request();
    const { id, key } = latestLink();
    for (const [otherId, otherKey] of [
      [id, `${key.slice(0, -1)}_`],
      [id, ""],
      ["", key],
      [`${phone.id}-AAAAAAAAAAAAAAAAAAAAAA`, key],
    ] as const) {
      expect(await service.open(otherId, otherKey)).toBeNull();
      expect(await service.confirm(otherId, otherKey)).toBe("missing");
      expect(await service.end(otherId, otherKey)).toBe(false);
    }
  });

  test.each<[string, Partial<AlertFields>, object]>([
    ["no address", { email: "" }, { email: "missing" }],
    ["two addresses", { email: "a@b.example, c@d.example" }, { email: "email" }],
    ["a variation that is none", { variationId: 7 }, { product: "missing" }],
    ["a price that is reached", { kind: "price", amount: 66900 }, { amount: "met" }],
    ["no price", { kind: "price", amount: 0 }, { amount: "amount" }],
    ["half a cent", { kind: "price", amount: 0.5 }, { amount: "amount" }],
  ])("is refused for %s", async (_, fields, issues) => {
    const { request, mails } = openAlerts();
    expect(await request(fields)).toEqual({ kind: "invalid", issues });
    expect(mails).toEqual([]);
  });

  test("is refused for what can be bought, and for an unknown product", async () => {
    const { request, shop } = openAlerts();
    shop.product = phone;
    expect(await request()).toEqual({ kind: "invalid", issues: { product: "met" } });
    expect(await request({}, "192.0.2.1", products.tarn14.slug)).toEqual({
      kind: "invalid",
      issues: { product: "missing" },
    });
  });

  test("is not taken while the shop is away, or where alerts are off", async () => {
    const { request, shop } = openAlerts();
    shop.isAway = true;
    expect(await request()).toEqual({ kind: "unavailable" });
    expect(await openAlerts({ isOffered: false }).request()).toEqual({ kind: "unavailable" });
  });

  test("has the same answer for an address with an alert, and is limited for each address", async () => {
    const { request, subscribe, mails } = openAlerts();
    await subscribe();
    for (let count = 0; count < 5; count += 1) expect(await request()).toEqual({ kind: "sent" });
    expect(await request()).toMatchObject({ kind: "tooMany" });
    expect(mails).toHaveLength(6);
    for (let count = 0; count < 14; count += 1) await request({ email: `reader${count}@example.test` });
    expect(await request({ email: "somebody@example.test" })).toMatchObject({ kind: "tooMany" });
    expect(await request({ email: "somebody@example.test" }, "192.0.2.2")).toEqual({ kind: "sent" });
  });
});

describe("an alert", () => {
  test("tells at once what has happened since the request", async () => {
    const { request, service, latestLink, shop, mails } = openAlerts();
    await request();
    shop.product = phone;
    const { id, key } = latestLink();
    await service.confirm(id, key);
    await expect.poll(() => mails.map(({ subject }) => subject)).toContain("stock Nordlys N3 Pro 66900");
    expect(await service.confirm(id, key)).toBe("active");
  });

  test("of a variation names its options, and a reported change is looked at without waiting", async () => {
    const variation = phone.variations.find(({ stock }) => stock.state === "outOfStock");
    const { subscribe, service, shop, watch, mails } = openAlerts();
    const { id, key } = await subscribe({ variationId: variation?.id ?? 0 });
    const named = { options: ["Forest", "256 GB"], choice: variation?.values };
    expect(await service.open(id, key)).toMatchObject(named);
    expect(await service.alertsOf(maria.email)).toMatchObject([named]);
    shop.product = {
      ...phone,
      variations: phone.variations.map((one) => ({ ...one, stock: phone.stock, isPurchasable: true })),
    };
    watch.note([phone.id, 4711]);
    await expect.poll(() => mails.length).toBe(2);
    expect(mails[1]?.subject).toMatch(/^stock Nordlys N3 Pro Forest 256 GB \d+$/);
    await watch.close();
  });

  test("ends for good, and another one of the address stays", async () => {
    const { subscribe, service, shop, watch, mails } = openAlerts();
    const { id, key } = await subscribe();
    const other = await subscribe({ kind: "price", amount: 50_000 });
    expect(await service.end(id, key)).toBe(true);
    expect(await service.end(id, key)).toBe(false);
    expect(await service.open(id, key)).toBeNull();
    expect(await service.confirm(id, key)).toBe("missing");
    shop.product = phone;
    await watch.settlePending();
    expect(mails).toHaveLength(2);
    expect((await service.alertsOf(" Maria@example.test")).map((alert) => alert.id)).toEqual([other.id]);
  });

  test("replaces an older one for the same, and ends after a year", async () => {
    const { subscribe, service, clock, watch } = openAlerts();
    const first = await subscribe({ kind: "price", amount: 50_000 });
    await subscribe({ kind: "price", amount: 40_000 });
    expect(await service.open(first.id, first.key)).toBeNull();
    expect(await service.alertsOf(maria.email)).toMatchObject([{ limit: { minor: 40_000 }, followsPrice: false }]);
    clock.now += 365 * DAY_MS;
    expect(await service.alertsOf(maria.email)).toEqual([]);
    await watch.settlePending();
    expect(await service.endAllOf(maria.email)).toBe(0);
  });

  test("that has ended by its age leaves room for another one of its address", async () => {
    const { subscribe, clock, watch, state } = openAlerts();
    await subscribe();
    clock.now += 365 * DAY_MS;
    await watch.settlePending();
    expect(await createAlertStore(state).idsOf(maria.email)).toEqual([]);
  });

  test("is watched as long as it lasts, however old the first alert of its product is", async () => {
    const { subscribe, clock, watch, shop, mails } = openAlerts();
    await subscribe();
    clock.now += 300 * DAY_MS;
    await subscribe({ email: "jonas@example.test" });
    await watch.settlePending();
    clock.now += 110 * DAY_MS;
    shop.product = phone;
    await watch.settlePending();
    expect(mails.at(-1)).toMatchObject({ to: "jonas@example.test", subject: "stock Nordlys N3 Pro 66900" });
  });

  test("waits while the shop is away, and changes nothing for a product that is gone", async () => {
    const { subscribe, shop, watch, mails, clock } = openAlerts();
    await subscribe();
    shop.isAway = true;
    await watch.settlePending();
    clock.now += 60_000;
    shop.isAway = false;
    shop.product = { ...phone, kind: "external" };
    await watch.settlePending();
    expect(mails).toHaveLength(1);
    clock.now += 31 * 60_000;
    shop.product = phone;
    await watch.settlePending();
    expect(mails).toHaveLength(2);
  });

  test("is ended with all others of an address", async () => {
    const { subscribe, service, shop, watch, mails, state } = openAlerts();
    await subscribe();
    await subscribe({ kind: "price" });
    expect(await service.endAllOf(maria.email)).toBe(2);
    expect(await service.alertsOf(maria.email)).toEqual([]);
    expect(await state.get("alert-products")).toBeNull();
    shop.product = phone;
    await watch.settlePending();
    expect(mails).toHaveLength(2);
  });
});
