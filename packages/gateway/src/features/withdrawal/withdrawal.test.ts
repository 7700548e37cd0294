import { createHmac } from "node:crypto";
import { calculateRefund } from "@rewire/domain";
import { afterEach, describe, expect, test } from "vitest";
import type { Secrets } from "../../config/secrets.ts";
import { silentLog } from "../../log/createLog.ts";
import { createMemoryStore } from "../../storage/createMemoryStore.ts";
import { sealStore } from "../../storage/sealStore.ts";
import { guestAddress as address } from "../../testing/guestAddress.ts";
import { openShopWithGateway, type OpenShopWithGateway } from "../../testing/openShopWithGateway.ts";
import { serviceAccount as service } from "../../testing/serviceAccount.ts";
import { createWithdrawalLog } from "./createWithdrawalLog.ts";
import type { OrderDeclaration, Statement } from "./WithdrawalService.ts";
import type { WithdrawalRecord } from "./withdrawalRecord.ts";

const email = "ada@example.test";
const from = "192.0.2.7";
const common = {
  attempt: "attempt-1",
  locale: "de_DE",
  origin: "https://shop.example",
  reason: null,
  method: null,
} as const;

let open: OpenShopWithGateway;
afterEach(() => open.close());
const start = async (env: Record<string, string> = service) => {
  open = await openShopWithGateway("cookie with a nonce", {}, env);
};
const buy = async (shopper = open.shopper(), quantity = 2, owner = email): Promise<number> => {
  await shopper.add(1, quantity);
  const purchase = { paymentMethod: "cod", billing: { ...address, email: owner }, shipping: address };
  return (await shopper.ask("checkout", purchase)).data.checkout.order.databaseId;
};
const withdrawals = () => open.services().withdrawals;
const orderOf = (id: number) => open.shop.shopkeeper.orders().find((order) => order.id === id);
/** Takes a line out of an order, as staff do. */
const removeLine = (id: number, lineId: number): void => {
  const { database } = open.shop.engine;
  const order = orderOf(id);
  if (!order) throw new Error(`There is no order ${id}`);
  const lines = order.lines.filter((line) => line.id !== lineId);
  database.transaction(() => database.write("order", String(id), { ...order, lines }));
};
const find = async (number: number) => {
  const view = await withdrawals().find({ number: String(number), email }, "withdrawal", from);
  if (view.kind !== "found") throw new Error(view.kind);
  return view;
};
const declarationOf = (number: number, quantity: number, expectedTotal: number): OrderDeclaration => ({
  ...common,
  kind: "withdrawal",
  proof: { number: String(number), email },
  choices: [{ position: 0, quantity, isConditionMet: false }],
  expectedTotal,
});
const statement: Statement = {
  ...common,
  kind: "withdrawal",
  orderNumber: "890",
  name: "Ada Muster",
  email,
  statement: "I withdraw from the lamp.",
};

