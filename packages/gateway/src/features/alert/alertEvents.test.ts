import { ok, type ProductDetail } from "@rewire/domain";
import { productDetails } from "@rewire/domain/testing";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { silentLog } from "../../log/createLog.ts";
import { createLimits } from "../../storage/limits/createLimits.ts";
import { createMemoryStore } from "../../storage/createMemoryStore.ts";
import { yieldToEventLoop } from "@rewire/data/yield-to-event-loop";
import { createKillableStore } from "../../testing/createKillableStore.ts";
import { createOutbox } from "../mail/createOutbox.ts";
import { createAlertKeys } from "./createAlertKeys.ts";
import { createAlertMails } from "./createAlertMails.ts";
import { createAlerts } from "./createAlerts.ts";
import { createAlertStore } from "./createAlertStore.ts";
import { createAlertWatch } from "./createAlertWatch.ts";

const currency = "EUR";
const MINUTE_MS = 60_000;
const phone = productDetails.nordlysN3Pro;
const [variation] = phone.variations;
if (!variation) throw new Error("The cast's phone has lost its variations");

/** What the shop says of the product and of its first variation. */
interface Goods {
  readonly isAvailable: boolean;
  readonly price: number;
  readonly isVariationAvailable: boolean;
  readonly variationPrice: number;
}

const toProduct = ({ isAvailable, price, isVariationAvailable, variationPrice }: Goods): ProductDetail => {
  const stock = (isIn: boolean) => ({ ...phone.stock, state: isIn ? "inStock" : "outOfStock" }) as const;
  const single = (minor: number) => ({ kind: "single", amount: { minor, currency } }) as const;
  return {
    ...phone,
    stock: stock(isAvailable),
    price: single(price),
    variations: phone.variations.map((one) =>
      one.id === variation.id
        ? { ...one, isPurchasable: true, stock: stock(isVariationAvailable), price: single(variationPrice) }
        : one,
    ),
  };
};

/** A shop, its state store and its mail server, with gateways that can be killed. */
function openHouse(first: Goods) {
  const clock = { now: Date.UTC(2026, 10, 24, 9) };
  const now = () => clock.now;
  const shared = createMemoryStore(now);
  /** Turns of the event loop that the next answers take. */
  const shop = { goods: first, delays: new Array<number>() };
  /** E-mails by message id, by which a mail server detects duplicates. */
  const mails = new Map<string, { to: string; text: string }>();

  const openGateway = () => {
    // The locks of a killed gateway expire.
    const process = createKillableStore(shared, () => void (clock.now += 16_000));
    const { store: state } = process;
    const transport = {
      deliver: async ({ to, text }: { to: string; text: string }, id: string) => {
        if (process.isDead()) throw new Error("killed");
        mails.set(id, { to, text });
      },
    };
    const outbox = createOutbox({ transport, shopAddress: null, store: state, now, log: silentLog });
    const keys = createAlertKeys(["a secret of the test, long enough"]);
    const store = createAlertStore(state);
    const alertMails = createAlertMails({
      outbox,
      keys,
      currency,
      compose: async ({ purpose, id, key, price }) => ({
        subject: purpose,
        text: JSON.stringify({ purpose, id, key, price: price?.minor ?? null }),
        endUrl: `https://shop.example/alerts?id=${id}`,
      }),
    });
    const readProduct = async () => {
      const answer = toProduct(shop.goods);
      // The answer is on its way while the shop changes and others look.
      await yieldToEventLoop(shop.delays.shift() ?? 0);
      return answer;
    };
    const watch = createAlertWatch({ store, mails: alertMails, readProduct, currency, now, log: silentLog });
    const alerts = createAlerts({
      store,
      keys,
      currency,
      now,
      mails: alertMails,
      isOffered: true,
      log: silentLog,
      note: () => undefined,
      limit: createLimits(state).alert,
      product: async () => ok(toProduct(shop.goods)),
    });
    return { process, outbox, watch, alerts };
  };

  /** Returns the e-mails to an address; the confirmation request is the first. */
  const readMailsTo = (address: string) =>
    [...mails.values()]
      .filter(({ to }) => to === address)
      .map(({ text }): { purpose: string; id: string; key: string; price: number } => JSON.parse(text));
  return { clock, shop, openGateway, readMailsTo };
}

type Gateway = ReturnType<ReturnType<typeof openHouse>["openGateway"]>;

/** Looks until nothing fails, with new gateways for those that were killed. */
async function settle(gateways: Gateway[], openGateway: () => Gateway): Promise<void> {
  for (const [index, gateway] of gateways.entries()) if (gateway.process.isDead()) gateways[index] = openGateway();
  for (const { watch, outbox } of gateways) {
    await watch.checkProduct(phone.id);
    await outbox.sendDueMails();
  }
}

interface Wish {
  readonly kind: "stock" | "price";
  readonly ofVariation: boolean;
  readonly amount: number | null;
}

