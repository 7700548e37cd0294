import { createDemoShop } from "@rewire/demo-shop";
import { catalogue as demoCatalogue } from "@rewire/demo-shop/catalogue";
import { calculateRefund, matchWithdrawnLines } from "@rewire/domain";
import { beforeEach, expect, test } from "vitest";
import { readConfig } from "../../config/readConfig.ts";
import { createGateway } from "../../createGateway.ts";
import { silentLog } from "../../log/createLog.ts";
import { createMemoryStore } from "../../storage/createMemoryStore.ts";
import type { RepairProof } from "./RepairService.ts";
import { createBrowser } from "../../testing/createBrowser.ts";

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
const client = "192.0.2.1";
const monday = "2026-11-23T11:30:00+01:00";
const tuesday = "2026-11-24T15:00:00+01:00";
const wednesday = "2026-11-25T11:30:00+01:00";
const findProduct = (productSlug: string) => demoCatalogue.products.find(({ slug }) => slug === productSlug);
const battery = findProduct("nordlys-n3-pro-battery-replacement");
const otherBattery = findProduct("nordlys-n3-battery-replacement");
const goods = demoCatalogue.products.find(
  (product) =>
    product.type === "simple" &&
    product.stock.state === "IN_STOCK" &&
    !product.categories.some((slug) => slug.startsWith("repair")),
);
const catalogue = {
  ...demoCatalogue,
  products: [battery, otherBattery, goods].flatMap((product) => product ?? []),
};

let time = 0;
let shop = createDemoShop({ catalogue });
let refusesChanges = false;
/** Whether answers to changes are lost, of changes that the shop makes, or makes only later. */
let lostAnswer: "made" | "late" | null = null;
let gateway: ReturnType<typeof createGateway>;

const openGateway = (placesPerSlot: string) =>
  createGateway({
    config: readConfig({
      // An address of its own: the catalogue of other tests, which is stored, has one repair alone.
      SHOP_GRAPHQL_URL: "http://repairs.example/graphql",
      PLACE_HOURS: "1-5 10:00-19:00; 6 10:00-16:00; 7 closed",
      PLACE_TIME_ZONE: "Europe/Berlin",
      DESK_TAKES_MAIL: "yes",
      DESK_PLACES_PER_SLOT: placesPerSlot,
      REWIRE_SECRET: "s".repeat(32),
      SHOP_SERVICE_USER: "keeper",
      SHOP_SERVICE_PASSWORD: "keeper-of-the-shop",
    }),
    shopFetch: async (input, init) => {
      const request = new Request(input, init);
      const isChange = (await request.clone().text()).includes("changeRepair");
      if (isChange && lostAnswer === "made") await shop.handle(request);
      if (isChange && lostAnswer) throw new TypeError("fetch failed", { cause: new Error("socket hang up") });
      return isChange && refusesChanges ? new Response("later", { status: 503 }) : shop.handle(request);
    },
    store: createMemoryStore(() => time),
    now: () => time,
    log: silentLog,
  });

beforeEach(() => {
  time = Date.parse("2026-11-21T09:00:00Z");
  shop = createDemoShop({ catalogue, now: () => time });
  refusesChanges = false;
  lostAnswer = null;
  gateway = openGateway("1");
});

type Details = Readonly<Record<string, string>>;
const atCounter = (start: string): Details => ({ repair_way: "walkIn", repair_slot: start });

/** Books a repair; answers the proof of its owner. */
const book = (details: Details = atCounter(monday)) => order([[battery?.id, details]]);

