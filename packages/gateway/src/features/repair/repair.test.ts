import { createDemoShop } from "@rewire/demo-shop";
import { catalogue } from "@rewire/demo-shop/catalogue";
import { beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "../../config/readConfig.ts";
import { createGateway } from "../../createGateway.ts";
import { createLog } from "../../log/createLog.ts";
import { createMemoryStore } from "../../storage/createMemoryStore.ts";
import { createBrowser } from "../../testing/createBrowser.ts";

/** Before another shop the repair desk is open when its owner says so. */
const openDesk = {
  PLACE_HOURS: "1-5 10:00-19:00; 6 10:00-16:00; 7 closed",
  PLACE_TIME_ZONE: "Europe/Berlin",
  DESK_TAKES_MAIL: "yes",
};

const service = { SHOP_SERVICE_USER: "keeper", SHOP_SERVICE_PASSWORD: "keeper-of-the-shop" };
const address = {
  firstName: "Maria",
  lastName: "Muster",
  address1: "Weg 1",
  city: "Berlin",
  postcode: "10115",
  country: "DE",
  state: "DE-BE",
};
const email = "maria@example.test";
const slot = "2026-11-23T11:30:00+01:00";
const repair = catalogue.products.find(({ slug }) => slug === "nordlys-n3-pro-battery-replacement");
const holderOf = (letter: string) => `00000000-0000-4000-8000-${letter.repeat(12)}`;
const detailsOf = (holder: string) => ({
  repair_device: "Nordlys N3 Pro",
  repair_faults: "battery",
  repair_parts: "original",
  repair_way: "walkIn",
  repair_slot: slot,
  repair_holder: holder,
});

interface Answer {
  readonly data?: { readonly checkout: { readonly order: { readonly databaseId: number } | null } | null } | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly kind: string } }[];
}

let time = 0;
let shop = createDemoShop({ catalogue });
let lines: string[] = [];
let requestBodies: string[] = [];
const open = (env: Record<string, string> = service) => {
  const config = readConfig({
    SHOP_GRAPHQL_URL: "http://shop.example/graphql",
    ...openDesk,
    REWIRE_SECRET: "s".repeat(32),
    DESK_PLACES_PER_SLOT: "1",
    ...env,
  });
  return createGateway({
    config,
    shopFetch,
    store: createMemoryStore(() => time),
    now: () => time,
    log: createLog({ level: "warn", write: (line) => lines.push(line) }),
  });
};
const shopFetch: typeof globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  requestBodies.push((await request.clone().text()) || request.url);
  return shop.handle(request);
};

beforeEach(() => {
  time = Date.parse("2026-11-21T09:00:00Z");
  lines = [];
  shop = createDemoShop({ catalogue, now: () => time });
});

async function book(gateway: ReturnType<typeof open>, holder = holderOf("a")) {
  const browser = createBrowser(gateway.app);
  await browser.ask("addToCart", {
    input: { productId: repair?.id, quantity: 1, extraData: JSON.stringify(detailsOf(holder)) },
  });
  const response = await browser.ask("checkout", {
    input: { paymentMethod: "cod", billing: { ...address, email }, shipping: address },
  });
  return (await response.json()) as Answer;
}
const idOf = ({ data }: Answer) => String(data?.checkout?.order?.databaseId);

describe("a booking", () => {
  test("takes its details into the order's meta data, which the shop would drop, but not who holds the place", async () => {
    await book(open());
    expect(shop.shopkeeper.orders()[0]?.metaData).toEqual(
      expect.arrayContaining([
        { key: "repair_device", value: "Nordlys N3 Pro" },
        { key: "repair_faults", value: "battery" },
        { key: "repair_way", value: "walkIn" },
        { key: "repair_slot", value: slot },
      ]),
    );
    expect(JSON.stringify(shop.shopkeeper.orders()[0]?.metaData)).not.toContain(holderOf("a"));
  });

  test("books its place for good", async () => {
    const gateway = open();
    await book(gateway);
    time += 3 * 60 * 60 * 1000;
    const day = (await gateway.services.desk.days()).find(({ date }) => date === "2026-11-23");
    expect(day?.slots.find(({ start }) => start === slot)?.free).toBe(0);
  });

  test("of a place that has gone to somebody else is refused, and orders nothing", async () => {
    const gateway = open();
    expect(await gateway.services.desk.reserve(slot, holderOf("b"), "192.0.2.2")).toBe("held");
    expect((await book(gateway)).errors?.[0]?.extensions?.kind).toBe("slotTaken");
    expect(shop.shopkeeper.orders()).toEqual([]);
  });

  test("of the last place by two at once gives one order", async () => {
    const gateway = open();
    const answers = await Promise.all([book(gateway, holderOf("a")), book(gateway, holderOf("b"))]);
    expect(answers.map((answer) => answer.errors?.[0]?.extensions?.kind ?? "placed").toSorted()).toEqual([
      "placed",
      "slotTaken",
    ]);
    expect(shop.shopkeeper.orders()).toHaveLength(1);
  });
});

