import { describe, expect, test } from "vitest";
import { findHoursOfDate } from "./hoursOfDate.ts";
import { defaultLocation } from "./place.ts";

describe("findHoursOfDate", () => {
  test.each([
    ["a weekday", "2026-11-23", { from: "10:00", to: "19:00" }],
    ["a Saturday", "2026-11-21", { from: "10:00", to: "16:00" }],
  ])("returns the hours of %s", (_, date, hours) => expect(findHoursOfDate(date, defaultLocation)).toEqual(hours));

  test.each([
    ["a day off", "2026-11-22"],
    ["a holiday", "2026-12-25"],
  ])("returns none on %s", (_, date) => expect(findHoursOfDate(date, defaultLocation) ?? null).toBeNull());
});
