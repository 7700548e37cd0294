import { expect, test } from "vitest";
import { orders } from "../testing/index.ts";
import { isPaidAtCounter } from "./isPaidAtCounter.ts";

const brought = { ...orders.repair, paymentMethod: "cod" };

test("a device that is brought is paid at the counter in cash", () => {
  expect(isPaidAtCounter(brought)).toBe(true);
});

test("so is one with several faults, each of which is a line", () => {
  const { lines, repair } = brought;
  const twoFaults = { ...brought, lines: [...lines, ...lines], repair: { ...repair, faults: ["screen", "battery"] } };
  expect(isPaidAtCounter(twoFaults)).toBe(true);
  expect(isPaidAtCounter({ ...twoFaults, lines: [...twoFaults.lines, ...lines] })).toBe(false);
});

test("and one whose other fault was taken out of the cart, or whose faults the staff have removed", () => {
  expect(isPaidAtCounter({ ...brought, repair: { ...brought.repair, faults: ["screen", "battery"] } })).toBe(true);
  expect(isPaidAtCounter({ ...brought, repair: { ...brought.repair, faults: [] } })).toBe(true);
});

const other = { ...brought.repair, device: "Halden 6", position: 2 } as const;
const twoDevices = { ...brought, lines: [...brought.lines, ...brought.lines], otherRepairs: [other] };

test("and an order of two devices, both of which are brought", () => {
  expect(isPaidAtCounter(twoDevices)).toBe(true);
  expect(isPaidAtCounter({ ...twoDevices, lines: [...twoDevices.lines, ...orders.placed.lines] })).toBe(false);
  expect(isPaidAtCounter({ ...twoDevices, otherRepairs: [{ ...other, way: "mailIn" }] })).toBe(false);
});

test.each([
  ["of no repair", { ...brought, repair: undefined, lines: [] }],
  ["paid by card", { ...brought, paymentMethod: "stripe" }],
  ["sent by mail", { ...brought, repair: { ...brought.repair, way: "mailIn" as const } }],
  ["ordered with goods that are delivered", { ...brought, shipping: orders.placed.shipping }],
  ["ordered with something else, which may be a repair by mail or a file", { ...brought, lines: orders.placed.lines }],
])("one %s is not", (_, order) => expect(isPaidAtCounter(order)).toBe(false));
