import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  strategies,
  openShopWithGateway,
  type Strategy,
  type OpenShopWithGateway,
} from "../../testing/openShopWithGateway.ts";

const address = {
  firstName: "Nina",
  lastName: "Muster",
  address1: "Weg 1",
  city: "Berlin",
  postcode: "10115",
  country: "DE",
  state: "DE-BE",
};
const account = { username: "nina", password: "quite a long one" };
const purchase = { paymentMethod: "cod", billing: { ...address, email: "nina@example.test" }, shipping: address };
const kindOf = (errors: readonly { extensions?: { kind?: string }; message: string }[]) =>
  errors[0]?.extensions?.kind ?? errors[0]?.message;

let open: OpenShopWithGateway;
afterEach(() => open.close());

describe.each(Object.keys(strategies) as Strategy[])(
  "an account with an order, at a shop that lets people in by %s",
  (strategy) => {
    beforeEach(async () => void (open = await openShopWithGateway(strategy)));

    test("owns the order, and whoever placed it is logged in", async () => {
      const nina = open.shopper();
      await nina.add(3);
      const { data, errors } = await nina.ask("checkout", { ...purchase, account });
      expect({ errors, result: data.checkout.result }).toEqual({ errors: [], result: "success" });
      expect(await nina.whoAmI()).toMatchObject({ user: "nina", pieces: 0 });
      const { data: list } = await nina.ask("getOrders");
      expect(list.customer.orders.nodes).toMatchObject([{ databaseId: data.checkout.order.databaseId }]);
      expect(await open.services().orderFor(nina.browser.pageRequest(), data.checkout.order.databaseId)).toMatchObject({
        billing: { firstName: "Nina" },
      });
      // It is the account's to show, not the browser's.
      expect([...nina.browser.cookies.keys()].toSorted()).toEqual([
        "rewire-login",
        "rewire-session",
        "woocommerce-session",
      ]);
      expect(open.lines.join("\n")).not.toContain(account.password);
      expect((await open.shopper().logIn("nina", account.password)).errors).toEqual([]);
    });

    test("is refused in words for a name or an address that is taken: nothing is ordered, the cart stays, and the next try works", async () => {
      const nina = open.shopper();
      await nina.add(3);
      expect(
        (await nina.ask("checkout", { ...purchase, account: { ...account, username: "maria" } })).errors[0]?.message,
      ).toContain("already registered with that username");
      expect(
        (
          await nina.ask("checkout", {
            ...purchase,
            billing: { ...purchase.billing, email: "maria@example.test" },
            account,
          })
        ).errors[0]?.message,
      ).toContain("already registered with maria@example.test");
      expect(
        kindOf((await nina.ask("checkout", { ...purchase, account: { ...account, password: "short" } })).errors),
      ).toBe("passwordTooShort");
      expect(open.shop.shopkeeper.orders()).toHaveLength(0);
      expect(await nina.whoAmI()).toMatchObject({ user: null, pieces: 1 });
      expect((await nina.ask("checkout", { ...purchase, account })).data.checkout.result).toBe("success");
      expect(open.lines.join("\n")).not.toContain(account.password);
    });
  },
);

describe("an account with an order", () => {
  beforeEach(async () => void (open = await openShopWithGateway("cookie with a nonce")));

  test("is not made twice for who is logged in", async () => {
    const maria = open.shopper();
    await maria.logIn();
    await maria.add(3);
    const { data } = await maria.ask("checkout", { ...purchase, account });
    expect(data.checkout.result).toBe("success");
    expect(await maria.whoAmI()).toMatchObject({ user: "maria" });
    expect((await open.shopper().logIn("nina", account.password)).errors).toHaveLength(1);
  });

  test("is logged in although its address has used up its tries", async () => {
    for (let n = 0; n < 9; n++) await open.shopper().logIn("maria", `wrong ${n}`);
    const nina = open.shopper();
    expect((await nina.logIn()).status).toBe(429);
    await nina.add(3);
    await nina.ask("checkout", { ...purchase, account });
    expect(await nina.whoAmI()).toMatchObject({ user: "nina", pieces: 0 });
  });

  test("does not find out who has an account, one order after another", async () => {
    const kinds = [];
    const nina = open.shopper();
    await nina.add(3);
    for (let n = 0; n < 12; n++)
      kinds.push(
        kindOf((await nina.ask("checkout", { ...purchase, account: { ...account, username: "maria" } })).errors),
      );
    expect(kinds.filter((kind) => kind === "tooManyAttempts")).toHaveLength(2);
    // The browser drops the card payment of an order that is refused for good, and nobody has refunded this one.
    const input = { ...purchase, account: { ...account, username: "maria" } };
    const paid = await nina.browser.ask("checkout", { input }, {}, { key: randomUUID(), payment: "pi_paid" });
    expect(await paid.json()).toMatchObject({ errors: [{ extensions: { kind: "unreachable" } }] });
    expect((await nina.ask("checkout", purchase)).data.checkout.result).toBe("success");
  });

  test("lets nobody try passwords with the key of an order that stands", async () => {
    const nina = open.shopper();
    await nina.add(3);
    const attempt = { key: randomUUID() };
    const place = async (password: string) =>
      nina.browser.ask("checkout", { input: { ...purchase, account: { username: "maria", password } } }, {}, attempt);
    await nina.browser.ask("checkout", { input: purchase }, {}, attempt);
    for (let guess = 0; guess < 10; guess += 1) expect((await place(`a wrong one ${guess}`)).status).toBe(200);
    await place("maria-likes-tea");
    expect((await nina.whoAmI()).user).toBeNull();
    expect(open.shop.shopkeeper.orders()).toHaveLength(1);
  });

  test("that is made although nobody could be logged in keeps the order in sight", async () => {
    const nina = open.shopper();
    await nina.add(3);
    open.wire.before = async (request) => {
      if ((await request.text()).includes("loginWithCookies")) throw new TypeError("the line is cut");
    };
    const { data } = await nina.ask("checkout", { ...purchase, account });
    expect(data.checkout.result).toBe("success");
    expect(nina.browser.cookies.has("rewire-guest")).toBe(true);
    expect(open.lines.join("\n")).not.toContain(account.password);
  });
});
