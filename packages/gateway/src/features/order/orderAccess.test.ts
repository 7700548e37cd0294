import { afterEach, describe, expect, test } from "vitest";
import { guestAddress as address } from "../../testing/guestAddress.ts";
import { openShopWithGateway, type OpenShopWithGateway } from "../../testing/openShopWithGateway.ts";
import { serviceAccount as service } from "../../testing/serviceAccount.ts";
import type { OrderProof } from "./orderProof.ts";

const email = "ada@example.test";
const DAY = 24 * 60 * 60 * 1000;

let open: OpenShopWithGateway;
afterEach(() => open.close());

const start = async (env: Record<string, string> = service) => {
  open = await openShopWithGateway("cookie with a nonce", {}, env);
};
const buy = async (shopper = open.shopper(), more: Record<string, unknown> = {}): Promise<number> => {
  await shopper.add(1);
  const purchase = { paymentMethod: "cod", billing: { ...address, email }, shipping: address, ...more };
  return (await shopper.ask("checkout", purchase)).data.checkout.order.databaseId;
};
const find = (proof: OrderProof, from = "192.0.2.7") => open.services().orderAccess.find(proof, from);

describe("a guest's order", () => {
  test("is found by its number and e-mail address as it stands now, however they are typed", async () => {
    await start();
    const id = await buy();
    open.shop.shopkeeper.setOrderStatus(id, "COMPLETED");
    for (const proof of [
      { number: String(id), email },
      { number: ` #${id} `, email: " ADA@Example.test " },
    ])
      expect(await find(proof)).toMatchObject({ kind: "found", order: { id, status: "completed" } });
  });

  test("opens by the key of its link for 30 days, and by no other order's", async () => {
    await start();
    const [id, other] = [await buy(), await buy()];
    const lookup = await find({ number: String(id), email });
    const key = lookup.kind === "found" ? lookup.key : "";
    expect(await find({ number: String(id), key })).toMatchObject({ kind: "found", order: { id } });
    for (const [number, wrong] of [
      [other, key],
      [id, `${key.slice(0, -1)}${key.endsWith("A") ? "B" : "A"}`],
      [id, `zzzzzzz${key.slice(key.indexOf("."))}`],
      [id, key.replace(".", "")],
    ] as const)
      expect(await find({ number: String(number), key: wrong })).toEqual({ kind: "notFound" });
    open.clock.now += 31 * DAY;
    expect(await find({ number: String(id), key })).toEqual({ kind: "notFound" });
  });

  test("opens by the order key that the shop's mails carry", async () => {
    await start();
    const id = await buy();
    const key = open.shop.shopkeeper.orders().find((order) => order.id === id)?.key ?? "";
    expect(await find({ number: String(id), key })).toMatchObject({ kind: "found", order: { id } });
    expect(await find({ number: String(id), key: key.toUpperCase() })).toEqual({ kind: "notFound" });
  });
});

test("an order that waits for a bank transfer tells where to, as the shop says it, until it is paid", async () => {
  await start();
  const id = await buy(open.shopper(), { paymentMethod: "bacs" });
  const proof = { number: String(id), email };
  expect(await find(proof)).toMatchObject({
    order: { paymentInstructions: expect.stringMatching(/IBAN DE02 .*\.\nPlease use your Order ID/) },
  });
  open.shop.shopkeeper.setOrderStatus(id, "PROCESSING");
  const paid = await find(proof);
  expect(paid.kind === "found" && paid.order).not.toHaveProperty("paymentInstructions");
  const byCash = await find({ number: String(await buy()), email });
  expect(byCash.kind === "found" && byCash.order).not.toHaveProperty("paymentInstructions");
});

test("a paid order that staff have put on hold is not asked for a transfer again", async () => {
  await start();
  const id = await buy(open.shopper(), { paymentMethod: "bacs" });
  for (const status of ["PROCESSING", "ON_HOLD"] as const) open.shop.shopkeeper.setOrderStatus(id, status);
  const lookup = await find({ number: String(id), email });
  expect(lookup).toMatchObject({ kind: "found", order: { status: "onHold", isPaid: true } });
  expect(lookup.kind === "found" && lookup.order).not.toHaveProperty("paymentInstructions");
});

