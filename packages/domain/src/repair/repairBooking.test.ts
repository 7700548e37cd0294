import { expect, test } from "vitest";
import { findFirstFreeDay, countFreePlaces } from "./repairBooking.ts";
import { repairDays } from "../testing/index.ts";

test("a day's free places are those of its slots; a full and a closed day have none", () => {
  expect(repairDays.map(countFreePlaces)).toEqual([0, 0, 5, 9, 0, 6]);
});

test("the first free day comes before any later one; none where all is full", () => {
  expect(findFirstFreeDay(repairDays)?.date).toBe("2026-11-23");
  expect(findFirstFreeDay(repairDays.slice(0, 2))).toBeNull();
});
