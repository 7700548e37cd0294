import { defaultDeskSettings, defaultLocation, findClosingTime, findOpeningHours } from "@rewire/domain";
import * as fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { computeOpenState } from "./computeOpenState.ts";
import { createDeskPlan, subtractReserved, type DeskConfig } from "./createDeskPlan.ts";

const at = (text: string) => Temporal.ZonedDateTime.from(text).epochMilliseconds;
const counter = { place: defaultLocation, desk: defaultDeskSettings };
const planDays = (config: DeskConfig, now: number) => createDeskPlan(config).days(now);

describe("the plan of the counter", () => {
  test("has whole half hours within the opening hours, the first an hour from now", () => {
    const [monday] = planDays(counter, at("2026-11-23T10:10[Europe/Berlin]"));
    expect(monday).toMatchObject({ date: "2026-11-23", closed: null });
    expect(monday?.slots.at(0)).toEqual({ start: "2026-11-23T11:30:00+01:00", free: 2 });
    expect(monday?.slots.at(-1)?.start).toBe("2026-11-23T18:30:00+01:00");
  });

  test("has no times while a shop closes for lunch, and says when it opens again", () => {
    const hours = [
      { from: 1, to: 5, open: { from: "10:00", to: "11:00" } },
      { from: 1, to: 5, open: { from: "17:00", to: "18:00" } },
    ] as const;
    const place = { ...defaultLocation, hours };
    const [monday] = planDays({ ...counter, place }, at("2026-11-23T08:00[Europe/Berlin]"));
    expect(monday?.slots.map(({ start }) => start.slice(11, 16))).toEqual(["10:00", "10:30", "17:00", "17:30"]);
    const stateAt = (time: string) => computeOpenState(place, at(`2026-11-23T${time}[Europe/Berlin]`));
    expect(stateAt("10:59")).toEqual({ isOpen: true, until: "11:00" });
    const nextToday = { date: "2026-11-23", from: "17:00", isToday: true };
    expect(stateAt("11:00")).toEqual({ isOpen: false, next: nextToday });
    expect(stateAt("17:00")).toEqual({ isOpen: true, until: "18:00" });
    const nextTomorrow = { date: "2026-11-24", from: "10:00", isToday: false };
    expect(stateAt("18:00")).toEqual({ isOpen: false, next: nextTomorrow });
  });

  test("says why a day has no times", () => {
    const days = planDays(counter, at("2026-12-24T09:00[Europe/Berlin]"));
    expect(days.slice(1, 4).map(({ closed }) => closed)).toEqual([
      { kind: "holiday", name: "Weihnachten" },
      { kind: "holiday", name: "Weihnachten" },
      { kind: "dayOff" },
    ]);
  });

  test("a full time stays, with nothing free", () => {
    const days = planDays(counter, at("2026-11-23T08:00[Europe/Berlin]"));
    const [day] = subtractReserved(days, (start) => (start.includes("T10:00") ? 5 : 1));
    expect(day?.slots.slice(0, 2).map(({ free }) => free)).toEqual([0, 1]);
  });

  test("an hour that the clocks skip or repeat has no times", () => {
    const place = {
      ...defaultLocation,
      holidays: [],
      hours: [{ from: 1, to: 7, open: { from: "01:30", to: "04:00" } }] as const,
    };
    const desk = { ...defaultDeskSettings, daysAhead: 1, leadMinutes: 0 };
    const starts = (day: string) =>
      planDays({ place, desk }, at(`${day}T00:00[Europe/Berlin]`))[0]?.slots.map(({ start }) => start.slice(11));
    expect(starts("2027-03-28")).toEqual(["01:30:00+01:00", "03:00:00+02:00", "03:30:00+02:00"]);
    expect(starts("2026-10-25")).toEqual(["01:30:00+02:00", "03:00:00+01:00", "03:30:00+01:00"]);
  });

  test("made once is that of each moment, and offers its own times alone", () => {
    const plan = createDeskPlan(counter);
    for (const moment of ["2026-11-23T10:10", "2026-11-23T14:00", "2026-11-27T09:00", "2026-11-23T10:10"]) {
      const now = at(`${moment}[Europe/Berlin]`);
      const days = plan.days(now);
      expect(days).toEqual(planDays(counter, now));
      for (const { slots } of days) for (const { start } of slots) expect(plan.isOffered(start, now)).toBe(true);
    }
    const now = at("2026-11-23T10:10[Europe/Berlin]");
    for (const start of [
      "2026-11-23T11:00:00+01:00",
      "2026-11-23T11:31:00+01:00",
      "2026-12-24T12:00:00+01:00",
      "x",
      "",
    ])
      expect(plan.isOffered(start, now), start).toBe(false);
  });

  const zones = [
    "Europe/Berlin",
    "America/Sao_Paulo",
    "Australia/Lord_Howe",
    "Asia/Kathmandu",
    "Pacific/Apia",
    "America/New_York",
    "Africa/Casablanca",
    "UTC",
  ];
  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
  const counters = fc.record({
    zone: fc.constantFrom(...zones),
    now: fc.date({ min: new Date("2024-01-01"), max: new Date("2030-12-31"), noInvalidDate: true }),
    from: fc.integer({ min: 0, max: 1200 }),
    length: fc.integer({ min: 0, max: 239 }),
    dayOff: fc.integer({ min: 1, max: 7 }),
    holidayIn: fc.integer({ min: 0, max: 13 }),
    desk: fc.record({
      slotMinutes: fc.constantFrom(10, 15, 30, 45, 60),
      placesPerSlot: fc.integer({ min: 1, max: 4 }),
      daysAhead: fc.integer({ min: 1, max: 21 }),
      leadMinutes: fc.integer({ min: 0, max: 3000 }),
      takesMail: fc.boolean(),
      estimateDays: fc.constant(14),
    }),
    taken: fc.integer({ min: 0, max: 6 }),
  });

  test("never offers a time in the past, outside the hours, on a holiday or overbooked, in any zone", () => {
    fc.assert(
      fc.property(counters, ({ zone, now, from, length, dayOff, holidayIn, desk, taken }) => {
        const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDate();
        const open = { from: clock(from), to: clock(from + length) };
        const hours = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
          from: day as 1,
          to: day as 1,
          open: day === dayOff ? null : open,
        }));
        const holiday = today.add({ days: holidayIn }).toString();
        const place = { hours, timeZone: zone, holidays: [{ date: holiday, name: "Holiday" }] };
        const days = subtractReserved(planDays({ place, desk }, now.getTime()), () => taken);

        expect(days.map(({ date }) => date)).toEqual(
          Array.from({ length: desk.daysAhead }, (_, day) => today.add({ days: day }).toString()),
        );
        for (const { date, slots, closed } of days) {
          const weekday = Temporal.PlainDate.from(date).dayOfWeek;
          if (date === holiday || weekday === dayOff)
            expect({ slots, isClosed: closed !== null }).toEqual({ slots: [], isClosed: true });
          for (const { start, free } of slots) {
            const moment = Temporal.Instant.from(start);
            const here = moment.toZonedDateTimeISO(zone);
            const end = here.toPlainTime().hour * 60 + here.toPlainTime().minute + desk.slotMinutes;
            expect(moment.epochMilliseconds).toBeGreaterThanOrEqual(now.getTime() + desk.leadMinutes * 60_000);
            expect(here.toPlainDate().toString()).toBe(date);
            expect(here.toPlainTime().toString({ smallestUnit: "minute" }) >= open.from && end <= from + length).toBe(
              true,
            );
            expect(findOpeningHours(place, weekday)).toEqual(open);
            expect(free).toBe(Math.max(0, desk.placesPerSlot - taken));
          }
          expect(new Set(slots.map(({ start }) => start)).size).toBe(slots.length);
        }
      }),
      { numRuns: Number(process.env["PROPERTY_RUNS"] ?? 60) },
    );
  });
});