/** Orders products, of which repairs have details. */
async function order(lines: readonly (readonly [id: number | undefined, details: Details | null])[]) {
  const browser = createBrowser(gateway.app);
  for (const [productId, details] of lines) {
    const booking = {
      repair_device: "Nordlys N3 Pro",
      repair_faults: "battery",
      repair_parts: "original",
      repair_holder: crypto.randomUUID(),
      ...details,
    };
    const extraData = details ? { extraData: JSON.stringify(booking) } : {};
    await browser.ask("addToCart", { input: { productId, quantity: 1, ...extraData } });
  }
  const input = { paymentMethod: "cod", billing: { ...address, email }, shipping: address };
  const response = await browser.ask("checkout", { input });
  const { data } = (await response.json()) as { data: { checkout: { order: { databaseId: number } } } };
  const number = String(data.checkout.order.databaseId);
  return { number, key: gateway.services.repairs.keyOf(Number(number)) };
}

/** Orders two repairs; answers the proofs of the first and the second. */
async function bookTwo(first: Details = atCounter(monday), second: Details = atCounter(tuesday)) {
  const proof = await order([
    [battery?.id, first],
    [otherBattery?.id, { repair_device: "Nordlys N3", ...second }],
  ]);
  return [proof, { ...proof, position: 2 }] as const;
}

const freeAt = async (start: string) =>
  (await gateway.services.desk.days()).flatMap(({ slots }) => slots).find((slot) => slot.start === start)?.free;
const metaOf = (key: string) => shop.shopkeeper.orders()[0]?.metaData.find((entry) => entry.key === key)?.value;

test("a repair is moved: the new time is taken, the former one is free, the order and its staff know", async () => {
  const proof = await book();
  expect([await freeAt(monday), await freeAt(tuesday)]).toEqual([0, 1]);
  const moved = await gateway.services.repairs.move(proof, tuesday, client);
  expect(moved).toMatchObject({ kind: "changed", email, ticket: { details: { slot: tuesday } } });
  expect([await freeAt(monday), await freeAt(tuesday)]).toEqual([1, 0]);
  expect(metaOf("repair_slot")).toBe(tuesday);
  expect(shop.shopkeeper.orders()[0]?.notes.at(-1)).toMatchObject({
    forCustomer: false,
    note: expect.stringMatching(/ to /),
  });
  expect(await gateway.services.repairs.move(proof, monday, client)).toMatchObject({ kind: "changed" });
  expect([await freeAt(monday), await freeAt(tuesday)]).toEqual([0, 1]);
});

test("a time that another has, or that is not offered, leaves the appointment as it is", async () => {
  const proof = await book();
  await book(atCounter(tuesday));
  for (const slot of [tuesday, "2026-11-22T11:30:00+01:00", "nonsense"])
    expect(await gateway.services.repairs.move(proof, slot, client)).toEqual({ kind: "taken" });
  expect([await freeAt(monday), await freeAt(tuesday)]).toEqual([0, 0]);
});

test("two moves at once end with the time that the order has, and no other", async () => {
  const proof = await book();
  const { repairs } = gateway.services;
  await Promise.all([repairs.move(proof, tuesday, client), repairs.move(proof, wednesday, client)]);
  const slot = metaOf("repair_slot");
  expect([tuesday, wednesday]).toContain(slot);
  for (const start of [monday, tuesday, wednesday]) expect(await freeAt(start)).toBe(start === slot ? 0 : 1);
});

test("a shop that does not take the change keeps the former time, and the new one is free again", async () => {
  const proof = await book();
  refusesChanges = true;
  expect(await gateway.services.repairs.move(proof, tuesday, client)).toEqual({ kind: "unavailable" });
  expect([await freeAt(monday), await freeAt(tuesday)]).toEqual([0, 1]);
});

test("a move whose answer is lost has succeeded if the order has the new time", async () => {
  const proof = await book();
  lostAnswer = "made";
  expect(await gateway.services.repairs.move(proof, tuesday, client)).toMatchObject({
    kind: "changed",
    email,
    ticket: { details: { slot: tuesday } },
  });
  expect([await freeAt(monday), await freeAt(tuesday)]).toEqual([1, 0]);
});

