import { describe, expect, test } from "vitest";
import { estimateDeliveryDates, findDeliveryTerms, type DeliveryTerms } from "./delivery.ts";
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
    estimateDeliveryDates({ from, to }, new Date(now), defaultLocation);
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
  test("are never today", () =>
    expect(on("2026-11-18T09:00:00Z", 0, 0)).toEqual({ from: "2026-11-19", to: "2026-11-19" }));
});
