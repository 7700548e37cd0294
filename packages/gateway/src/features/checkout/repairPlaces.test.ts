import { randomUUID } from "node:crypto";
import { createDemoShop } from "@rewire/demo-shop";
import { catalogue as demoCatalogue } from "@rewire/demo-shop/catalogue";
import { beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "../../config/readConfig.ts";
import { createGateway } from "../../createGateway.ts";
import { MAX_HOLDS_PER_CLIENT } from "../repair/desk/createHoldLimit.ts";
import { HOLD_SECONDS } from "../repair/desk/createSlotBook.ts";
import { silentLog } from "../../log/createLog.ts";
import { createMemoryStore } from "../../storage/createMemoryStore.ts";
import { createBrowser } from "../../testing/createBrowser.ts";
import { createErrorInjection } from "../../testing/createErrorInjection.ts";

/** Before another shop the repair desk is open when its owner says so. */
const openDesk = {
  PLACE_HOURS: "1-5 10:00-19:00; 6 10:00-16:00; 7 closed",
  PLACE_TIME_ZONE: "Europe/Berlin",
  DESK_TAKES_MAIL: "yes",
};

type Browser = ReturnType<typeof createBrowser>;

interface Answer {
  readonly data?: { readonly checkout: { readonly result: string } | null } | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly kind: string } }[];
}

const address = {
  firstName: "Maria",
  lastName: "Muster",
  address1: "Weg 1",
  city: "Berlin",
  postcode: "10115",
  country: "DE",
  state: "DE-BE",
};
const order = { paymentMethod: "cod", billing: { ...address, email: "maria@example.test" }, shipping: address };
const idOf = (slug: string) => demoCatalogue.products.find((product) => product.slug === slug)?.id ?? 0;
const battery = idOf("nordlys-n3-pro-battery-replacement");
const cable =
  demoCatalogue.products.find(
    (product) =>
      product.type === "simple" &&
      product.stock.state === "IN_STOCK" &&
      !product.categories.some((slug) => slug.startsWith("repair")),
  )?.id ?? 0;
/** The gateway reads all of it before each test. */
const catalogue = {
  ...demoCatalogue,
  products: demoCatalogue.products.filter(({ id }) => id === battery || id === cable),
};

let time = 0;
let shop = createDemoShop({ catalogue });
let faults = createErrorInjection(shop);
let gateway: ReturnType<typeof createGateway>;
let slots: readonly string[] = [];
let isShopAway = false;
/** Called before each write of the state store; it fails where this throws. */
let onStateWrite: (key: string) => void = () => {};

beforeEach(async () => {
  time = Date.parse("2026-11-21T09:00:00Z");
  shop = createDemoShop({ catalogue, now: () => time });
  faults = createErrorInjection(shop);
  onStateWrite = () => {};
  isShopAway = false;
  const store = createMemoryStore(() => time);
  const config = readConfig({
    SHOP_GRAPHQL_URL: "http://shop.example/graphql",
    ...openDesk,
    REWIRE_SECRET: "s".repeat(32),
    DESK_PLACES_PER_SLOT: "2",
    SHOP_SERVICE_USER: "keeper",
    SHOP_SERVICE_PASSWORD: "keeper-of-the-shop",
  });
  gateway = createGateway({
    config,
    shopFetch: async (...request) => {
      if (isShopAway) throw new TypeError("fetch failed");
      return faults.fetch(...request);
    },
    store: {
      ...store,
      set: async (key, ...entry) => {
        onStateWrite(key);
        await store.set(key, ...entry);
      },
    },
    now: () => time,
    log: silentLog,
  });
  slots = (await gateway.services.desk.days()).flatMap((day) =>
    day.date > "2026-11-22" ? day.slots.map(({ start }) => start) : [],
  );
});

const placesTaken = async () =>
  (await gateway.services.desk.days()).flatMap((day) => day.slots).reduce((sum, { free }) => sum + 2 - free, 0);
const ask = async (browser: Browser, name: string, input: object, attempt: object = { key: randomUUID() }) =>
  (await (await browser.ask(name, { input }, {}, attempt)).json()) as Answer;
const kindOf = ({ errors }: Answer) => errors?.[0]?.extensions?.kind ?? errors?.[0]?.message;
const detailsOf = (slot: string | undefined, holder: string) =>
  JSON.stringify({
    repair_device: "Nordlys N3 Pro",
    repair_faults: "battery",
    repair_parts: "original",
    repair_way: "walkIn",
    repair_slot: slot,
    repair_holder: holder,
  });
const add = (browser: Browser, slot: string | undefined, { holder = randomUUID(), productId = battery } = {}) =>
  ask(browser, "addToCart", { productId, quantity: 1, extraData: detailsOf(slot, holder) });
const open = (from = "192.0.2.1") => createBrowser(gateway.app, undefined, from);