test("a move that the shop may still make keeps both times, and is completed when it is repeated", async () => {
  const proof = await book();
  lostAnswer = "late";
  expect(await gateway.services.repairs.move(proof, tuesday, client)).toEqual({ kind: "unavailable" });
  expect([await freeAt(monday), await freeAt(tuesday)]).toEqual([0, 0]);
  lostAnswer = null;
  expect(await gateway.services.repairs.move(proof, tuesday, client)).toMatchObject({ kind: "changed" });
  expect([await freeAt(monday), await freeAt(tuesday)]).toEqual([1, 0]);
});

test("a cancellation whose answer is lost frees the time", async () => {
  const proof = await book();
  lostAnswer = "made";
  expect(await gateway.services.repairs.cancel(proof, client)).toMatchObject({
    kind: "changed",
    ticket: { progress: { state: "cancelled" } },
  });
  expect(await freeAt(monday)).toBe(1);
});

test("a cancellation that the shop makes late frees the time when it is repeated", async () => {
  const proof = await book();
  lostAnswer = "late";
  expect(await gateway.services.repairs.cancel(proof, client)).toEqual({ kind: "unavailable" });
  expect(await freeAt(monday)).toBe(0);
  lostAnswer = null;
  shop.shopkeeper.addNote(Number(proof.number), "cancelled:", true);
  expect(await gateway.services.repairs.cancel(proof, client)).toMatchObject({ kind: "changed" });
  expect(await freeAt(monday)).toBe(1);
});

test("a repair is cancelled once: the order too, and its time is free for another", async () => {
  const proof = await book();
  const { repairs } = gateway.services;
  for (const _attempt of [1, 2])
    expect(await repairs.cancel(proof, client)).toMatchObject({
      kind: "changed",
      ticket: { progress: { state: "cancelled" } },
    });
  expect(shop.shopkeeper.orders()[0]?.status).toBe("CANCELLED");
  await book();
  expect(await repairs.cancel(proof, client)).toMatchObject({ kind: "changed" });
  expect(await freeAt(monday)).toBe(0);
  expect(await repairs.move(proof, tuesday, client)).toEqual({ kind: "tooLate" });
});

test("what comes by mail is cancelled, and has no appointment to move", async () => {
  const proof = await book({ repair_way: "mailIn" });
  expect(await gateway.services.repairs.move(proof, tuesday, client)).toEqual({ kind: "tooLate" });
  expect(await gateway.services.repairs.cancel(proof, client)).toMatchObject({ kind: "changed" });
});

test("after it was handed over, or its time has come, nothing changes online", async () => {
  const proof = await book();
  const { repairs } = gateway.services;
  shop.shopkeeper.addNote(Number(proof.number), "received: Checklist signed.", true);
  expect(await repairs.cancel(proof, client)).toEqual({ kind: "tooLate" });
  const other = await book(atCounter(tuesday));
  time = Date.parse(tuesday) + 1;
  expect(await repairs.move(other, wednesday, client)).toEqual({ kind: "tooLate" });
});

test("a stranger changes nothing, and learns nothing", async () => {
  const { number } = await book();
  for (const proof of [
    { number, key: "guess" },
    { number: "999999", key: "guess" },
    { number, email: "other@example.test" },
  ]) {
    expect(await gateway.services.repairs.move(proof, tuesday, client)).toEqual({ kind: "notFound" });
    expect(await gateway.services.repairs.cancel(proof, client)).toEqual({ kind: "notFound" });
  }
  expect(metaOf("repair_slot")).toBe(monday);
});

const freeTimes = () => Promise.all([monday, tuesday, wednesday].map(freeAt));

test("the second repair of an order is moved alone, and each names the other", async () => {
  const [first, second] = await bookTwo();
  const { repairs } = gateway.services;
  expect(await repairs.move(second, wednesday, client)).toMatchObject({
    kind: "changed",
    ticket: { position: 2, details: { device: "Nordlys N3", slot: wednesday } },
  });
  expect(await freeTimes()).toEqual([0, 1, 0]);
  expect([metaOf("repair_slot"), metaOf("repair_slot_2")]).toEqual([monday, wednesday]);
  expect(await repairs.find(first, client)).toMatchObject({
    ticket: {
      position: 1,
      details: { device: "Nordlys N3 Pro", slot: monday },
      relatedRepairs: [{ position: 2, device: "Nordlys N3", slot: wednesday, state: "booked" }],
    },
  });
  expect(await repairs.move(first, wednesday, client)).toEqual({ kind: "taken" });
});