/** Prices at which a wish is fulfilled, told from the whole history: an account of its own, apart from the code's. */
function expectPrices(wish: Wish, history: readonly Goods[]): readonly number[] {
  const [first] = history;
  if (!first) return [];
  const priceOf = (goods: Goods) => (wish.ofVariation ? goods.variationPrice : goods.price);
  const isIn = (goods: Goods) => (wish.ofVariation ? goods.isVariationAvailable : goods.isAvailable);
  if (wish.kind === "price" && wish.amount === null) {
    const prices: number[] = [];
    for (const goods of history.filter(isIn))
      if (priceOf(goods) < Math.min(priceOf(first), ...prices)) prices.push(priceOf(goods));
    return prices;
  }
  const fits = (goods: Goods | undefined) =>
    goods !== undefined && isIn(goods) && (wish.kind === "stock" || priceOf(goods) <= (wish.amount ?? 0));
  return history.filter((goods, index) => fits(goods) && !fits(history[index - 1])).map(priceOf);
}

const goods = fc.record({
  isAvailable: fc.boolean(),
  price: fc.integer({ min: 1, max: 12 }).map((step) => step * 1000),
  isVariationAvailable: fc.boolean(),
  variationPrice: fc.integer({ min: 1, max: 12 }).map((step) => step * 1000),
});
const kill = fc.option(fc.integer({ min: 0, max: 60 }));
const step = fc.record({ goods, kills: fc.tuple(kill, kill), delays: fc.array(fc.nat(9), { maxLength: 4 }) });
const wish = fc.record<Wish>({
  kind: fc.constantFrom("stock", "price"),
  ofVariation: fc.boolean(),
  amount: fc.option(fc.integer({ min: 1, max: 11 }).map((units) => units * 1000)),
});

/** Requests and confirms alerts; returns the wishes that were taken: nobody waits for what is true already. */
async function subscribe(
  wishes: readonly Wish[],
  { alerts }: Gateway,
  readMailsTo: (address: string) => readonly { id: string; key: string }[],
) {
  const taken: { address: string; wish: Wish }[] = [];
  for (const [index, one] of wishes.entries()) {
    const address = `reader${index}@example.test`;
    const variationId = one.ofVariation && variation ? variation.id : null;
    const fields = { kind: one.kind, email: address, variationId, amount: one.kind === "price" ? one.amount : null };
    const request = { fields, slug: phone.slug, locale: "en_US", origin: "https://shop.example" };
    const result = await alerts.request(request, `192.0.2.${index}`);
    if (result.kind !== "sent") continue;
    await expect.poll(() => readMailsTo(address).length).toBe(1);
    const [mail] = readMailsTo(address);
    expect(await alerts.confirm(mail?.id ?? "", mail?.key ?? "")).toBe("active");
    taken.push({ address, wish: { ...one, amount: fields.amount } });
  }
  return taken;
}

const runs = Number(process.env["ALERT_RUNS"] ?? 8);
const totals = { steps: 0, kills: 0, mails: 0 };

test(
  `each event has one mail, over ${runs} random histories with kills and two gateways`,
  async () => {
    await fc.assert(
      fc.asyncProperty(
        goods,
        fc.array(wish, { minLength: 1, maxLength: 6 }),
        fc.array(step, { minLength: 1, maxLength: 12 }),
        async (first, wishes, steps) => {
          const { clock, shop, openGateway, readMailsTo } = openHouse(first);
          const gateways = [openGateway(), openGateway()];
          const taken = gateways[0] ? await subscribe(wishes, gateways[0], readMailsTo) : [];
          for (const { goods: next, kills, delays } of steps) {
            shop.delays = [...delays];
            const running = gateways.map(({ watch }) => watch.checkProduct(phone.id));
            shop.goods = next;
            for (const [index, commands] of kills.entries())
              if (commands !== null) gateways[index]?.process.killAfter(commands);
            const checks = gateways.map(({ watch }) => watch.checkProduct(phone.id));
            await Promise.allSettled([...running, ...checks]);
            await Promise.allSettled(gateways.map(({ outbox }) => outbox.sendDueMails()));
            totals.kills += gateways.filter(({ process }) => process.isDead()).length;
            for (const { process } of gateways) process.killAfter(Number.POSITIVE_INFINITY);
            await settle(gateways, openGateway);
            // A mail whose delivery was killed is free again.
            clock.now += 16 * MINUTE_MS;
          }
          await settle(gateways, openGateway);
          totals.steps += steps.length;
          for (const { address, wish: one } of taken) {
            const [, ...alertMails] = readMailsTo(address);
            totals.mails += alertMails.length;
            const history = [first, ...steps.map(({ goods: later }) => later)];
            expect(alertMails.map(({ price }) => price)).toEqual(expectPrices(one, history));
          }
        },
      ),
      { numRuns: runs },
    );
    if (process.env["ALERT_RUNS"]) process.stdout.write(`${JSON.stringify({ histories: runs, ...totals })}\n`);
  },
  10_000 + runs * 2000,
);
