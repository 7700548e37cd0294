import { describe, expect, test } from "vitest";
import { estimateDeliveryDates, findDeliveryTerms, findPackingDate, type DeliveryTerms } from "./delivery.ts";
import { defaultLocation } from "./place.ts";

const terms = (countries: readonly string[], cost: number | null): DeliveryTerms => ({
  countries,
  cost,
  freeFrom: null,
  days: null,
});

describe("the terms of a country", () => {
  const all = [terms([], 1995), terms(["DE"], 589), terms(["AT", "CH"], 995)];
  test.each([
    ["DE", 589],
    ["CH", 995],
    ["US", 1995],
  ])("%s", (country, cost) => expect(findDeliveryTerms(all, country)?.cost).toBe(cost));
  test("are none where the owner says nothing", () => {
    expect(findDeliveryTerms([terms(["DE"], 589)], "FR")).toBeNull();
    expect(findDeliveryTerms([], "DE")).toBeNull();
  });
});

describe("the days of delivery", () => {
  const on = (now: string, from: number, to: number) =>
    estimateDeliveryDates({ from, to }, findPackingDate(new Date(now), defaultLocation), defaultLocation);
  test("are working days after that of the order", () =>
    expect(on("2026-11-18T09:00:00Z", 1, 2)).toEqual({ from: "2026-11-19", to: "2026-11-20" }));
  test("leave out the weekend", () =>
    expect(on("2026-11-20T09:00:00Z", 1, 3)).toEqual({ from: "2026-11-23", to: "2026-11-25" }));
  test("begin with the next working day on a weekend", () =>
    expect(on("2026-11-21T09:00:00Z", 1, 1)).toEqual({ from: "2026-11-23", to: "2026-11-23" }));
  test("leave out the shop's holidays", () =>
    expect(on("2026-12-24T09:00:00Z", 1, 2)).toEqual({ from: "2026-12-28", to: "2026-12-29" }));
  test("go by the shop's clock", () =>
    expect(on("2026-11-18T23:30:00Z", 1, 1)).toEqual({ from: "2026-11-20", to: "2026-11-20" }));
  test("count from the same day until a shop that closes for lunch closes for good", () => {
    const hours = [
      { from: 1, to: 5, open: { from: "10:00", to: "13:30" } },
      { from: 1, to: 5, open: { from: "17:00", to: "20:30" } },
    ] as const;
    const packedOn = (now: string) => findPackingDate(new Date(now), { ...defaultLocation, hours });
    expect(packedOn("2026-11-18T15:00:00Z")).toBe("2026-11-18");
    expect(packedOn("2026-11-18T19:30:00Z")).toBe("2026-11-19");
  });
  test.each([
    ["until the shop closes, of the same day", "2026-11-18T17:59:00Z", "2026-11-19"],
    ["after it has closed, of the next day", "2026-11-18T18:00:00Z", "2026-11-20"],
    ["on a Saturday after it has closed, of Monday", "2026-11-21T15:00:00Z", "2026-11-24"],
    ["on a Sunday, of Monday", "2026-11-22T09:00:00Z", "2026-11-24"],
    ["on Christmas Eve after it has closed, of the day after the holidays", "2026-12-24T18:00:00Z", "2026-12-29"],
  ])("count from the packing %s", (_, now, date) => expect(on(now, 1, 1)).toEqual({ from: date, to: date }));
  test("count from today where the shop has no hours", () =>
    expect(findPackingDate(new Date("2026-11-18T22:00:00Z"), { ...defaultLocation, hours: [] })).toBe("2026-11-18"));
  test("are never today", () =>
    expect(on("2026-11-18T09:00:00Z", 0, 0)).toEqual({ from: "2026-11-19", to: "2026-11-19" }));
});
