import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDemoShop } from "@rewire/demo-shop";
import { catalogue as demoCatalogue } from "@rewire/demo-shop/catalogue";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "../../config/readConfig.ts";
import { createGateway, type Gateway } from "../../createGateway.ts";
import { createLog } from "../../log/createLog.ts";
import { createMemoryStore } from "../../storage/createMemoryStore.ts";
import { createBrowser } from "../../testing/createBrowser.ts";
import { createErrorInjection } from "../../testing/createErrorInjection.ts";

const MINUTE_MS = 60_000;
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
const battery = demoCatalogue.products.find(({ slug }) => slug === "nordlys-n3-pro-battery-replacement")?.id ?? 0;
/** The gateway reads all of it before each test. */
const catalogue = { ...demoCatalogue, products: demoCatalogue.products.filter(({ id }) => id === battery) };
const detailsOf = (device: string) =>
  JSON.stringify({
    repair_device: device,
    repair_faults: "battery",
    repair_parts: "original",
    repair_way: "mailIn",
    repair_holder: randomUUID(),
  });

let time = 0;
let shop = createDemoShop({ catalogue });
let faults = createErrorInjection(shop);
let store = createMemoryStore();
/** Returns whether a write of the list of attempts fails, by its number from 1. */
let failsAtWrite: (count: number) => boolean = () => false;
let lines: string[] = [];
let folder = "";
const gateways: Gateway[] = [];

beforeEach(async () => {
  time = Date.parse("2026-11-21T09:00:00Z");
  shop = createDemoShop({ catalogue, now: () => time });
  faults = createErrorInjection(shop);
  const memory = createMemoryStore(() => time);
  let writeCount = 0;
  failsAtWrite = () => false;
  store = {
    ...memory,
    set: async (key, ...entry) => {
      // The list's key is sealed as a whole; those of other records begin with a word.
      const isList = !key.includes(":") && key !== "sealed-with";
      if (isList && failsAtWrite((writeCount += 1))) throw new Error("The store is away");
      await memory.set(key, ...entry);
    },
  };
  lines = [];
  folder = await mkdtemp(join(tmpdir(), "rewire-booking-"));
});
afterEach(async () => {
  for (const gateway of gateways.splice(0)) await gateway.close();
  await rm(folder, { recursive: true, force: true });
});

/** A gateway of its own process; all of them share one state store, and one folder of mails. */
function start({ hasAccount = true } = {}): Gateway {
  const account = { SHOP_SERVICE_USER: "keeper", SHOP_SERVICE_PASSWORD: "keeper-of-the-shop" };
  const config = readConfig({
    SHOP_GRAPHQL_URL: "http://shop.example/graphql",
    REWIRE_SECRET: "s".repeat(32),
    ...(hasAccount && account),
    PLACE_STREET: "Weg 1",
    DESK_TAKES_MAIL: "yes",
  });
  const gateway = createGateway({
    config: { ...config, mail: { ...config.mail, folder } },
    shopFetch: faults.fetch,
    store,
    now: () => time,
    log: createLog({ level: "warn", write: (line) => lines.push(line) }),
    composeBooking: async ({ language, origin, number, details, otherDetails }) => ({
      subject: `${language} ${number}: ${[details, ...otherDetails].map(({ device }) => device).join(" + ")}`,
      text: origin,
    }),
  });
  gateways.push(gateway);
  return gateway;
}

const mails = async () => {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json"));
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, name), "utf8")) as Record<string, unknown>),
  );
};

/** Does the regular work of a gateway, and waits until the e-mails that it has queued are delivered. */
async function maintainAndDeliver(gateway: Gateway): Promise<void> {
  await gateway.maintain();
  // The first call does not wait for what it has queued itself.
  await gateway.maintain();
}

/** Books a repair of each device on the German pages. @param key Key of the attempt */
async function book(gateway: Gateway, key: string, input: object = {}, devices = ["Nordlys N3 Pro"]) {
  const browser = createBrowser(gateway.app);
  for (const device of devices)
    await browser.ask("addToCart", { input: { productId: battery, quantity: 1, extraData: detailsOf(device) } });
  const send = async () => {
    const referer = { referer: "http://localhost:3000/de/checkout" };
    const response = await browser.ask("checkout", { input: { ...order, ...input } }, referer, { key });
    return (await response.json()) as { data?: { checkout: { order: { databaseId: number } } | null } | null };
  };
  return { browser, send, answer: await send() };
}

