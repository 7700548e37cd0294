import { expect, test } from "vitest";
import { parseArrival, stringifyArrival } from "./arrival.ts";

test.each([
  { from: "2026-11-23", to: "2026-11-23" },
  { from: "2026-11-30", to: "2026-12-01" },
])("dates from $from to $to come back as they were written", (dates) =>
  expect(parseArrival(stringifyArrival(dates))).toEqual(dates),
);

test.each(["", "soon", "2026-13-40", "2026-11-24/2026-11-23", "2026-11-23/", "2026-11-23 2026-11-24"])(
  "%j is no estimate",
  (text) => expect(parseArrival(text)).toBeNull(),
);