describe("a withdrawal", () => {
  test("from part of an order is recorded, written into the order for the staff, and has a receipt", async () => {
    await start();
    const id = await buy();
    const total = orderOf(id)?.total ?? 0;
    const result = await withdrawals().declare(declarationOf(id, 1, Math.round(total / 2)), from);
    if (result.kind !== "recorded") throw new Error(result.kind);
    expect(result.withdrawal.record).toMatchObject({
      orderId: id,
      name: "Ada Muster",
      email,
      lines: [{ position: 0, name: "lamp", quantity: 1 }],
      refund: { total: { minor: Math.round(total / 2), currency: "EUR" } },
    });
    expect(orderOf(id)?.metaData.find(({ key }) => key === "withdrawal_1")?.value).toContain("1 × lamp");
    expect(orderOf(id)?.notes.filter(({ note }) => note.includes("Withdrawal no. 1"))).toMatchObject([
      { forCustomer: false },
    ]);
    const { lines, earlierWithdrawals } = await find(id);
    expect([lines[0]?.remainingQuantity, earlierWithdrawals.length]).toEqual([1, 1]);
    expect(await withdrawals().listByOrder(id)).toEqual(earlierWithdrawals);
    expect(await withdrawals().listByOrder(id + 1)).toEqual([]);
    expect(await withdrawals().receipt(1, result.key)).toMatchObject({
      mail: null,
      channel: "order",
      state: "announced",
    });
    expect(await withdrawals().receipt(1, `${result.key}x`)).toBeNull();
    expect(await withdrawals().receipt(2, result.key)).toBeNull();
  });

  test("is possible until the working day after Christmas, which the form names, and the server holds to", async () => {
    await start();
    const id = await buy();
    open.clock.now = Date.parse("2026-12-04T09:00:00Z");
    open.shop.shopkeeper.setOrderStatus(id, "COMPLETED");
    open.clock.now = Date.parse("2026-12-28T23:30:00Z");
    expect((await find(id)).lines).toMatchObject([{ lastDay: "2026-12-28", rule: null }]);
    const { total } = orderOf(id) ?? { total: 0 };
    open.clock.now = Date.parse("2026-12-29T00:30:00Z");
    expect((await find(id)).lines).toMatchObject([{ lastDay: "2026-12-28", rule: "late" }]);
    expect(await withdrawals().declare(declarationOf(id, 2, total), from)).toEqual({ kind: "changed" });
    open.clock.now = Date.parse("2026-12-28T23:59:00Z");
    expect(await withdrawals().declare(declarationOf(id, 2, total), from)).toMatchObject({ kind: "recorded" });
  });

  test("from an order that nobody has paid says so to the customer and the staff", async () => {
    await start();
    const id = await buy();
    const total = orderOf(id)?.total ?? 0;
    const result = await withdrawals().declare(declarationOf(id, 2, total), from);
    expect(result).toMatchObject({ withdrawal: { record: { payment: "unpaid" } } });
    const note = orderOf(id)?.metaData.find(({ key }) => key === "withdrawal_1")?.value;
    expect(note).toContain("Not paid, so nothing to pay back, and no longer due: ");
    expect(note).not.toContain("To pay back:");
  });

  test("does not block what remains after staff have taken the withdrawn line out of the order", async () => {
    await start();
    const shopper = open.shopper();
    await shopper.add(3);
    const id = await buy(shopper, 1);
    const { contract, lines: assessments } = await find(id);
    const [first, second] = assessments.map(({ line }) => line);
    const preview = calculateRefund(contract, [{ position: 0, quantity: 1 }], [], 0);
    const result = await withdrawals().declare(declarationOf(id, 1, preview.total.minor), from);
    expect(result).toMatchObject({ kind: "recorded", withdrawal: { record: { lines: [{ lineId: first?.id }] } } });
    removeLine(id, first?.id ?? 0);
    const { lines } = await find(id);
    expect(lines).toMatchObject([{ line: { id: second?.id, position: 0 }, remainingQuantity: 1, rule: null }]);
  });

  test("has a receipt that no link of a lost store opens, whose numbers were the same", async () => {
    await start();
    open.clock.now = Date.parse("2026-12-01T09:00:00Z");
    const former = await withdrawals().declareByStatement(statement, from);
    await open.close();
    await start();
    open.clock.now = Date.parse("2026-12-08T09:00:00Z");
    const other = { ...statement, name: "Otto Muster", email: "otto@example.test" };
    const latter = await withdrawals().declareByStatement(other, from);
    if (former.kind !== "recorded" || latter.kind !== "recorded") throw new Error("nothing was recorded");
    expect([former.withdrawal.id, latter.withdrawal.id]).toEqual([1, 1]);
    expect(await withdrawals().receipt(1, former.key)).toBeNull();
    expect(await withdrawals().receipt(1, latter.key)).toMatchObject({
      withdrawal: { record: { name: "Otto Muster" } },
    });
  });

  test("of before keeps the link of its receipt, whose key signs the number alone", async () => {
    await start();
    open.clock.now = Date.parse("2026-11-21T09:00:00Z");
    await withdrawals().declareByStatement(statement, from);
    const key = createHmac("sha256", "s".repeat(32)).update("withdrawal 1").digest("base64url").slice(0, 32);
    expect(await withdrawals().receipt(1, key)).not.toBeNull();
  });

  test("is refused while the server was started with another secret, and recorded once that is mended", async () => {
    await start();
    const [first, second] = [await buy(), await buy()];
    const total = orderOf(first)?.total ?? 0;
    const [own, other] = ["s".repeat(32), "t".repeat(32)];
    await withdrawals().declare(declarationOf(first, 2, total), from);
    const references = await withdrawals().listByOrder(first);
    const later = { ...declarationOf(second, 2, total), attempt: "attempt-2" };
    await open.restart({ REWIRE_SECRET: other });
    const refusal = { name: "KeyValueStoreUnavailableError" };
    await expect(withdrawals().declare(later, from)).rejects.toMatchObject(refusal);
    await expect(withdrawals().declareByStatement(statement, from)).rejects.toMatchObject(refusal);
    await expect(withdrawals().listByOrder(first)).rejects.toMatchObject(refusal);
    await open.restart({ REWIRE_SECRET: `${own},${other}` });
    expect([references.length, await withdrawals().listByOrder(first)]).toEqual([1, references]);
    expect(await withdrawals().declare(later, from)).toMatchObject({ kind: "recorded", withdrawal: { id: 2 } });
  });

  test("that is sent twice counts once, and one of another amount than was shown not at all", async () => {
    await start();
    const id = await buy();
    const total = orderOf(id)?.total ?? 0;
    expect(await withdrawals().declare(declarationOf(id, 2, total - 1), from)).toEqual({ kind: "changed" });
    const first = await withdrawals().declare(declarationOf(id, 2, total), from);
    expect(await withdrawals().declare(declarationOf(id, 2, total), from)).toEqual(first);
    const again = { ...declarationOf(id, 2, total), attempt: "attempt-2" };
    expect(await withdrawals().declare(again, from)).toEqual({ kind: "changed" });
    expect(orderOf(id)?.metaData.filter(({ key }) => key.startsWith("withdrawal_"))).toHaveLength(1);
  });

  test("needs no log-in, even where the order is an account's", async () => {
    await start();
    const maria = open.shopper();
    await maria.logIn();
    const id = await buy(maria, 1, "maria@example.test");
    const lookup = await withdrawals().find({ number: String(id), email: "maria@example.test" }, "withdrawal", from);
    expect(lookup).toMatchObject({ kind: "found", contract: { id } });
    const key = lookup.kind === "found" ? lookup.key : "";
    expect(await withdrawals().find({ number: String(id), key }, "return", from)).toMatchObject({ kind: "found" });
  });

  test("does not tell strangers who has an order, and counts their tries", async () => {
    await start();
    const id = await buy();
    const ask = (number: number, address: string) =>
      withdrawals().find({ number: String(number), email: address }, "withdrawal", from);
    expect(await ask(id, "eve@example.test")).toEqual({ kind: "notFound" });
    expect(await ask(id + 99, email)).toEqual({ kind: "notFound" });
    for (let turn = 0; turn < 8; turn += 1) await ask(id, "eve@example.test");
    expect(await ask(id, "eve@example.test")).toMatchObject({ kind: "tooMany" });
    expect(open.lines.join("\n")).not.toMatch(/ada@|eve@/);
  });

  test("waits while the shop is away, and is written into the order afterwards", async () => {
    await start();
    const id = await buy();
    const total = orderOf(id)?.total ?? 0;
    open.wire.before = async (request) => {
      if ((await request.text()).includes("recordWithdrawal")) throw new TypeError("fetch failed");
    };
    expect(await withdrawals().declare(declarationOf(id, 2, total), from)).toMatchObject({ kind: "recorded" });
    expect(orderOf(id)?.metaData.some(({ key }) => key === "withdrawal_1")).toBe(false);
    open.wire.before = async () => undefined;
    await open.restart();
    open.clock.now += 61_000;
    await open.settleWithdrawals();
    expect(orderOf(id)?.metaData.some(({ key }) => key === "withdrawal_1")).toBe(true);
  });

  test("follows the state that staff write into the order", async () => {
    await start();
    const id = await buy();
    const result = await withdrawals().declare(declarationOf(id, 2, orderOf(id)?.total ?? 0), from);
    const key = result.kind === "recorded" ? result.key : "";
    open.shop.shopkeeper.setMetaData(id, [{ key: "return_status", value: "Received" }]);
    expect((await withdrawals().receipt(1, key))?.state).toBe("received");
    open.shop.shopkeeper.setMetaData(id, [{ key: "withdrawal_1_status", value: "refunded" }]);
    expect((await withdrawals().receipt(1, key))?.state).toBe("refunded");
  });
});

