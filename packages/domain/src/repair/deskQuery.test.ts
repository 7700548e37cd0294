import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emptyDeskQuery, parseDeskQuery, stringifyDeskQuery, toKnownDeskQuery, type DeskQuery } from "./deskQuery.ts";
import { deviceFamilies } from "./repair.ts";

const parse = (text: string) => parseDeskQuery(new URLSearchParams(text));

describe("an address of the repair desk", () => {
  test("says device, faults, parts and time", () => {
    expect(
      parse(
        "device=halden-6&fault=screen&fault=battery&fault=screen&parts=compatible&day=2026-11-23&slot=2026-11-23T11%3A30%3A00%2B01%3A00",
      ),
    ).toEqual({
      ...emptyDeskQuery,
      device: "halden-6",
      faults: ["screen", "battery"],
      parts: "compatible",
      day: "2026-11-23",
      slot: "2026-11-23T11:30:00+01:00",
    });
  });

  test("leaves out what goes without saying", () => {
    expect(stringifyDeskQuery(emptyDeskQuery)).toBe("");
    expect(stringifyDeskQuery({ ...emptyDeskQuery, device: "halden-6", faults: ["screen"] })).toBe(
      "device=halden-6&fault=screen",
    );
  });

  test.each([
    "device=%3Cscript%3E",
    "slot=tomorrow",
    "day=2026-1-1",
    "family=toaster",
    "parts=cheap&way=drone",
    "fault=a b",
  ])("what cannot be meant counts as not said: %s", (text) => {
    expect(parse(text)).toEqual(emptyDeskQuery);
  });

  const slug = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/);
  const queries: fc.Arbitrary<DeskQuery> = fc.record({
    search: fc.record({
      family: fc.option(fc.constantFrom(...deviceFamilies)),
      brand: fc.option(fc.string({ minLength: 1, maxLength: 20 })),
      search: fc.string({ maxLength: 40 }),
    }),
    device: fc.option(slug),
    faults: fc.uniqueArray(slug, { maxLength: 5 }),
    parts: fc.constantFrom("original", "compatible"),
    way: fc.constantFrom("walkIn", "mailIn"),
    day: fc.option(fc.constant("2026-11-23")),
    slot: fc.option(fc.constantFrom("2026-11-23T11:30:00+01:00", "2026-11-23T11:30:00Z")),
  });

  test("read, written and read again it is the same", () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(parse(stringifyDeskQuery(query))).toEqual(query);
      }),
      { numRuns: Number(process.env["PROPERTY_RUNS"] ?? 300) },
    );
  });

  test("no address throws", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parse(stringifyDeskQuery(parse(text)))).toEqual(parse(text));
      }),
    );
  });
});

describe("what the desk knows of an address", () => {
  const start = "2026-11-23T11:30:00+01:00";
  const offer = {
    devices: [{ slug: "halden-6" }],
    faults: [{ slug: "screen" }, { slug: "battery" }],
    days: [{ date: "2026-11-23", slots: [{ start, free: 0 }], closed: null }],
  };
  const stringifyKnown = (text: string) => stringifyDeskQuery(toKnownDeskQuery(parse(text), offer));

  test.each([
    ["device=halden-6&fault=battery&fault=screen", "device=halden-6&fault=screen&fault=battery"],
    ["device=halden-6&fault=wheels&words=halden&family=phone", "device=halden-6"],
    [
      `device=halden-6&day=2026-11-23&slot=${encodeURIComponent(start)}`,
      `device=halden-6&day=2026-11-23&slot=${encodeURIComponent(start)}`,
    ],
    ["device=halden-6&day=2031-01-01&slot=2031-01-01T11%3A30%3A00Z", "device=halden-6"],
    ["device=other&fault=screen", "device=other&fault=screen"],
    ["device=toaster&fault=screen&parts=compatible&way=mailIn&words=toaster", "words=toaster&way=mailIn"],
  ])("%s is %s", (text, expected) => expect(stringifyKnown(text)).toBe(expected));
});
