import { createShopClient, ShopUnreachableError } from "@rewire/data/server";
import { expect, test } from "vitest";
import { createLog, silentLog } from "../../log/createLog.ts";
import { createMemoryStore } from "../../storage/createMemoryStore.ts";
import type { OutboxMail } from "../mail/Outbox.ts";
import { createOutbox } from "../mail/createOutbox.ts";
import { createOutcomeReader } from "./createOutcomeReader.ts";
import { createWithdrawalLog } from "./createWithdrawalLog.ts";
import { createWithdrawalSettlement, type WithdrawalSettlementDependencies } from "./settleWithdrawal.ts";
import type { WithdrawalRecord } from "./withdrawalRecord.ts";

const record: WithdrawalRecord = {
  end: "withdrawal",
  attempt: "1",
  at: "2026-11-28T09:00:00.000Z",
  locale: "en_US",
  origin: "https://shop.example",
  orderId: 890,
  orderNumber: "890",
  name: "Ada",
  email: "ada@example.test",
  statement: "",
  lines: [],
  refused: [],
  refund: null,
  reason: null,
  method: null,
};

/** Logs a withdrawal, and opens its settlement. */
async function open(changes: Partial<WithdrawalRecord>, account: WithdrawalSettlementDependencies["account"] = null) {
  const store = createMemoryStore(() => Date.parse(record.at));
  const mails: OutboxMail[] = [];
  const lines: string[] = [];
  const log = createLog({ level: "debug", write: (line) => lines.push(line) });
  const outbox = createOutbox({
    transport: { deliver: async (mail) => void mails.push(mail) },
    shopAddress: "shop@example.test",
    store,
    now: () => Date.parse(record.at),
    log: silentLog,
  });
  const history = createWithdrawalLog(store);
  const withdrawal = await history.append("order 890", () => ({ ...record, ...changes }));
  if (!withdrawal) throw new Error("The log takes it");
  const composeReceipt = async () => ({ subject: "Receipt", text: "Received" });
  const repairs = { keyOf: () => "key", cancel: async () => ({ kind: "notFound" as const }) };
  const settlement = createWithdrawalSettlement({ account, outbox, repairs, store, history, composeReceipt, log });
  return { settlement, withdrawal, outbox, mails, store, lines };
}

test("a withdrawal from an order without an e-mail address reaches the shop all the same", async () => {
  const { settlement, withdrawal, outbox, mails, store } = await open({ email: "" });
  await settlement.settle(withdrawal);
  await outbox.close();
  expect(mails).toEqual([expect.objectContaining({ to: "shop@example.test", attachments: [] })]);
  expect(mails[0]).not.toHaveProperty("replyTo");
  expect(await store.has("withdrawal-done:1")).toBe(true);
  const readOutcome = createOutcomeReader(null, outbox, silentLog);
  expect(await readOutcome(withdrawal)).toMatchObject({ mail: null, channel: "mail" });
});

test("that a receipt has no address is logged once, however often its order cannot be written", async () => {
  const account = {
    sendRequest: async <Answer>(): Promise<Answer> => {
      throw new ShopUnreachableError("The shop is away");
    },
  };
  const { settlement, withdrawal, outbox, mails, store, lines } = await open({ email: "" }, account);
  for (let turn = 0; turn < 3; turn += 1) await settlement.settle(withdrawal);
  await outbox.close();
  expect(lines.filter((line) => line.includes("has no address to go to"))).toHaveLength(1);
  expect(mails).toHaveLength(1);
  expect(await store.has("withdrawal-done:1")).toBe(false);
});

/** Service account at a shop that answers each operation with an error; lists the names of the operations. */
function createFailingAccount(message: string) {
  const operations: string[] = [];
  const client = createShopClient({
    url: "http://shop.example/graphql",
    fetch: async (_, init) => {
      const body = typeof init?.body === "string" ? init.body : "";
      operations.push(/(?:query|mutation) (\w+)/.exec(body)?.[1] ?? "");
      return Response.json({ errors: [{ message }], data: { order: null } });
    },
  });
  const account = {
    sendRequest: <Answer>(send: (...request: [typeof client, object]) => Promise<Answer>) => send(client, {}),
  };
  return { account, operations };
}

test("an order that cannot be read is not written, since it may be written already", async () => {
  const { account, operations } = createFailingAccount("Internal server error");
  const { settlement, withdrawal, outbox, store } = await open({}, account);
  await settlement.settle(withdrawal);
  await outbox.close();
  expect(operations).toEqual(["getOrderContract"]);
  expect(await store.has("withdrawal-done:1")).toBe(false);
});

test("an order that the staff have deleted is told to the owner once, and not asked for again", async () => {
  const { account, operations } = createFailingAccount("No order exists with the database_id: 890");
  const { settlement, withdrawal, outbox, mails, store, lines } = await open({}, account);
  for (let turn = 0; turn < 3; turn += 1) {
    await settlement.settle(withdrawal);
    await settlement.settlePending();
  }
  await outbox.close();
  expect(operations).toEqual(["getOrderContract"]);
  expect(lines.filter((line) => line.includes("by hand"))).toHaveLength(1);
  expect(mails.map(({ to }) => to)).toEqual(["ada@example.test", "shop@example.test"]);
  expect(await store.has("withdrawal-done:1")).toBe(true);
});