describe("without a service account", () => {
  test("orders cannot be read, and a statement goes to the shop by mail", async () => {
    await start({ SMTP_URL: "smtp://127.0.0.1:9", EMAIL: "shop@example.test" });
    const id = await buy();
    expect(withdrawals().readsOrders).toBe(false);
    expect(await withdrawals().find({ number: String(id), email }, "withdrawal", from)).toEqual({
      kind: "unavailable",
    });
    const result = await withdrawals().declareByStatement(statement, from);
    if (result.kind !== "recorded") throw new Error(result.kind);
    expect(await withdrawals().declareByStatement(statement, from)).toEqual(result);
    expect(await withdrawals().receipt(1, result.key)).toMatchObject({ channel: "mail", mail: "waiting" });
    expect(await open.services().outbox.stateOf("withdrawal 1 shop")).toBe("waiting");
  });

  test("nor a mail server, the receipt says that the shop learns nothing by itself", async () => {
    await start({});
    const result = await withdrawals().declareByStatement(statement, from);
    const key = result.kind === "recorded" ? result.key : "";
    expect(await withdrawals().receipt(1, key)).toMatchObject({ channel: "none", mail: null });
    expect(open.lines.join("\n")).toContain("A withdrawal has reached nobody");
  });

  test("statements are limited for a recipient", async () => {
    await start({});
    const declare = (turn: number) =>
      withdrawals().declareByStatement({ ...statement, attempt: `attempt-${turn}` }, `192.0.2.${turn}`);
    for (let turn = 0; turn < 5; turn += 1) expect(await declare(turn)).toMatchObject({ kind: "recorded" });
    expect(await declare(5)).toMatchObject({ kind: "tooMany" });
  });
});