test("of two repairs one is cancelled, and the order with the last of them", async () => {
  const [first, second] = await bookTwo();
  const { repairs } = gateway.services;
  expect(await repairs.cancel(second, client)).toMatchObject({ ticket: { progress: { state: "cancelled" } } });
  expect(await freeTimes()).toEqual([0, 1, 1]);
  expect(shop.shopkeeper.orders()[0]?.status).toBe("PROCESSING");
  expect(await repairs.find(first, client)).toMatchObject({
    ticket: { progress: { state: "booked" }, relatedRepairs: [{ state: "cancelled" }] },
  });
  expect(await repairs.cancel(first, client)).toMatchObject({ ticket: { progress: { state: "cancelled" } } });
  expect(shop.shopkeeper.orders()[0]?.status).toBe("CANCELLED");
  expect(await freeTimes()).toEqual([1, 1, 1]);
});

test("of two repairs the cancelled one is left out of a withdrawal, and the other and goods stay", async () => {
  const proof = await order([
    [battery?.id, atCounter(monday)],
    [otherBattery?.id, { ...atCounter(tuesday), repair_device: "Nordlys N3" }],
    [goods?.id, null],
  ]);
  const { repairs, withdrawals } = gateway.services;
  const findRules = async () => {
    const view = await withdrawals.find({ number: proof.number, email }, "withdrawal", client);
    if (view.kind !== "found") throw new Error(view.kind);
    return view.lines.map(({ rule }) => rule);
  };
  expect(await findRules()).toEqual([null, null, null]);
  await repairs.cancel(proof, client);
  expect(await findRules()).toEqual(["cancelled", null, null]);
  await repairs.cancel({ ...proof, position: 2 }, client);
  expect(await findRules()).toEqual(["cancelled", "cancelled", null]);
});

/** Withdraws from lines of an order, given by their positions. */
async function withdraw({ number }: { readonly number: string }, positions: readonly number[]) {
  const { withdrawals } = gateway.services;
  const proof = { number, email };
  const view = await withdrawals.find(proof, "withdrawal", client);
  if (view.kind !== "found") throw new Error(view.kind);
  const quantities = positions.map((position) => ({ position, quantity: 1 }));
  const earlierQuantities = matchWithdrawnLines(
    view.contract.lines,
    view.earlierWithdrawals.flatMap(({ withdrawal }) => withdrawal.record.lines ?? []),
  );
  const result = await withdrawals.declare(
    {
      kind: "withdrawal",
      attempt: positions.join(),
      locale: "en_US",
      origin: "https://shop.example",
      reason: null,
      method: null,
      proof,
      choices: quantities.map((quantity) => ({ ...quantity, isConditionMet: false })),
      expectedTotal: calculateRefund(view.contract, quantities, earlierQuantities, 0).total.minor,
    },
    client,
  );
  expect(result.kind).toBe("recorded");
}
const stateOf = async (proof: RepairProof) => {
  const lookup = await gateway.services.repairs.find(proof, client);
  return lookup.kind === "found" ? lookup.ticket.progress.state : lookup.kind;
};

test("a withdrawal from a booked repair cancels it, and frees its time", async () => {
  const proof = await book();
  await withdraw(proof, [0]);
  expect(await stateOf(proof)).toBe("cancelled");
  expect(await freeAt(monday)).toBe(1);
  expect(shop.shopkeeper.orders()[0]?.status).toBe("CANCELLED");
  expect(metaOf("withdrawal_1")).toContain("Withdrawal no. 1");
});

