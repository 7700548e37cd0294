import { describe, expect, test } from "vitest";
import { estimatePacking } from "./packing.ts";

describe("estimatePacking", () => {
  const calendar = {
    timeZone: "Europe/Berlin",
    hours: [{ from: 1, to: 5, open: { from: "10:00", to: "19:00" } }],
    holidays: [],
  } as const;

  test("is before the shop closes on the same day", () =>
    expect(estimatePacking(new Date("2026-11-20T18:59:00+01:00"), calendar)).toEqual({
      date: "2026-11-20",
      until: "19:00",
      isSameDay: true,
    }));

  test("is on the next opening day after that", () =>
    expect(estimatePacking(new Date("2026-11-20T19:00:00+01:00"), calendar)).toEqual({
      date: "2026-11-23",
      until: "19:00",
      isSameDay: false,
    }));

  test("is unknown without opening hours", () =>
    expect(estimatePacking(new Date("2026-11-20T12:00:00Z"), { ...calendar, hours: [] })).toBeNull());
});
