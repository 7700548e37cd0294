import { defaultDeskSettings, defaultLocation } from "@rewire/domain";
import { beforeEach, expect, test } from "vitest";
import { MAX_HOLDS_PER_CLIENT } from "./desk/createHoldLimit.ts";
import { createMemoryStore } from "../../storage/createMemoryStore.ts";
import { createDeskService } from "./createDeskService.ts";

let time = 0;
beforeEach(() => {
  time = Date.parse("2026-11-20T09:00:00Z");
});
const open = (placesPerSlot = 10) =>
  createDeskService({
    place: defaultLocation,
    desk: { ...defaultDeskSettings, placesPerSlot },
    store: createMemoryStore(() => time),
    now: () => time,
  });
const slot = "2026-11-23T11:30:00+01:00";

test("a time that is chosen is kept, unless it was never offered or is gone", async () => {
  const desk = open(1);
  expect(await desk.reserve(slot, "ada", "192.0.2.1")).toBe("held");
  expect(await desk.reserve(slot, "bo", "192.0.2.2")).toBe("taken");
  expect(await desk.reserve("2026-11-22T11:30:00+01:00", "bo", "192.0.2.2")).toBe("taken");
});

test("one visitor keeps a few places and no more, until one is booked or given back", async () => {
  const desk = open();
  const reserve = (holder: number, shopper = "192.0.2.1") => desk.reserve(slot, `holder-${holder}`, shopper);
  for (let holder = 0; holder < MAX_HOLDS_PER_CLIENT; holder++) expect(await reserve(holder)).toBe("held");
  expect(await reserve(99)).toBe("tooMany");
  expect(await reserve(99, "192.0.2.2")).toBe("held");
  await desk.confirm(slot, "holder-0");
  expect(await reserve(100)).toBe("held");
  await desk.release("holder-1");
  expect([await reserve(101), await reserve(102)]).toEqual(["held", "tooMany"]);
});

test("a time that is kept stays the visitor's when it is too soon for others, until it begins", async () => {
  const desk = open(2);
  const start = Date.parse(slot);
  const leadMs = defaultDeskSettings.leadMinutes * 60_000;
  time = start - leadMs;
  expect(await desk.reserve(slot, "ada", "192.0.2.1")).toBe("held");
  time += 1000;
  expect(await desk.reserve(slot, "bo", "192.0.2.2")).toBe("taken");
  for (; time < start; time += 60_000) expect(await desk.reserve(slot, "ada", "192.0.2.1")).toBe("held");
  expect(await desk.reserve(slot, "ada", "192.0.2.1")).toBe("taken");
});