test("without instructions an order is shown all the same", async () => {
  await start();
  const id = await buy(open.shopper(), { paymentMethod: "bacs" });
  open.wire.before = async (request) => {
    if ((await request.clone().text()).includes("getPaymentInstructions")) throw new TypeError("the line is cut");
  };
  expect(await find({ number: String(id), email })).toMatchObject({ kind: "found", order: { status: "onHold" } });
});

describe("a stranger", () => {
  test("gets one answer to a wrong number, a wrong e-mail address and an account's order, after the same requests", async () => {
    await start();
    const id = await buy();
    const maria = open.shopper();
    await maria.logIn();
    const hers = await buy(maria, { billing: { ...address, email: "maria@example.test" } });
    await find({ number: "999999", email });
    const requests: string[] = [];
    open.wire.before = async (request) => void requests.push(await request.text());
    const ask = async (proof: OrderProof) => {
      requests.length = 0;
      const answer = await find(proof);
      return { answer, operations: requests.map((body) => /(?:query|mutation) (\w+)/.exec(body)?.[1]) };
    };
    const expected = { answer: { kind: "notFound" }, operations: ["serviceViewer", "findOrderOwners"] };
    expect(await ask({ number: String(id + 500), email })).toEqual(expected);
    expect(await ask({ number: String(id), email: "eve@example.test" })).toEqual(expected);
    expect(await ask({ number: String(hers), email })).toEqual(expected);
    expect((await ask({ number: String(hers), email: "maria@example.test" })).answer).toEqual({ kind: "notFound" });
    expect(open.lines.join("\n")).not.toMatch(/ada@|eve@|maria@/);
  });

  test("has ten attempts, whatever is guessed; the owner's link still opens, there as elsewhere", async () => {
    await start();
    const id = await buy();
    const lookup = await find({ number: String(id), email });
    for (let n = 0; n < 10; n += 1)
      expect(await find({ number: String(id), email: `eve${n}@example.test` }, "192.0.2.66")).toEqual({
        kind: "notFound",
      });
    expect(await find({ number: String(id), email }, "192.0.2.66")).toEqual({ kind: "tooMany", waitSeconds: 900 });
    const key = lookup.kind === "found" ? lookup.key : "";
    expect(await find({ number: String(id), key })).toMatchObject({ kind: "found" });
    // Nor does whoever guesses lock out who shares the address.
    expect(await find({ number: String(id), key }, "192.0.2.66")).toMatchObject({ kind: "found" });
    expect(await find({ number: String(id + 1), key }, "192.0.2.66")).toMatchObject({ kind: "tooMany" });
  });

  test("cannot guess one order's e-mail address from many places, nor lock out who has its link", async () => {
    await start();
    const id = await buy();
    const lookup = await find({ number: String(id), email });
    for (let n = 0; n < 30; n += 1) await find({ number: String(id), email: "eve@example.test" }, `198.51.100.${n}`);
    expect(await find({ number: `#${id}`, email }, "192.0.2.8")).toMatchObject({ kind: "tooMany" });
    const key = lookup.kind === "found" ? lookup.key : "";
    expect(await find({ number: String(id), key }, "192.0.2.8")).toMatchObject({ kind: "found" });
  });

  test("uses up nothing with an empty form", async () => {
    await start();
    for (let n = 0; n < 12; n += 1) expect(await find({ number: "1", email: " " })).toEqual({ kind: "notFound" });
    expect(await find({ number: String(await buy()), email })).toMatchObject({ kind: "found" });
  });
});

test("without a service account, and while the shop is away, no order is found and no attempt counted", async () => {
  await start({});
  expect(open.services().orderAccess.isAvailable).toBe(false);
  expect(await find({ number: "1", email })).toEqual({ kind: "unavailable" });
  await open.close();
  await start();
  const id = await buy();
  open.wire.before = () => Promise.reject(new TypeError("the line is cut"));
  for (let n = 0; n < 11; n += 1) expect(await find({ number: String(id), email })).toEqual({ kind: "unavailable" });
  open.wire.before = async () => {};
  expect(await find({ number: String(id), email })).toMatchObject({ kind: "found" });
});