describe("an order that comes to nothing leaves every time at the counter free", () => {
  test.each([
    ["a payment method that there is not", { paymentMethod: "nonsense" }],
    ["an e-mail address that is none", { billing: { ...order.billing, email: "nonsense" } }],
  ])("refused by the shop for %s", async (_, fault) => {
    const browser = open();
    await add(browser, slots[0]);
    expect((await ask(browser, "checkout", { ...order, ...fault })).errors).toHaveLength(1);
    expect(await placesTaken()).toBe(0);
  });

  test("refused for a cart that is not the one that was shown", async () => {
    const browser = open();
    await add(browser, slots[0]);
    expect(kindOf(await ask(browser, "checkout", order, { key: randomUUID(), cart: "1 EUR" }))).toBe("cartChanged");
    expect(await placesTaken()).toBe(0);
  });

  test("refused for a card that was not charged", async () => {
    const browser = open();
    await add(browser, slots[0]);
    expect(kindOf(await ask(browser, "checkout", { ...order, paymentMethod: "stripe" }))).toBe("paymentUnavailable");
    expect(await placesTaken()).toBe(0);
  });

  test("failed because nobody was there", async () => {
    const browser = open();
    await add(browser, slots[0]);
    faults.plan("refused");
    expect(kindOf(await ask(browser, "checkout", order))).toBe("unreachable");
    expect(await placesTaken()).toBe(0);
  });

  test("one of several times has gone to somebody else", async () => {
    await gateway.services.desk.reserve(slots[1] ?? "", randomUUID(), "192.0.2.8");
    await gateway.services.desk.reserve(slots[1] ?? "", randomUUID(), "192.0.2.9");
    const browser = open();
    for (const slot of slots.slice(0, 3)) await add(browser, slot);
    expect(kindOf(await ask(browser, "checkout", order))).toBe("slotTaken");
    expect(await placesTaken()).toBe(2);
  });
});

describe("nobody keeps the counter for themselves", () => {
  test("with more repairs in one cart than one address may hold: the order is refused, and nothing is kept", async () => {
    const browser = open();
    for (let line = 0; line <= MAX_HOLDS_PER_CLIENT; line += 1) await add(browser, slots[line]);
    expect(kindOf(await ask(browser, "checkout", order))).toBe("tooManySlots");
    expect(await placesTaken()).toBe(0);
    expect(faults.countRequests()).toBe(0);
  });

  test("with many carts from one address", async () => {
    for (let cart = 0; cart < MAX_HOLDS_PER_CLIENT + 3; cart += 1) {
      const browser = open();
      await add(browser, slots[cart]);
      faults.plan("arrivesLate");
      expect(kindOf(await ask(browser, "checkout", order))).toBe(
        cart < MAX_HOLDS_PER_CLIENT ? "orderUnknown" : "tooManySlots",
      );
    }
    expect(await placesTaken()).toBe(MAX_HOLDS_PER_CLIENT);
  });

  test("with details of a repair on something that is none", async () => {
    const browser = open();
    await add(browser, slots[0], { productId: cable });
    expect((await ask(browser, "checkout", order)).data?.checkout?.result).toBe("success");
    expect(await placesTaken()).toBe(0);
    expect(JSON.stringify(shop.shopkeeper.orders()[0]?.metaData)).not.toContain("repair_");
  });

  test("with one booking that is told by several lines", async () => {
    const browser = open();
    const holder = randomUUID();
    for (const slot of slots.slice(0, 4)) await add(browser, slot, { holder });
    expect((await ask(browser, "checkout", order)).data?.checkout?.result).toBe("success");
    expect(await placesTaken()).toBe(1);
  });
});

test("a time that was chosen at the desk stays, for the next try, when the order is refused", async () => {
  const holder = randomUUID();
  expect(await gateway.services.desk.reserve(slots[0] ?? "", holder, "192.0.2.1")).toBe("held");
  const browser = open();
  await add(browser, slots[0], { holder });
  expect((await ask(browser, "checkout", { ...order, paymentMethod: "nonsense" })).errors).toHaveLength(1);
  expect(await placesTaken()).toBe(1);
  expect((await ask(browser, "checkout", order)).data?.checkout?.result).toBe("success");
  time += (HOLD_SECONDS + 60) * 1000;
  expect(await placesTaken()).toBe(1);
});

describe("an answer that was lost", () => {
  test("keeps the time until it is known that no order stands", async () => {
    const browser = open();
    const attempt = { key: randomUUID() };
    await add(browser, slots[0]);
    faults.plan("neverArrives");
    expect(kindOf(await ask(browser, "checkout", order, attempt))).toBe("orderUnknown");
    expect(await placesTaken()).toBe(1);
    time += 120_000;
    const answer = await browser.send("/attempt", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(attempt),
    });
    expect(await answer.json()).toEqual({ state: "none" });
    expect(await placesTaken()).toBe(0);
  });

  test("keeps the time as long as the shop is away, and books it then", async () => {
    const browser = open();
    await add(browser, slots[0]);
    faults.plan("arrivesLate");
    expect(kindOf(await ask(browser, "checkout", order))).toBe("orderUnknown");
    await faults.pass();
    isShopAway = true;
    for (let minutes = 0; minutes < 60; minutes += 6) {
      time += 6 * 60_000;
      await gateway.maintain();
      expect(await placesTaken()).toBe(1);
    }
    isShopAway = false;
    time += 11 * 60_000;
    await gateway.maintain();
    time += (HOLD_SECONDS + 60) * 1000;
    expect(await placesTaken()).toBe(1);
  });

  test("of an order that stands books it", async () => {
    const browser = open();
    await add(browser, slots[0]);
    faults.plan("answerLost");
    expect((await ask(browser, "checkout", order)).data?.checkout?.result).toBe("success");
    time += (HOLD_SECONDS + 60) * 1000;
    expect(await placesTaken()).toBe(1);
  });
});