test("a withdrawal from one of two repairs cancels this one alone", async () => {
  const [first, second] = await bookTwo();
  await withdraw(first, [1]);
  expect([await stateOf(first), await stateOf(second)]).toEqual(["booked", "cancelled"]);
  expect(await freeTimes()).toEqual([0, 1, 1]);
  expect(shop.shopkeeper.orders()[0]?.status).toBe("PROCESSING");
});

test("of two equal repairs neither is cancelled until both are withdrawn from, since nobody knows which is meant", async () => {
  const proof = await order([
    [battery?.id, atCounter(monday)],
    [battery?.id, atCounter(tuesday)],
  ]);
  const proofs = [proof, { ...proof, position: 2 }];
  await withdraw(proof, [0]);
  expect(await Promise.all(proofs.map(stateOf))).toEqual(["booked", "booked"]);
  await withdraw(proof, [1]);
  expect(await Promise.all(proofs.map(stateOf))).toEqual(["cancelled", "cancelled"]);
  expect(await freeTimes()).toEqual([1, 1, 1]);
});

test("a withdrawal from a repair whose device has been handed over leaves its progress to the staff", async () => {
  const proof = await book();
  shop.shopkeeper.addNote(Number(proof.number), "received:", true);
  await withdraw(proof, [0]);
  expect(await stateOf(proof)).toBe("received");
  expect(metaOf("withdrawal_1")).toContain("Withdrawal no. 1");
});

test("a repair that the shop does not cancel at once is cancelled later", async () => {
  const proof = await book();
  refusesChanges = true;
  await withdraw(proof, [0]);
  expect([await stateOf(proof), await freeAt(monday)]).toEqual(["booked", 0]);
  refusesChanges = false;
  time += 61_000;
  await gateway.settlePendingWithdrawals();
  expect([await stateOf(proof), await freeAt(monday)]).toEqual(["cancelled", 1]);
});

test("two repairs at one time have two places, each of which is freed once", async () => {
  gateway = openGateway("2");
  const [first, second] = await bookTwo(atCounter(monday), atCounter(monday));
  const { repairs } = gateway.services;
  expect(await freeAt(monday)).toBe(0);
  for (const _attempt of [1, 2]) expect(await repairs.cancel(first, client)).toMatchObject({ kind: "changed" });
  expect(await freeAt(monday)).toBe(1);
  expect(await repairs.move(second, tuesday, client)).toMatchObject({ kind: "changed" });
  expect([await freeAt(monday), await freeAt(tuesday)]).toEqual([2, 1]);
});

test("a repair after one that comes by mail frees its own time", async () => {
  const [, second] = await bookTwo({ repair_way: "mailIn" }, atCounter(tuesday));
  expect(await gateway.services.repairs.cancel(second, client)).toMatchObject({ kind: "changed" });
  expect(await freeAt(tuesday)).toBe(1);
});

test("an order that has goods, too, stays when its repair is cancelled", async () => {
  const proof = await order([
    [battery?.id, atCounter(monday)],
    [goods?.id, null],
  ]);
  expect(await gateway.services.repairs.cancel(proof, client)).toMatchObject({
    ticket: { progress: { state: "cancelled" } },
  });
  expect(shop.shopkeeper.orders()[0]).toMatchObject({ status: "PROCESSING", lines: [{}, {}] });
});

test("a position that the order has not, or another's key, opens nothing", async () => {
  const [first, second] = await bookTwo();
  const { repairs } = gateway.services;
  for (const proof of [
    { ...first, position: 3 },
    { ...second, key: "guess" },
    { ...first, position: 0 },
  ]) {
    expect(await repairs.find(proof, client)).toEqual({ kind: "notFound" });
    expect(await repairs.move(proof, wednesday, client)).toEqual({ kind: "notFound" });
    expect(await repairs.cancel(proof, client)).toEqual({ kind: "notFound" });
  }
  expect(await freeTimes()).toEqual([0, 0, 1]);
});
