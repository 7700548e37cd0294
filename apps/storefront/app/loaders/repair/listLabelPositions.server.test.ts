import { orders } from "@rewire/domain/testing";
import type { Order, RepairState } from "@rewire/domain";
import { expect, test } from "vitest";
import type { PrivateContext } from "../privateContext.server.ts";
import { listLabelPositions } from "./listLabelPositions.server.ts";

const { repair } = orders.repair;
const byMail = { ...repair, way: "mailIn", slot: null } as const;
const order: Order = { ...orders.repair, repair: byMail, otherRepairs: [{ ...byMail, position: 2 }] };

type FindRepair = PrivateContext["services"]["repairs"]["find"];

/** Lists the positions for the states of the first and the second repair, with what was looked for. */
async function list(readOrder: Order, [state, otherState]: readonly [RepairState, RepairState]) {
  const proofs: unknown[] = [];
  const find: FindRepair = async (proof) => {
    proofs.push(proof);
    return {
      kind: "found",
      key: "k",
      ticket: {
        id: readOrder.id,
        position: 1,
        relatedRepairs: [{ position: 2, device: "", way: "mailIn", slot: null, state: otherState }],
        isRestOfOrder: true,
        isPaid: false,
        details: byMail,
        progress: { number: "", state, events: [], decision: null },
        total: { minor: 0, currency: "EUR" },
        isOrderTotal: true,
      },
    };
  };
  const positions = await listLabelPositions({ repairs: { find } as never }, readOrder, "k", "192.0.2.1");
  return { positions, proofs };
}

test.each([
  ["booked", "booked", [1, 2]],
  ["received", "booked", [2]],
  ["booked", "cancelled", [1]],
  ["collected", "declined", []],
] as const)("of repairs by mail that are %s and %s, those at %j need a label", async (state, otherState, positions) => {
  expect(await list(order, [state, otherState])).toEqual({
    positions,
    proofs: [{ number: String(order.id), key: "k", position: 1 }],
  });
});

test("a repair at the counter needs none, and its state is not read", async () => {
  const atCounter = { ...orders.repair, repair: { ...repair, way: "walkIn" } } as const;
  expect(await list(atCounter, ["booked", "booked"])).toEqual({ positions: [], proofs: [] });
});

const storeError = Object.assign(new Error("No connection."), { name: "KeyValueStoreUnavailableError" });

test.each<[string, FindRepair]>([
  ["a workshop that cannot be read", async () => ({ kind: "unavailable" })],
  ["a state store that cannot be reached", () => Promise.reject(storeError)],
])("%s offers none", async (_, find) => {
  expect(await listLabelPositions({ repairs: { find } as never }, order, "k", "192.0.2.1")).toEqual([]);
});