test("an order without mail server, whose answer was lost and whose tab was closed, has its time booked all the same", async () => {
  const browser = open();
  await add(browser, slots[0]);
  faults.plan("arrivesLate");
  expect(kindOf(await ask(browser, "checkout", order))).toBe("orderUnknown");
  await faults.pass();
  expect(shop.shopkeeper.orders()).toHaveLength(1);
  time += 6 * 60_000;
  await gateway.maintain();
  time += (HOLD_SECONDS + 60) * 1000;
  expect(await placesTaken()).toBe(1);
});

test("an order whose gateway stops before it has booked the time books it once its tab asks for it", async () => {
  const browser = open();
  const attempt = { key: randomUUID() };
  await add(browser, slots[0]);
  let attemptWrites = 0;
  onStateWrite = (key) => {
    // The attempt is written before the order is sent, and once it is placed.
    if (attemptWrites === 2) throw new Error("The store is away");
    if (key.startsWith("attempt:")) attemptWrites += 1;
  };
  expect((await ask(browser, "checkout", order, attempt)).errors).toHaveLength(1);
  expect(shop.shopkeeper.orders()).toHaveLength(1);
  onStateWrite = () => {};
  const askAgain = () =>
    browser.send("/attempt", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(attempt),
    });
  expect(await (await askAgain()).json()).toMatchObject({ state: "placed" });
  time += (HOLD_SECONDS + 60) * 1000;
  expect(await placesTaken()).toBe(1);
  const [placedOrder] = shop.shopkeeper.orders();
  // What was booked is not booked anew, as after the customer has cancelled it.
  await gateway.services.desk.cancelBooking(slots[0] ?? "", placedOrder?.id ?? 0);
  await askAgain();
  expect(await placesTaken()).toBe(0);
});

test("a time that was booked, which its gateway could not write down, is not booked again after it is cancelled", async () => {
  const browser = open();
  const attempt = { key: randomUUID() };
  await add(browser, slots[0]);
  let attemptWrites = 0;
  onStateWrite = (key) => {
    if (key.startsWith("attempt:")) attemptWrites += 1;
    if (attemptWrites === 3) throw new Error("The store is away");
  };
  expect((await ask(browser, "checkout", order, attempt)).errors).toHaveLength(1);
  onStateWrite = () => {};
  expect(await placesTaken()).toBe(1);
  const [placedOrder] = shop.shopkeeper.orders();
  await gateway.services.desk.cancelBooking(slots[0] ?? "", placedOrder?.id ?? 0);
  expect((await ask(browser, "checkout", order, attempt)).data?.checkout?.result).toBe("success");
  expect(await placesTaken()).toBe(0);
});

describe("two tabs of one cart", () => {
  test("at once place one order, and its time stays booked", async () => {
    const browser = open();
    await add(browser, slots[0]);
    const answers = await Promise.all([ask(browser, "checkout", order), ask(browser, "checkout", order)]);
    expect(answers.map((answer) => kindOf(answer) ?? "placed").toSorted((a, b) => a.localeCompare(b))).toEqual([
      "cartEmpty",
      "placed",
    ]);
    time += (HOLD_SECONDS + 60) * 1000;
    expect(await placesTaken()).toBe(1);
  });

  test("the second does not order, nor free the time, while nobody knows of the first", async () => {
    const browser = open();
    await add(browser, slots[0]);
    faults.plan("arrivesLate");
    expect(kindOf(await ask(browser, "checkout", order))).toBe("orderUnknown");
    expect(kindOf(await ask(browser, "checkout", order))).toBe("orderUnknown");
    expect(await placesTaken()).toBe(1);
    await faults.pass();
    expect(shop.shopkeeper.orders()).toHaveLength(1);
  });

  test("an old one that books again with the same holder takes nothing away from the order", async () => {
    const holder = randomUUID();
    const browser = open();
    await add(browser, slots[0], { holder });
    expect((await ask(browser, "checkout", order)).data?.checkout?.result).toBe("success");
    expect(await gateway.services.desk.reserve(slots[1] ?? "", holder, "192.0.2.1")).toBe("held");
    await gateway.services.desk.release(holder);
    expect(await placesTaken()).toBe(1);
  });
});