describe("where a repair stands", () => {
  test("is told to who knows number and e-mail, and to who has the link", async () => {
    const { repairs } = open().services;
    const gateway = open();
    const number = idOf(await book(gateway));
    const result = await gateway.services.repairs.find({ number, email: " MARIA@example.test" }, "192.0.2.1");
    expect(result).toMatchObject({
      kind: "found",
      ticket: { details: { device: "Nordlys N3 Pro", slot }, progress: { number, state: "booked" } },
    });
    const key = gateway.services.repairs.keyOf(Number(number));
    expect(await gateway.services.repairs.find({ number, key }, "192.0.2.1")).toEqual(result);
    expect(repairs.keyOf(Number(number))).toBe(key);
    expect(repairs.keyOf(Number(number) + 1)).not.toBe(key);
  });

  test("a wrong number, a wrong e-mail, a wrong key and an order without a repair are the same answer", async () => {
    const gateway = open();
    const number = idOf(await book(gateway));
    const { repairs } = gateway.services;
    for (const proof of [
      { number: "999999", email },
      { number, email: "other@example.test" },
      { number, email: "" },
      { number, key: "k" },
      { number: "1; drop", email },
    ]) {
      expect(await repairs.find(proof, JSON.stringify(proof))).toEqual({ kind: "notFound" });
    }
  });

  test("notes of the workshop show in the shop's time", async () => {
    const gateway = open();
    const number = idOf(await book(gateway));
    time = Date.parse("2026-11-23T10:40:00Z");
    shop.shopkeeper.addNote(Number(number), "received: Checklist signed.", true);
    shop.shopkeeper.addNote(Number(number), "he looked cross", false);
    const result = await gateway.services.repairs.find({ number, email }, "192.0.2.1");
    expect(result).toMatchObject({
      ticket: {
        progress: {
          state: "received",
          events: [
            { state: "booked" },
            { state: "received", at: "2026-11-23T11:40:00+01:00", note: "Checklist signed." },
          ],
        },
      },
    });
  });

  test("nobody finds one by guessing: ten tries in a quarter of an hour, then a pause", async () => {
    const gateway = open();
    const number = idOf(await book(gateway));
    const guesses = Number(process.env["GUESSES"] ?? 200);
    const kinds = new Map<string, number>();
    for (let guess = 0; guess < guesses; guess++) {
      const { kind } = await gateway.services.repairs.find(
        { number, email: `guess${guess}@example.test` },
        "192.0.2.9",
      );
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
    expect(Object.fromEntries(kinds)).toEqual({ notFound: 10, tooMany: guesses - 10 });
    expect(await gateway.services.repairs.find({ number, email }, "192.0.2.9")).toMatchObject({ kind: "tooMany" });
    expect(await gateway.services.repairs.find({ number, email }, "192.0.2.10")).toMatchObject({ kind: "found" });
    const key = gateway.services.repairs.keyOf(Number(number));
    expect(await gateway.services.repairs.find({ number, key }, "192.0.2.9")).toMatchObject({ kind: "found" });
    const forgedKey = `${key.slice(0, -1)}${key.endsWith("A") ? "B" : "A"}`;
    expect(await gateway.services.repairs.find({ number, key: forgedKey }, "192.0.2.9")).toMatchObject({
      kind: "tooMany",
    });
    time += 16 * 60 * 1000;
    expect(await gateway.services.repairs.find({ number, email }, "192.0.2.9")).toMatchObject({ kind: "found" });
  });

  test("without a shop manager's log-in nobody can say, and a wrong one is the same", async () => {
    for (const env of [{}, { SHOP_SERVICE_USER: "keeper", SHOP_SERVICE_PASSWORD: "wrong" }]) {
      const gateway = open(env);
      const number = idOf(await book(gateway, holderOf("c")));
      expect(await gateway.services.repairs.find({ number, email }, "192.0.2.1")).toEqual({ kind: "unavailable" });
    }
  });
});

describe("a new price", () => {
  const accept = { choice: "accept", total: 9400 } as const;
  const waiting = async (gateway: ReturnType<typeof open>) => {
    const number = idOf(await book(gateway));
    const fields = {
      repair_state: "waiting",
      repair_offer_reason: "The frame is bent.",
      repair_offer_before: "59.00",
      repair_offer_extras: "Frame 35.00",
      repair_offer_total: "94.00",
    };
    const metaData = Object.entries(fields).map(([key, value]) => ({ key, value }));
    shop.shopkeeper.setMetaData(Number(number), metaData);
    return number;
  };

  test.each([
    ["accept", "inRepair"],
    ["decline", "declined"],
  ] as const)("%s is written into the order once", async (answer, state) => {
    const gateway = open();
    const number = await waiting(gateway);
    const { repairs } = gateway.services;
    expect(await repairs.find({ number, email }, "192.0.2.1")).toMatchObject({
      ticket: { progress: { state: "waiting", decision: { total: { minor: 9400 } } } },
    });
    const key = repairs.keyOf(Number(number));
    expect(await repairs.decide({ number, key }, { choice: answer, total: 9400 }, "192.0.2.1")).toMatchObject({
      kind: "found",
      ticket: { progress: { state, decision: null } },
    });
    const other = answer === "accept" ? "decline" : "accept";
    await repairs.decide({ number, key }, { choice: other, total: 9400 }, "192.0.2.1");
    expect(shop.shopkeeper.orders()[0]?.metaData).toContainEqual({ key: "repair_answer", value: answer });
  });

  test.each(["accept", "decline"] as const)(
    "that is raised while its page is open: %s is asked again",
    async (choice) => {
      const gateway = open();
      const number = await waiting(gateway);
      const { repairs } = gateway.services;
      shop.shopkeeper.setMetaData(Number(number), [{ key: "repair_offer_total", value: "150.00" }]);
      for (const total of [9400, null])
        expect(await repairs.decide({ number, email }, { choice, total }, "192.0.2.1")).toMatchObject({
          kind: "changed",
          ticket: { progress: { state: "waiting", decision: { total: { minor: 15_000 } } } },
        });
      expect(shop.shopkeeper.orders()[0]?.metaData.some(({ key }) => key === "repair_answer")).toBe(false);
      expect(await repairs.decide({ number, email }, { choice, total: 15_000 }, "192.0.2.1")).toMatchObject({
        kind: "found",
        ticket: { progress: { decision: null } },
      });
    },
  );

  test.each([
    ["accept", { total: { minor: 9400 }, isOrderTotal: false }],
    ["decline", { isOrderTotal: true }],
  ] as const)("that follows an answered one is asked about, too: %s", async (choice, agreement) => {
    const gateway = open();
    const number = await waiting(gateway);
    const { repairs } = gateway.services;
    await repairs.decide({ number, email }, { choice, total: 9400 }, "192.0.2.1");
    const metaData = () => shop.shopkeeper.orders()[0]?.metaData;
    expect(metaData()).toContainEqual({ key: "repair_answer_total", value: "94.00" });
    shop.shopkeeper.setMetaData(Number(number), [
      { key: "repair_state", value: "waiting" },
      { key: "repair_offer_before", value: "94.00" },
      { key: "repair_offer_extras", value: "Board 216.00" },
      { key: "repair_offer_total", value: "310.00" },
    ]);
    expect(await repairs.find({ number, email }, "192.0.2.1")).toMatchObject({
      ticket: { ...agreement, progress: { state: "waiting", decision: { total: { minor: 31_000 } } } },
    });
    expect(await repairs.decide({ number, email }, accept, "192.0.2.1")).toMatchObject({ kind: "changed" });
    expect(await repairs.decide({ number, email }, { choice: "accept", total: 31_000 }, "192.0.2.1")).toMatchObject({
      kind: "found",
      ticket: { total: { minor: 31_000 }, progress: { state: "inRepair", decision: null } },
    });
    expect(metaData()).toContainEqual({ key: "repair_answer_total", value: "310.00" });
  });

  test("two answers at once are one: the first", async () => {
    const gateway = open();
    const number = await waiting(gateway);
    const { repairs } = gateway.services;
    const answers = await Promise.all(
      (["accept", "decline", "accept"] as const).map((choice) =>
        repairs.decide({ number, email }, { choice, total: 9400 }, "192.0.2.1"),
      ),
    );
    const states = answers.map((answer) => answer.kind === "found" && answer.ticket.progress.state);
    expect(new Set(states).size).toBe(1);
    const notes = shop.shopkeeper.orders()[0]?.notes.filter(({ note }) => /^(?:in-repair|declined):/.test(note));
    expect(notes).toHaveLength(1);
  });

  const broken = async (gateway: ReturnType<typeof open>) => {
    const number = await waiting(gateway);
    shop.shopkeeper.setMetaData(Number(number), [
      { key: "repair_offer_total", value: "about 94" },
      { key: "repair_offer_before", value: "" },
    ]);
    return number;
  };

  test("that is typed with a comma is read", async () => {
    const gateway = open();
    const number = await waiting(gateway);
    shop.shopkeeper.setMetaData(Number(number), [{ key: "repair_offer_total", value: "1.094,50 €" }]);
    expect(await gateway.services.repairs.find({ number, email }, "192.0.2.1")).toMatchObject({
      ticket: { progress: { decision: { total: { minor: 109_450 } } } },
    });
  });

  test("that cannot be read is told to its customer as such, to the owner once, and cannot be answered", async () => {
    const gateway = open();
    const number = await broken(gateway);
    const { repairs } = gateway.services;
    const unreadable = { kind: "found", ticket: { progress: { state: "waiting", decision: "unreadable" } } };
    expect(await repairs.find({ number, email }, "192.0.2.1")).toMatchObject(unreadable);
    expect(await repairs.find({ number, email }, "192.0.2.1")).toMatchObject(unreadable);
    expect(await repairs.decide({ number, email }, accept, "192.0.2.1")).toMatchObject(unreadable);
    expect(shop.shopkeeper.orders()[0]?.metaData.some(({ key }) => key === "repair_answer")).toBe(false);
    expect(lines.filter((line) => line.includes("new price of a repair cannot be read"))).toEqual([
      expect.stringMatching(/repair_offer_before, repair_offer_total/),
    ]);
    expect(lines.join()).not.toContain(email);
  });

  test("leaves a stranger none the wiser: an unknown number and a wrong e-mail are one answer after the same questions", async () => {
    const gateway = open();
    const number = await broken(gateway);
    const { repairs } = gateway.services;
    // Logged in once, so that no first question stands out.
    await repairs.find({ number: "999999", email }, "192.0.2.1");
    const look = async (proof: Parameters<typeof repairs.find>[0]) => {
      requestBodies = [];
      const answers = [await repairs.find(proof, "192.0.2.2"), await repairs.decide(proof, accept, "192.0.2.2")];
      return { answers, questions: requestBodies.map((body) => body.replaceAll(proof.number, "#")) };
    };
    const unknown = await look({ number: "888888", email: "other@example.test" });
    expect(await look({ number, email: "other@example.test" })).toEqual(unknown);
    expect(unknown.answers).toEqual([{ kind: "notFound" }, { kind: "notFound" }]);
    const unknownKey = await look({ number: "888888", key: "guess" });
    expect(await look({ number, key: "guess" })).toEqual(unknownKey);
    expect(unknownKey).toEqual({ answers: unknown.answers, questions: [] });
    expect(lines).toEqual([]);
  });

  test("a stranger answers nothing", async () => {
    const gateway = open();
    const number = await waiting(gateway);
    const answer = gateway.services.repairs.decide({ number, key: "guess" }, accept, "192.0.2.1");
    expect(await answer).toEqual({ kind: "notFound" });
    expect(shop.shopkeeper.orders()[0]?.metaData.some(({ key }) => key === "repair_answer")).toBe(false);
  });
});