describe("the mail about a booked repair", () => {
  test("is sent once, in the language of the booking, though nobody opens the page of the order", async () => {
    const gateway = start();
    const key = randomUUID();
    const { answer, send, browser } = await book(gateway, key);
    const id = answer.data?.checkout?.order.databaseId;
    await expect
      .poll(mails)
      .toMatchObject([
        { to: "maria@example.test", subject: `de ${id}: Nordlys N3 Pro`, text: "http://localhost:3000" },
      ]);
    // Neither a repeated request, nor a question for the outcome, nor the regular work sends it again.
    await send();
    await browser.send("/attempt", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ key }),
    });
    time += 11 * MINUTE_MS;
    await gateway.maintain();
    await maintainAndDeliver(start());
    expect(await mails()).toHaveLength(1);
  });

  test.each(["answerLost", "maskedError"] as const)("is sent once after an answer of the shop: %s", async (fault) => {
    faults.plan(fault);
    await book(start(), randomUUID());
    await expect.poll(mails).toHaveLength(1);
    time += 11 * MINUTE_MS;
    await maintainAndDeliver(start());
    expect(await mails()).toHaveLength(1);
  });

  test("is sent after a restart for an order that came to be when nobody waited for it any more", async () => {
    faults.plan("arrivesLate");
    expect((await book(start(), randomUUID())).answer.data?.checkout).toBeFalsy();
    await faults.pass();
    expect(shop.shopkeeper.orders()).toHaveLength(1);
    const next = start();
    await maintainAndDeliver(next);
    expect(await mails()).toEqual([]);
    time += 6 * MINUTE_MS;
    await next.maintain();
    await expect.poll(mails).toMatchObject([{ subject: expect.stringMatching(/^de \d+: Nordlys N3 Pro$/) as string }]);
    time += 11 * MINUTE_MS;
    await Promise.all([maintainAndDeliver(next), maintainAndDeliver(start())]);
    expect(await mails()).toHaveLength(1);
  });

  test.each([null, "answerLost", "arrivesLate"] as const)(
    "names every repair of the order, once, though the answer of the shop is lost or late: %s",
    async (fault) => {
      if (fault) faults.plan(fault);
      await book(start(), randomUUID(), {}, ["Nordlys N3 Pro", "Halden 6"]);
      await faults.pass();
      time += 6 * MINUTE_MS;
      await Promise.all([start().maintain(), start().maintain()]);
      await expect
        .poll(mails)
        .toEqual([
          expect.objectContaining({ subject: expect.stringMatching(/^de \d+: Nordlys N3 Pro \+ Halden 6$/) as string }),
        ]);
      time += 11 * MINUTE_MS;
      await maintainAndDeliver(start());
      expect(await mails()).toHaveLength(1);
    },
  );

  test.each([2, 3, 4])(
    "names every repair once, though the gateway fails at write %i of the lists",
    async (failing) => {
      failsAtWrite = (count) => count === failing;
      await book(start(), randomUUID(), {}, ["Nordlys N3 Pro", "Halden 6"]);
      time += 6 * MINUTE_MS;
      await Promise.all([start().maintain(), start().maintain()]);
      await expect
        .poll(mails)
        .toEqual([
          expect.objectContaining({ subject: expect.stringContaining("Nordlys N3 Pro + Halden 6") as string }),
        ]);
      time += 11 * MINUTE_MS;
      await maintainAndDeliver(start());
      expect(await mails()).toHaveLength(1);
    },
  );

  test("is asked of the owner once where nobody can know the order, before its time is free for others", async () => {
    faults.plan("arrivesLate");
    const key = randomUUID();
    const bookedAt = new Date(time).toISOString();
    await book(start({ hasAccount: false }), key);
    await faults.pass();
    const next = start({ hasAccount: false });
    const countErrors = () => lines.join("").split("by hand").length - 1;
    time += 6 * MINUTE_MS;
    await next.maintain();
    expect(countErrors()).toBe(0);
    for (let minutes = 6; minutes < 29; minutes += 1) {
      time += MINUTE_MS;
      await next.maintain();
    }
    expect(countErrors()).toBe(1);
    // The order has the key of its attempt in its meta data. Whoever has the whole key can open the order.
    expect(lines.join("")).toContain(`attempt=${JSON.stringify(`${key.slice(0, 8)}…`)} since=${bookedAt}`);
    expect(lines.join("")).not.toContain(key);
    time += 5 * 24 * 60 * MINUTE_MS;
    await maintainAndDeliver(next);
    expect([countErrors(), await mails()]).toEqual([1, []]);
  });

  test.each(["neverArrives", "refused"] as const)("is not sent where there is no order: %s", async (fault) => {
    faults.plan(fault);
    const gateway = start();
    await book(gateway, randomUUID());
    for (let minutes = 0; minutes < 60; minutes += 6) {
      time += 6 * MINUTE_MS;
      await maintainAndDeliver(gateway);
    }
    expect([shop.shopkeeper.orders(), await mails()]).toEqual([[], []]);
    expect(lines.join("")).not.toContain("by hand");
  });

  test("whose attempt cannot be recorded does not keep the order from being placed", async () => {
    failsAtWrite = (count) => count === 1;
    const { answer } = await book(start(), randomUUID());
    expect(answer.data?.checkout?.order.databaseId).toBeGreaterThan(0);
    expect(lines.join("")).toContain("without an e-mail about it");
  });

  test("whose record cannot be removed leaves the shop's refusal as it is", async () => {
    failsAtWrite = (count) => count === 2;
    const gateway = start();
    const { answer } = await book(gateway, randomUUID(), { paymentMethod: "nonsense" });
    expect(answer.data).toEqual({ checkout: null });
    expect(lines.join("")).toContain("is settled later");
    time += 6 * MINUTE_MS;
    await maintainAndDeliver(gateway);
    expect(await mails()).toEqual([]);
  });

  test("is sent for the order of the next try after a refusal", async () => {
    const gateway = start();
    const { browser } = await book(gateway, randomUUID(), { paymentMethod: "nonsense" });
    expect(shop.shopkeeper.orders()).toEqual([]);
    await browser.ask("checkout", { input: order });
    await expect.poll(mails).toHaveLength(1);
  });
});