describe("whether the shop is open", () => {
  test.each([
    ["2026-11-23T10:00[Europe/Berlin]", { isOpen: true, until: "19:00" }],
    ["2026-11-23T19:00[Europe/Berlin]", { isOpen: false, next: { date: "2026-11-24", from: "10:00", isToday: false } }],
    ["2026-11-23T08:00[Europe/Berlin]", { isOpen: false, next: { date: "2026-11-23", from: "10:00", isToday: true } }],
    ["2026-11-23T10:30[Asia/Tokyo]", { isOpen: false, next: { date: "2026-11-23", from: "10:00", isToday: true } }],
    ["2026-12-24T20:00[Europe/Berlin]", { isOpen: false, next: { date: "2026-12-28", from: "10:00", isToday: false } }],
  ])("%s", (moment, expected) => {
    expect(computeOpenState(defaultLocation, at(moment))).toEqual(expected);
  });

  test("a browser comes to the same, at every half hour of two weeks with a holiday", () => {
    for (
      let now = at("2026-12-14T00:00[Europe/Berlin]");
      now < at("2026-12-28T00:00[Europe/Berlin]");
      now += 1_800_000
    ) {
      const openState = computeOpenState(defaultLocation, now);
      expect(findClosingTime(new Date(now), defaultLocation)).toBe(openState.isOpen ? openState.until : null);
    }
  });

  test("a shop that never opens says so", () => {
    expect(computeOpenState({ ...defaultLocation, hours: [] }, at("2026-11-23T10:00[Europe/Berlin]"))).toEqual({
      isOpen: false,
      next: null,
    });
  });
});
