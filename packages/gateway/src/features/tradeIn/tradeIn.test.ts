import { defaultDeskSettings, defaultLocation, parseTradeInValues } from "@rewire/domain";
import { describe, expect, test } from "vitest";
import { createMemoryStore } from "../../storage/createMemoryStore.ts";
import { createLimits } from "../../storage/limits/createLimits.ts";
import { createTradeInSource } from "../privacy/createTradeInSource.ts";
import { createDeskService } from "../repair/createDeskService.ts";
import { createTradeInService } from "./createTradeInService.ts";
import type { TradeInRequest } from "./TradeInService.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const first = "2026-11-23T11:30:00+01:00";
const second = "2026-11-24T10:00:00+01:00";
const maria = { deviceName: "", name: "Maria", email: "maria@example.test", phone: "", slot: first };
const euros = (units: number) => ({ minor: units * 100, currency: "EUR" });
const request: TradeInRequest = {
  fields: maria,
  slug: "nordlys-n3",
  device: {
    name: "Nordlys N3",
    storage: "128 GB",
    problems: ["screen"],
    estimate: { kind: "range", from: euros(41), to: euros(71) },
  },
  locale: "de_DE",
  formId: "a form",
};

/** Opens the service with a desk that has one place a time. */
function openTradeIn({ isOffered = true, placesPerSlot = 1 } = {}) {
  const clock = { now: Date.parse("2026-11-20T09:00:00Z") };
  const now = () => clock.now;
  const store = createMemoryStore(now);
  const limits = createLimits(store);
  const desk = createDeskService({
    place: defaultLocation,
    desk: { ...defaultDeskSettings, placesPerSlot },
    store,
    now,
    limit: limits.hold,
  });
  const service = createTradeInService({
    values: isOffered ? parseTradeInValues("Nordlys N3, 128 GB: 180-210") : null,
    desk,
    store,
    secrets: ["a secret of the test, long enough"],
    limit: limits.tradeIn,
    currency: "EUR",
    estimateDays: 14,
    now,
  });
  const book = (changes: Partial<TradeInRequest> = {}, address = "192.0.2.1") =>
    service.book({ ...request, ...changes }, address);
  const bookFirst = async () => {
    const result = await book();
    if (result.kind !== "booked") throw new Error(`The booking was refused: ${result.kind}`);
    return result;
  };
  const isFree = async (start: string) =>
    (await desk.days()).some(({ slots }) => slots.some((slot) => slot.start === start && slot.free > 0));
  const findLastSlot = async () => {
    const slots = (await desk.days()).flatMap((day) => day.slots);
    return slots.findLast(({ free }) => free > 0)?.start ?? "";
  };
  return { clock, service, book, bookFirst, isFree, findLastSlot };
}

describe("a booking", () => {
  test("takes a time of the desk, and is opened by its link alone", async () => {
    const { service, bookFirst, isFree } = openTradeIn();
    const { number, key } = await bookFirst();
    expect(number).toMatch(/^[2-9A-Z]{9}$/);
    expect(await isFree(first)).toBe(false);
    expect(await service.open(number, key)).toMatchObject({
      number,
      state: "booked",
      slot: first,
      device: request.device,
      validUntil: "2026-12-04T09:00:00.000Z",
      customer: { name: "Maria", locale: "de_DE" },
    });
    expect(await service.open(number, `${key.slice(1)}x`)).toBeNull();
    expect(await service.open("ABCDEFGHJ", key)).toBeNull();
  });

  test("is refused where another has the time, or nobody offers it", async () => {
    const { book, bookFirst } = openTradeIn();
    await bookFirst();
    expect(await book({ formId: "another" }, "192.0.2.2")).toEqual({ kind: "taken" });
    const fields = { ...maria, slot: "2026-11-22T11:30:00+01:00" };
    expect(await book({ fields }, "192.0.2.3")).toEqual({ kind: "taken" });
  });

  test("is made once, however often its form is sent", async () => {
    const { book, bookFirst } = openTradeIn({ placesPerSlot: 2 });
    const booked = await bookFirst();
    expect(await Promise.all([book(), book()])).toEqual([booked, booked]);
    expect(await book({ formId: "another" })).toMatchObject({ kind: "booked" });
    expect(await book({ formId: "a third" })).toEqual({ kind: "taken" });
  });

  test("of a form that is sent again after a cancellation is a new one, once however often it is sent", async () => {
    const { service, book, bookFirst, isFree } = openTradeIn({ placesPerSlot: 2 });
    const cancelled = await bookFirst();
    await service.cancel(cancelled.number, cancelled.key);
    const booked = await bookFirst();
    expect(booked.number).not.toBe(cancelled.number);
    expect(await service.open(booked.number, booked.key)).toMatchObject({
      state: "booked",
      customer: { name: "Maria" },
    });
    expect(await Promise.all([book(), book()])).toEqual([booked, booked]);
    expect(await service.open(cancelled.number, cancelled.key)).toMatchObject({ state: "cancelled" });
    expect(await service.appointmentsOf(maria.email)).toMatchObject([{ number: booked.number }]);
    expect(await isFree(first)).toBe(true);

    await service.cancel(booked.number, booked.key);
    const results = await Promise.all([book(), book()]);
    expect(results[0]).toMatchObject({ kind: "booked" });
    expect(results[1]).toEqual(results[0]);
    expect([cancelled, booked]).not.toContainEqual(results[0]);
  });

  test("of a form that is sent again after a cancellation is refused where another has the time by now", async () => {
    const { service, book, bookFirst } = openTradeIn();
    const { number, key } = await bookFirst();
    await service.cancel(number, key);
    await book({ formId: "another" });
    expect(await book()).toEqual({ kind: "taken" });
  });

  test("of two at the same moment, one gets the last place", async () => {
    const { book } = openTradeIn();
    const results = await Promise.all(["a", "b"].map((formId) => book({ formId })));
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(["booked", "taken"]);
  });

  test("needs its fields, a shop that takes devices, and patience", async () => {
    const { book } = openTradeIn({ placesPerSlot: 10 });
    expect(await book({ fields: { ...maria, email: "maria" } })).toEqual({
      kind: "invalid",
      issues: { email: "email" },
    });
    expect(await book({ slug: null })).toEqual({ kind: "invalid", issues: { deviceName: "missing" } });
    for (const formId of ["1", "2", "3", "4", "5"]) expect(await book({ formId })).toMatchObject({ kind: "booked" });
    expect(await book({ formId: "6" }, "192.0.2.9")).toEqual({ kind: "tooMany", waitSeconds: 3600 });
    const closed = openTradeIn({ isOffered: false });
    expect(closed.service.isOffered).toBe(false);
    expect(await closed.book()).toEqual({ kind: "unavailable" });
  });
});

