import { expect, test } from "vitest";
import { listLineStates, listRepairLines } from "./listLineStates.ts";

const slugOf = (name: string) => name.toLowerCase().replaceAll(" ", "-");
const attribute = (name: string, term: string) => ({
  name,
  label: null,
  options: [slugOf(term)],
  terms: { nodes: [{ slug: slugOf(term), name: term }] },
});
/** Line of a repair product; device "" for a repair of any device, fault "" for goods. */
const line = (device: string, fault: string, quantity = 1) => ({
  quantity,
  product: {
    node: {
      productCategories: { nodes: [{ slug: fault ? "repair-phones" : "audio" }] },
      attributes: {
        nodes: [...(fault ? [attribute("pa_fault", fault)] : []), ...(device ? [attribute("pa_device", device)] : [])],
      },
    },
  },
});
type Repair = readonly [device: string, faults: string, state: string];
/** Returns an order with repairs and lines. */
const order = (repairs: readonly Repair[], lines: readonly ReturnType<typeof line>[], status = "PROCESSING") => ({
  date: "2026-11-21T09:00:00+00:00",
  status,
  orderNotes: { nodes: [] },
  metaData: repairs.flatMap(([device, faults, state], index) => {
    const suffix = index === 0 ? "" : `_${index + 1}`;
    return Object.entries({ repair_device: device, repair_faults: faults, repair_state: state }).map(
      ([key, value]) => ({ key: `${key}${suffix}`, value }),
    );
  }),
  lineItems: { nodes: lines },
});
/** Returns the state of each line, those of its pieces if there are several, and null for goods. */
const read = (...fields: Parameters<typeof order>) =>
  listLineStates(order(...fields), () => null).map((states) => (states.length > 1 ? states : (states[0] ?? null)));

const halden = "Halden 6";
const nordlys = "Nordlys N3 Pro";

test("each line has the state of the repair with its device and fault, goods have none", () =>
  expect(
    read(
      [
        [nordlys, "screen, battery", "cancelled"],
        [halden, "screen", "in-repair"],
      ],
      [line(halden, "screen"), line("", ""), line(nordlys, "battery"), line(nordlys, "screen")],
    ),
  ).toEqual(["inRepair", null, "cancelled", "cancelled"]));

test("an order without a repair has no state of one, and one that was cancelled cancels all", () => {
  expect(read([], [line(halden, "screen")])).toEqual([null]);
  expect(read([[halden, "screen", "booked"]], [line(halden, "screen")], "CANCELLED")).toEqual(["cancelled"]);
});

test("a device is compared without capitals and entities", () =>
  expect(
    read(
      [
        ["Bang &amp; Olsen", "screen", "cancelled"],
        [halden, "screen", ""],
      ],
      [line("BANG & OLSEN", "screen"), line(halden, "screen")],
    ),
  ).toEqual(["cancelled", "booked"]));

test("two repairs of the same device and fault are lines in their sequence", () => {
  const repairs = [
    [halden, "screen", ""],
    [halden, "screen", "cancelled"],
  ] as const;
  expect(read(repairs, [line(halden, "screen"), line(halden, "screen")])).toEqual(["booked", "cancelled"]);
  expect(read(repairs, [line(halden, "screen", 2)])).toEqual([["booked", "cancelled"]]);
});

test("the pieces of one line have the states of their repairs, and those of none the one that is furthest", () => {
  const repairs = [
    [halden, "screen", "in-repair"],
    [halden, "screen", "booked"],
  ] as const;
  expect(read(repairs, [line(halden, "screen", 2)])).toEqual([["inRepair", "booked"]]);
  expect(read(repairs, [line(halden, "screen", 3)])).toEqual([["inRepair", "booked", "inRepair"]]);
  expect(read(repairs, [line("Aster 9", "battery", 2)])).toEqual([["inRepair", "inRepair"]]);
});

test("a line that is left of two is that of the repair that was not cancelled", () =>
  expect(
    read(
      [
        [halden, "screen", "cancelled"],
        [halden, "screen", "received"],
      ],
      [line(halden, "screen")],
    ),
  ).toEqual(["received"]));

test("a repair of any device is that of the fault that no other line is of", () =>
  expect(
    read(
      [
        [halden, "other", ""],
        ["A sewing machine", "other", "cancelled"],
      ],
      [line("", "other"), line(halden, "other")],
    ),
  ).toEqual(["cancelled", "booked"]));

test("a line of no repair's fault has the state that is furthest among the repairs without a line", () => {
  const repairs = [
    [halden, "screen", "in-repair"],
    ["Renamed 7", "battery", "booked"],
  ] as const;
  expect(read(repairs, [line(halden, "screen"), line("Aster 9", "battery")])).toEqual(["inRepair", "booked"]);
  expect(
    read([...repairs, [nordlys, "camera", "received"]], [line(halden, "screen"), line("Aster 9", "battery")]),
  ).toEqual(["inRepair", "received"]);
});

test("a line of no repair's fault has the state that is furthest among all where each repair has a line", () =>
  expect(
    read(
      [
        [halden, "screen", "in-repair"],
        [nordlys, "screen", "booked"],
      ],
      [line(halden, "screen"), line(nordlys, "screen"), line("Aster 9", "battery")],
    ),
  ).toEqual(["inRepair", "booked", "inRepair"]));

test("a line of no repair's fault does not have the state of a cancelled repair without a line", () =>
  expect(
    read(
      [
        [halden, "screen", "booked"],
        [nordlys, "screen", "cancelled"],
      ],
      [line(halden, "screen"), line("Aster 9", "battery")],
    ),
  ).toEqual(["booked", "booked"]));

test("a repair counts as one without a line only if none of its faults has one", () =>
  expect(
    read(
      [
        [halden, "screen, battery", "ready"],
        [nordlys, "screen", "booked"],
      ],
      [line(halden, "screen"), line("Aster 9", "battery")],
    ),
  ).toEqual(["ready", "booked"]));

test.each([
  ["booked", "in-repair", "inRepair"],
  ["ready", "", "ready"],
  ["cancelled", "booked", "booked"],
  ["cancelled", "cancelled", "cancelled"],
  ["declined", "received", "declined"],
])("a line of neither of two repairs that are %s and %s is %s", (state, otherState, expected) =>
  expect(
    read(
      [
        [halden, "screen", state],
        [nordlys, "screen", otherState],
      ],
      [line("Aster 9", "battery")],
    ),
  ).toEqual([expected]),
);

test("each repair has the lines of its device and faults, equal ones have each other's, and one without a line none", () => {
  const lines = [line(halden, "screen"), line("", ""), line(nordlys, "battery"), line(nordlys, "screen")];
  expect(
    listRepairLines(
      order(
        [
          [nordlys, "screen, battery", "booked"],
          [halden, "screen", "booked"],
          [halden, "camera", "booked"],
        ],
        lines,
      ),
    ),
  ).toEqual([
    { position: 1, linePositions: [3, 2] },
    { position: 2, linePositions: [0] },
    { position: 3, linePositions: [] },
  ]);
  const equal = [halden, "screen", "booked"] as const;
  expect(listRepairLines(order([equal, equal], [line(halden, "screen"), line(halden, "screen")]))).toEqual([
    { position: 1, linePositions: [0, 1] },
    { position: 2, linePositions: [0, 1] },
  ]);
});
