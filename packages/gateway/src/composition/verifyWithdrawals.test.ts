import { expect, test } from "vitest";
import { silentLog } from "../log/createLog.ts";
import { createMemoryStore } from "../storage/createMemoryStore.ts";
import { sealStore } from "../storage/sealStore.ts";
import { createWithdrawalLog } from "../features/withdrawal/createWithdrawalLog.ts";
import { EXIT_CODES, verifyWithdrawals } from "./verifyWithdrawals.ts";
import type { WithdrawalRecord } from "../features/withdrawal/withdrawalRecord.ts";

const secret = "s".repeat(32);
const record: WithdrawalRecord = {
  end: "withdrawal",
  attempt: "1",
  at: "2026-11-24T10:00:00.000Z",
  locale: "de_DE",
  origin: "https://shop.example",
  orderId: null,
  orderNumber: "890",
  name: "Ada Muster",
  email: "ada@example.test",
  statement: "I withdraw from the lamp.",
  reason: null,
  method: null,
  lines: null,
  refused: [],
  refund: null,
};

/** A log of some entries; `change` alters the stored text of the second one. */
async function openStore(entries: number, change?: (text: string) => string) {
  const store = createMemoryStore();
  const state = sealStore(store, [secret], silentLog);
  const history = createWithdrawalLog(state);
  for (let turn = 1; turn <= entries; turn += 1)
    await history.append(`order ${turn}`, () => ({ ...record, attempt: String(turn) }));
  if (change) await state.set("withdrawal-log:2", change((await state.get("withdrawal-log:2")) ?? ""), 60);
  return store;
}

async function verify(store: ReturnType<typeof createMemoryStore>, key = secret) {
  const text: string[] = [];
  const write = (line: string) => void text.push(line);
  const code = await verifyWithdrawals({ env: { REWIRE_SECRET: key }, write, note: write, store });
  return { code, text: text.join("") };
}

test("a log that fits says how far it goes, and its last hash", async () => {
  const { code, text } = await verify(await openStore(3));
  expect(code).toBe(EXIT_CODES.ok);
  expect(text).toMatch(
    /^3 entries, 1 \(2026-11-24T10:00:00.000Z\) to 3 .*: each fits the one before\.\nHash of the last one/,
  );
});

test("a log without entries says so", async () =>
  expect(await verify(await openStore(0))).toEqual({ code: EXIT_CODES.ok, text: "The log has no entries.\n" }));

test("an entry that was changed is named", async () => {
  const { code, text } = await verify(await openStore(3, (stored) => stored.replace("Ada", "Eve")));
  expect({ code, text }).toMatchObject({
    code: EXIT_CODES.broken,
    text: expect.stringMatching(/^Entry 2 does not fit/),
  });
});

test("entries that are gone from the beginning are said to be", async () => {
  const store = await openStore(3);
  const state = sealStore(store, [secret], silentLog);
  await state.delete("withdrawal-log:1");
  const { code, text } = await verify(store);
  expect(code).toBe(EXIT_CODES.ok);
  expect(text).toContain("Entries before 2 are gone");
});

test.each([
  ["changed to nonsense", () => "nonsense", secret],
  ["sealed with another secret", undefined, "t".repeat(32)],
])("an entry that cannot be read, because it is %s, is no success", async (_, change, key) => {
  const { code, text } = await verify(await openStore(2, change), key);
  expect({ code, text }).toMatchObject({
    code: EXIT_CODES.unreadable,
    text: expect.stringContaining("cannot be read"),
  });
});
