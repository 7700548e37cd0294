import type { GatewayServices, RepairLookup } from "@rewire/gateway";
import { expect, test } from "vitest";
import { findRepairWithdrawal } from "./findRepairWithdrawal.server.ts";

const foundRepair = { kind: "found", ticket: { id: 12 }, key: "k" } as RepairLookup;

const declare = (
  at: string,
  end: "withdrawal" | "return",
  ...lines: readonly (readonly [string, "repair" | null])[]
) => ({
  withdrawal: { record: { at, end, lines: lines.map(([name, service]) => ({ name, service: service ?? undefined })) } },
});

/** Finds the withdrawal among declarations, of which an error stands for a log that cannot be read. */
const find = (declarations: readonly unknown[] | Error, lookup: RepairLookup | null = foundRepair) => {
  const listByOrder = async (orderId: number) => {
    if (declarations instanceof Error) throw declarations;
    return orderId === 12 ? declarations : [];
  };
  return findRepairWithdrawal({ withdrawals: { listByOrder } } as unknown as GatewayServices, lookup);
};

test("the latest withdrawal from a repair names what it was from", async () => {
  const declarations = [
    declare("2026-11-20T10:00:00Z", "withdrawal", ["Screen repair", "repair"]),
    declare("2026-11-21T10:00:00Z", "withdrawal", ["Battery repair", "repair"], ["Cable", null]),
    declare("2026-11-22T10:00:00Z", "withdrawal", ["Cable", null]),
    declare("2026-11-23T10:00:00Z", "return", ["Case", null]),
  ];
  expect(await find(declarations)).toEqual({ at: "2026-11-21T10:00:00Z", lines: ["Battery repair"] });
});

test.each([
  ["goods alone", [declare("2026-11-20T10:00:00Z", "withdrawal", ["Cable", null])]],
  ["nothing", []],
  ["a statement in own words", [{ withdrawal: { record: { at: "", end: "withdrawal", lines: null } } }]],
  ["what cannot be read", new Error("The log is away")],
])("of %s there is none", async (_, declarations) => expect(await find(declarations)).toBeNull());

test("nobody is told without a repair that was found", async () => {
  const declarations = [declare("2026-11-20T10:00:00Z", "withdrawal", ["Screen repair", "repair"])];
  expect(await find(declarations, { kind: "notFound" })).toBeNull();
  expect(await find(declarations, null)).toBeNull();
});
