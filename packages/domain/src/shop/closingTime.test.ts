import { expect, test } from "vitest";
import { findClosingTime } from "./closingTime.ts";
import { defaultLocation } from "./place.ts";

test.each([
  ["at the minute of opening", "2026-11-23T09:00:00Z", "19:00"],
  ["a minute before", "2026-11-23T08:59:00Z", null],
  ["a minute before closing", "2026-11-23T17:59:00Z", "19:00"],
  ["at the minute of closing", "2026-11-23T18:00:00Z", null],
  ["on a day with hours of its own", "2026-11-21T10:00:00Z", "16:00"],
  ["on a day without hours", "2026-11-22T10:00:00Z", null],
  ["on a holiday", "2026-12-25T10:00:00Z", null],
  ["in summer, an hour earlier by UTC", "2026-07-01T08:00:00Z", "19:00"],
])("%s", (_, now, expected) => {
  expect(findClosingTime(new Date(now), defaultLocation)).toBe(expected);
});

test("by the shop's clock, not by the reader's", () => {
  const inTokyo = { ...defaultLocation, timeZone: "Asia/Tokyo" };
  expect(findClosingTime(new Date("2026-11-23T01:00:00Z"), inTokyo)).toBe("19:00");
  expect(findClosingTime(new Date("2026-11-23T10:00:00Z"), inTokyo)).toBeNull();
});

test("a shop that has no hours is never said to be open", () => {
  expect(findClosingTime(new Date("2026-11-23T12:00:00Z"), { ...defaultLocation, hours: [] })).toBeNull();
});

test.each([
  ["in the morning", "2026-11-23T09:00:00Z", "13:30"],
  ["while it is closed for lunch", "2026-11-23T13:00:00Z", null],
  ["in the afternoon", "2026-11-23T17:00:00Z", "20:30"],
  ["at night", "2026-11-23T20:00:00Z", null],
])("a shop that closes in between, %s", (_, now, expected) => {
  const hours = [
    { from: 1, to: 5, open: { from: "10:00", to: "13:30" } },
    { from: 1, to: 5, open: { from: "17:00", to: "20:30" } },
  ] as const;
  expect(findClosingTime(new Date(now), { ...defaultLocation, hours })).toBe(expected);
});