describe("the log", () => {
  const record: WithdrawalRecord = {
    ...statement,
    end: "withdrawal",
    attempt: "a",
    at: "2026-11-24T09:00:00.000Z",
    orderId: null,
    lines: null,
    refused: [],
    refund: null,
  };
  const openLog = () => {
    const store = createMemoryStore(() => 0);
    return { store, history: createWithdrawalLog(store) };
  };

  test("numbers entries of gateways side by side without a gap, and links each to the one before", async () => {
    await start({});
    const { store, history } = openLog();
    const other = createWithdrawalLog(store);
    const entries = await Promise.all(
      Array.from({ length: 12 }, (_, turn) =>
        (turn % 2 ? history : other).append(`order ${turn % 3}`, () => ({ ...record, attempt: String(turn) })),
      ),
    );
    expect(entries.map((entry) => entry?.id ?? 0).toSorted((left, right) => left - right)).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    );
    expect(await history.readEntries("order 1")).toHaveLength(4);
    expect(await history.findBreak()).toBeNull();
  });

  test("takes nothing while it was sealed with another secret, and loses nothing by that", async () => {
    await start({});
    const backend = createMemoryStore(() => 0);
    const [own, other] = ["a".repeat(32), "b".repeat(32)];
    const openSealed = (secrets: Secrets) => createWithdrawalLog(sealStore(backend, secrets, silentLog));
    const [before, during, afterwards] = [openSealed([own]), openSealed([other]), openSealed([other, own])];
    await before.append("order 1", () => ({ ...record, name: "Ada" }));
    await before.append("order 2", () => ({ ...record, name: "Berta" }));
    const locked = { name: "KeyValueStoreUnavailableError" };
    await expect(during.append("order 3", () => ({ ...record, name: "Clara" }))).rejects.toMatchObject(locked);
    await expect(during.readEntries("order 1")).rejects.toMatchObject(locked);
    await expect(during.readAfter(0)).rejects.toMatchObject(locked);
    await expect(during.findBreak()).rejects.toMatchObject(locked);
    await afterwards.append("order 3", () => ({ ...record, name: "Clara" }));
    const entries = await afterwards.readAfter(0);
    expect(entries.map((entry) => entry.record.name)).toEqual(["Ada", "Berta", "Clara"]);
    expect(await afterwards.readEntries("order 1")).toEqual(entries.slice(0, 1));
    expect(await afterwards.findBreak()).toBeNull();
  });

  test("lists no entry of another order, whose number an earlier version may have given twice", async () => {
    await start({});
    const { store, history } = openLog();
    await history.append("order 1", () => record);
    await store.set("withdrawal-of:order 2:1", "1", 60);
    expect(await history.readEntries("order 2")).toEqual([]);
    const entry = await history.append("order 2", () => ({ ...record, attempt: "b" }));
    expect(await history.readEntries("order 2")).toEqual([entry]);
  });

  test.each([
    ["changed", (text: string) => text.replace("from the lamp", "from nothing")],
    ["replaced together with its hash", (text: string) => text.replaceAll(/"hash":"\w{8}/g, '"hash":"00000000')],
  ])("shows an entry that was %s", async (_, change) => {
    await start({});
    const { store, history } = openLog();
    for (const turn of [1, 2, 3]) await history.append(`order ${turn}`, () => ({ ...record, attempt: String(turn) }));
    await store.set("withdrawal-log:2", change((await store.get("withdrawal-log:2")) ?? ""), 60);
    expect(await history.findBreak()).toBe(2);
  });
});
