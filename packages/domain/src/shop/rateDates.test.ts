import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { carts } from "../testing/index.ts";
import { findPackingDate, type DeliveryTerms } from "./delivery.ts";
import { defaultLocation } from "./place.ts";
import { estimateCartDates, estimateRateDates, findRateDays, type RateDays } from "./rateDates.ts";

const days = (from: number, to = from) => ({ from, to });
const rateDays: readonly RateDays[] = [
  { rate: "flat_rate", days: days(3, 5) },
  { rate: "Express", days: days(1) },
  { rate: "flat_rate:9", days: days(2) },
  { rate: "local_pickup", days: days(0) },
];
const germany: DeliveryTerms = { countries: ["DE"], cost: null, freeFrom: null, days: days(1, 2) };
/** A Wednesday at ten in the shop. */
const wednesday = new Date("2026-11-18T09:00:00Z");
const datesOf = (id: string, label = "", now = wednesday) =>
  estimateRateDates(
    { id, label },
    { rateDays, terms: germany },
    findPackingDate(now, defaultLocation),
    defaultLocation,
  );

describe("the days of a rate", () => {
  test.each([
    ["its id", "flat_rate:9", "Express", days(2)],
    ["its label", "flat_rate:1", "Express", days(1)],
    ["its method", "flat_rate:1", "Standard", days(3, 5)],
  ])("are those of %s", (_, id, label, expected) => expect(findRateDays(rateDays, { id, label })).toEqual(expected));
  test("are none where nothing names it", () => {
    expect(findRateDays(rateDays, { id: "free_shipping:2", label: "Free" })).toBeNull();
    expect(findRateDays([], { id: "flat_rate:1", label: "" })).toBeNull();
  });
});

describe("the dates of a rate", () => {
  test("differ by rate", () => {
    expect(datesOf("flat_rate:1", "Express")).toEqual({ from: "2026-11-19", to: "2026-11-19" });
    expect(datesOf("flat_rate:1", "Standard")).toEqual({ from: "2026-11-23", to: "2026-11-25" });
  });
  test("are the country's where the rate has none of its own", () =>
    expect(datesOf("free_shipping:2")).toEqual({ from: "2026-11-19", to: "2026-11-20" }));
  test("are unknown where the country has none either", () =>
    expect(
      estimateRateDates({ id: "free_shipping:2", label: "" }, { rateDays, terms: null }, "2026-11-18", defaultLocation),
    ).toBeNull());
});

describe("pickup is ready", () => {
  test.each([
    ["on the same day until the shop closes", "2026-11-18T17:59:00Z", "2026-11-18"],
    ["on the next day after it has closed", "2026-11-18T18:00:00Z", "2026-11-19"],
    ["on Saturday, when the shop opens too", "2026-11-20T18:30:00Z", "2026-11-21"],
    ["on Monday after Saturday's closing time", "2026-11-21T15:00:00Z", "2026-11-23"],
  ])("%s", (_, now, date) => expect(datesOf("local_pickup:3", "", new Date(now))).toEqual({ from: date, to: date }));
  test("after days on which the shop opens, whatever the country's terms say", () => {
    const dates = (own: readonly RateDays[], now: string) =>
      estimateRateDates(
        { id: "pickup_location:0", label: "" },
        { rateDays: own, terms: germany },
        findPackingDate(new Date(now), defaultLocation),
        defaultLocation,
      );
    const pickup = [{ rate: "pickup_location", days: days(1, 2) }];
    expect(dates(pickup, "2026-11-20T09:00:00Z")).toEqual({ from: "2026-11-21", to: "2026-11-23" });
    expect(dates([], "2026-11-20T09:00:00Z")).toBeNull();
  });
  test("on a day at or after today, first before last, at any hour and with any hours", () => {
    const moments = fc.date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true });
    fc.assert(
      fc.property(moments, fc.nat(5), fc.nat(5), fc.boolean(), (now, from, more, hasHours) => {
        const calendar = { ...defaultLocation, hours: hasHours ? defaultLocation.hours : [] };
        const own = [{ rate: "local_pickup", days: days(from, from + more) }];
        const rate = { id: "local_pickup:3", label: "" };
        const packingDate = findPackingDate(now, calendar);
        const dates = estimateRateDates(rate, { rateDays: own, terms: null }, packingDate, calendar);
        const today = new Intl.DateTimeFormat("en-CA", { timeZone: calendar.timeZone }).format(now);
        expect(dates && dates.from >= today && dates.from <= dates.to).toBe(true);
      }),
    );
  });
});

describe("the dates of a cart", () => {
  const times = { rateDays, terms: germany };
  test("are those of each of its rates, of all parcels", () => {
    const cart = carts.phoneAndChargers;
    expect(Object.keys(estimateCartDates(cart, times, wednesday, defaultLocation))).toEqual(
      cart.rates.map(({ id }) => id),
    );
    const ownRates = cart.rates.map((rate) => ({ ...rate, id: "flat_rate:9" }));
    const parcels = [{ name: "2", rates: ownRates, chosenRate: null }];
    expect(estimateCartDates({ ...cart, parcels }, times, wednesday, defaultLocation)).toMatchObject({
      "flat_rate:9": { from: "2026-11-20", to: "2026-11-20" },
    });
  });
  test("are none while a line is on backorder", () => {
    const [line] = carts.phoneAndChargers.lines;
    if (!line) throw new Error("The cart is empty.");
    const lines = [{ ...line, stock: { ...line.stock, state: "onBackorder" as const } }];
    expect(estimateCartDates({ ...carts.phoneAndChargers, lines }, times, wednesday, defaultLocation)).toEqual({});
  });
  test("are none while a line has more pieces than the stock, as where the shop takes backorders", () => {
    const [line] = carts.phoneAndChargers.lines;
    if (!line) throw new Error("The cart is empty.");
    const listDates = (quantity: number) => {
      const lines = [{ ...line, quantity, stock: { ...line.stock, state: "inStock" as const, quantity: 2 } }];
      return Object.keys(estimateCartDates({ ...carts.phoneAndChargers, lines }, times, wednesday, defaultLocation));
    };
    expect(listDates(2)).not.toEqual([]);
    expect(listDates(3)).toEqual([]);
  });
});
