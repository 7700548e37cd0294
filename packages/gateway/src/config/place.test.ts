import { defaultSettings } from "@rewire/domain";
import { describe, expect, test } from "vitest";
import { ConfigError } from "./ConfigError.ts";
import { toVariableName } from "./environment.ts";
import { readConfig } from "./readConfig.ts";

const samples: Record<string, [text: string, value: unknown]> = {
  PLACE_STREET: ["Hauptstr. 1", "Hauptstr. 1"],
  PLACE_POSTCODE: ["80331", "80331"],
  PLACE_CITY: ["München", "München"],
  PLACE_DIRECTIONS: ["Tram 19", "Tram 19"],
  PLACE_DIRECTIONS_URL: ["https://maps.example/x", "https://maps.example/x"],
  PLACE_MAP_URL: ["https://maps.example/embed", "https://maps.example/embed"],
  PLACE_PHOTO: ["/images/counter.webp", "/images/counter.webp"],
  PLACE_HOURS: [
    "1-5 09:00-18:30; 6 closed",
    [
      { from: 1, to: 5, open: { from: "09:00", to: "18:30" } },
      { from: 6, to: 6, open: null },
    ],
  ],
  PLACE_TIME_ZONE: ["America/Sao_Paulo", "America/Sao_Paulo"],
  PLACE_HOLIDAYS: ["2026-12-08 Immaculate Conception", [{ date: "2026-12-08", name: "Immaculate Conception" }]],
  DESK_SLOT_MINUTES: ["20", 20],
  DESK_PLACES_PER_SLOT: ["5", 5],
  DESK_DAYS_AHEAD: ["7", 7],
  DESK_LEAD_MINUTES: ["0", 0],
  DESK_TAKES_MAIL: ["no", false],
  DESK_ESTIMATE_DAYS: ["30", 30],
};

test("every field of place and desk can be set", () => {
  const fields = [
    ...Object.keys(defaultSettings.place).map((field) => ["place", field, toVariableName("place", field)] as const),
    ...Object.keys(defaultSettings.desk).map((field) => ["desk", field, toVariableName("desk", field)] as const),
  ];
  expect(fields.map(([, , name]) => name).toSorted()).toEqual(Object.keys(samples).toSorted());
  for (const [part, field, name] of fields) {
    const [text, value] = samples[name] ?? ["", null];
    const { settings } = readConfig({ [name]: text });
    expect(settings, name).toEqual({ ...defaultSettings, [part]: { ...defaultSettings[part], [field]: value } });
    expect(value, name).not.toEqual(defaultSettings[part][field as never]);
  }
});

test.each([
  [
    "a shop that closes for lunch has two rows for a day, in ascending order",
    "1-5 17:00-20:30; 1-6 10:00-13:30; 7 closed",
    ["1-6 10:00-13:30", "1-5 17:00-20:30", "7-7 closed"],
  ],
  [
    "rows of a day stay in ascending order, whatever the day before has",
    "1-2 17:00-20:30; 2 10:00-13:30",
    ["1-1 17:00-20:30", "2-2 10:00-13:30", "2-2 17:00-20:30"],
  ],
  [
    "of two rows for the same time the first counts",
    "3 10:00-14:00; 1-6 10:00-19:00",
    ["1-2 10:00-19:00", "3-3 10:00-14:00", "4-6 10:00-19:00"],
  ],
  [
    "a day that is closed first stays closed",
    "3 closed; 1-5 10:00-19:00",
    ["1-2 10:00-19:00", "3-3 closed", "4-5 10:00-19:00"],
  ],
])("%s", (_, text, rows) => {
  const { hours } = readConfig({ PLACE_HOURS: text }).settings.place;
  expect(hours.map(({ from, to, open }) => `${from}-${to} ${open ? `${open.from}-${open.to}` : "closed"}`)).toEqual(
    rows,
  );
});

describe("what cannot be meant is refused in words", () => {
  test.each([
    ["PLACE_HOURS", "1-5 9-18"],
    ["PLACE_HOURS", "5-1 10:00-19:00"],
    ["PLACE_HOURS", "1 19:00-10:00"],
    ["PLACE_HOURS", "8 closed"],
    ["PLACE_HOLIDAYS", "2026-02-30 Nothing"],
    ["PLACE_HOLIDAYS", "2026-12-25"],
    ["PLACE_TIME_ZONE", "Mars/Olympus"],
    ["DESK_SLOT_MINUTES", "0"],
    ["PLACE_MAP_URL", "http://maps.example"],
    ["PLACE_PHOTO", "https://photos.example/counter.webp"],
    ["PLACE_PHOTO", "//photos.example/counter.webp"],
  ])("%s=%s", (name, text) => {
    expect(() => readConfig({ [name]: text })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: text })).toThrow(name);
  });
});