describe("an appointment", () => {
  test("is moved to a free time, and its former one is free again", async () => {
    const { service, bookFirst, book, isFree } = openTradeIn();
    const { number, key } = await bookFirst();
    const change = await service.move(number, key, second, "192.0.2.1");
    expect(change).toMatchObject({ kind: "changed", appointment: { slot: second }, changes: 1 });
    expect([await isFree(first), await isFree(second)]).toEqual([true, false]);
    expect(await service.move(number, key, second, "192.0.2.1")).toMatchObject({ kind: "changed", changes: 1 });
    await book({ formId: "another" });
    expect(await service.move(number, key, first, "192.0.2.1")).toEqual({ kind: "taken" });
    expect(await service.open(number, key)).toMatchObject({ slot: second });
    expect(await service.move(number, "no key", first, "192.0.2.1")).toEqual({ kind: "missing" });
  });

  test("is cancelled, forgets its customer, and frees its time", async () => {
    const { service, bookFirst, isFree } = openTradeIn();
    const { number, key } = await bookFirst();
    expect(await service.cancel(number, key)).toMatchObject({ kind: "changed", customer: { email: maria.email } });
    expect(await isFree(first)).toBe(true);
    const open = await service.open(number, key);
    expect(open).toMatchObject({ state: "cancelled", customer: { name: "", email: "", phone: "" } });
    expect(await service.cancel(number, key)).toEqual({ kind: "tooLate" });
    expect(await service.appointmentsOf(maria.email)).toEqual([]);
    expect(await service.cancel(number, "no key")).toEqual({ kind: "missing" });
  });

  test("stays as it was once its time has come, and is forgotten after 30 days", async () => {
    const { service, bookFirst, clock } = openTradeIn();
    const { number, key } = await bookFirst();
    clock.now = Date.parse(first);
    expect(await service.cancel(number, key)).toEqual({ kind: "tooLate" });
    clock.now += 31 * DAY_MS;
    expect(await service.open(number, key)).toBeNull();
  });

  test("that is moved for months is found by its address as long as it is stored", async () => {
    const { service, bookFirst, clock, findLastSlot } = openTradeIn();
    const { number, key } = await bookFirst();
    const end = clock.now + 130 * DAY_MS;
    for (let slot: string = first; clock.now < end; clock.now = Date.parse(slot) - DAY_MS) {
      slot = await findLastSlot();
      expect(await service.move(number, key, slot, "192.0.2.1")).toMatchObject({ kind: "changed" });
    }
    expect(await service.appointmentsOf(maria.email)).toMatchObject([{ number }]);
  });

  test("is exported and erased with the account of its address", async () => {
    const { service, bookFirst, isFree } = openTradeIn();
    const { number, key } = await bookFirst();
    expect(await service.appointmentsOf(" MARIA@example.test")).toMatchObject([{ number, name: "Maria" }]);
    await createTradeInSource(service).eraseByEmail?.(maria.email);
    expect(await service.open(number, key)).toBeNull();
    expect(await service.appointmentsOf(maria.email)).toEqual([]);
    expect(await isFree(first)).toBe(true);
    expect(await service.eraseAllOf(maria.email)).toBe(0);
  });
});

test("a model has the owner's value in the shop's currency", () => {
  const { service } = openTradeIn();
  expect(service.basesOf({ slug: "nordlys-n3", name: "Nordlys N3" })).toEqual([
    { storage: "128 GB", from: euros(180), to: euros(210) },
  ]);
  expect(service.basesOf({ slug: "moss-a1", name: "Moss A1" })).toEqual([]);
});
