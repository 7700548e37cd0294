import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openShopWithGateway, type OpenShopWithGateway } from "../../testing/openShopWithGateway.ts";
import { toCompanionCookieName, sessionCookieName } from "./createSessionCookies.ts";

const victimsAddress = {
  firstName: "Ottilie",
  lastName: "Wiesengrund",
  address1: "Lange Gasse 7",
  city: "Graz",
  postcode: "8010",
  country: "AT",
  phone: "4711",
};
const billing = { ...victimsAddress, email: "ottilie@example.test" };
const personal = /Ottilie|Wiesengrund|Lange Gasse|Graz|8010|4711|ottilie/;

let open: OpenShopWithGateway;
beforeEach(async () => {
  open = await openShopWithGateway("cookie with a nonce");
});
afterEach(() => open.close());

const origins = { http: "http://localhost:3000", https: "https://localhost:3000" } as const;
type Shopper = ReturnType<OpenShopWithGateway["shopper"]>;

const shopSession = (scheme: keyof typeof origins) => open.shopper(undefined, origins[scheme]);
const tokenOf = ({ browser }: Shopper) => browser.cookies.get(sessionCookieName) ?? "";
const identityOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as { data: { customer_id: string } }).data
    .customer_id;
/** Everything that a session shows to who has its token, the gateway left out. */
const sendToShop = async (token: string): Promise<string> => {
  const query =
    "{ cart { contents { nodes { quantity product { node { slug } } } } } customer { email billing { firstName lastName address1 city postcode phone email } shipping { lastName address1 city } } }";
  const headers = { "content-type": "application/json", "woocommerce-session": `Session ${token}` };
  const request = new Request("http://shop.example/graphql", {
    method: "POST",
    headers,
    body: JSON.stringify({ query }),
  });
  return (await open.shop.handle(request)).text();
};
const updateAddress = (shopper: Shopper) => shopper.ask("updateCustomer", { billing, shipping: victimsAddress });
const order = (shopper: Shopper, key: string) =>
  shopper.browser.ask(
    "checkout",
    { input: { paymentMethod: "cod", billing, shipping: { ...victimsAddress } } },
    {},
    { key },
  );
const orders = () => open.shop.engine.database.list("order");
const cartOf = async (shopper: Shopper) => {
  const { data } = await shopper.ask("getCart");
  const nodes = data.cart.contents.nodes as { quantity: number; product: { node: { slug: string } } }[];
  const coupons = (data.cart.appliedCoupons ?? []) as { code: string }[];
  return {
    lines: nodes.map(({ quantity, product }) => `${quantity} ${product.node.slug}`).toSorted(),
    coupons: coupons.map(({ code }) => code),
    rates: data.cart.chosenShippingMethods as string[],
    customer: JSON.stringify(data.customer),
  };
};

/** Somebody begins a session and plants it in somebody else's browser. */
const plant = async (scheme: keyof typeof origins) => {
  const planter = shopSession(scheme);
  await planter.add(1);
  const victim = shopSession(scheme);
  const token = tokenOf(planter);
  victim.browser.cookies.set(sessionCookieName, token);
  return { planter, victim, token };
};
const expectNothingPersonal = async (planter: Shopper, token: string) => {
  expect(JSON.stringify((await planter.ask("getCart")).data)).not.toMatch(personal);
  expect(await sendToShop(token)).not.toMatch(personal);
  expect(await sendToShop(tokenOf(planter))).not.toMatch(personal);
  const bare = shopSession("https");
  bare.browser.cookies.set(sessionCookieName, token);
  expect(JSON.stringify((await bare.ask("getCart")).data)).not.toMatch(personal);
};

describe.each(["http", "https"] as const)("a session planted over %s", (scheme) => {
  test("tells its planter nothing of the address that is typed in it, and its lines stay with the victim", async () => {
    const { planter, victim, token } = await plant(scheme);
    expect((await cartOf(victim)).lines).toEqual(["1 lamp"]);
    await victim.add(3, 2);
    expect((await updateAddress(victim)).errors).toEqual([]);
    await expectNothingPersonal(planter, token);
    expect(await cartOf(victim)).toMatchObject({
      lines: ["1 lamp", "2 clock"],
      customer: expect.stringMatching(personal),
    });
    expect(identityOf(tokenOf(victim))).not.toBe(identityOf(token));
    // From now on it is the victim's own: no further one is begun.
    const own = identityOf(tokenOf(victim));
    await updateAddress(victim);
    await victim.add(2);
    expect(identityOf(tokenOf(victim))).toBe(own);
  });

  test("tells nothing of an order either, and no other tab orders its lines again", async () => {
    const { planter, victim, token } = await plant(scheme);
    const tab = shopSession(scheme);
    tab.browser.cookies.set(sessionCookieName, token);
    expect(await (await order(victim, randomUUID())).json()).toMatchObject({
      data: { checkout: { result: "success" } },
    });
    await expectNothingPersonal(planter, token);
    expect(await (await order(tab, randomUUID())).json()).toMatchObject({
      errors: [{ extensions: { kind: "cartEmpty" } }],
    });
    expect(orders()).toHaveLength(1);
  });

  test("that is dead leads nobody into the session that takes its place", async () => {
    const { planter, victim, token } = await plant(scheme);
    const dead = `${token.slice(0, -4)}AAAA`;
    for (const one of [planter, victim]) {
      one.browser.cookies.clear();
      one.browser.cookies.set(sessionCookieName, dead);
    }
    await victim.add(3);
    await updateAddress(victim);
    await planter.add(1);
    await expectNothingPersonal(planter, dead);
    expect(await cartOf(victim)).toMatchObject({ customer: expect.stringMatching(personal) });
    planter.browser.cookies.clear();
    planter.browser.cookies.set(sessionCookieName, dead);
    expect(JSON.stringify((await planter.ask("getCart")).data)).not.toMatch(personal);
  });

  test("tells nothing of whoever logs in, and the account's session is bound anew", async () => {
    const { planter, victim, token } = await plant(scheme);
    expect((await victim.logIn()).errors).toEqual([]);
    expect(await victim.whoAmI()).toMatchObject({ user: "maria", products: expect.arrayContaining([1]) });
    await victim.ask("updateCustomer", { billing });
    await expectNothingPersonal(planter, token);
    expect(await sendToShop(token)).not.toMatch(/maria/i);
    await victim.logOut();
    expect([...victim.browser.cookies.keys()]).toEqual([]);
    await victim.add(2);
    expect(identityOf(tokenOf(victim))).not.toBe(identityOf(token));
    expect((await cartOf(victim)).lines).toEqual(["1 radio"]);
  });
});

describe("over https", () => {
  test("the companion is a cookie that no other place can write", async () => {
    const shopper = shopSession("https");
    await shopper.add(1);
    const line = shopper.browser.setCookies.find((setCooky) => setCooky.startsWith("__Host-")) ?? "";
    expect(line).toMatch(
      /^__Host-rewire-session=[\w-]{22}\.[\w-]{43}; Max-Age=172800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  test("a stolen cookie of the specification shows lines and nobody's address, and changes nothing of the session", async () => {
    const owner = shopSession("https");
    await owner.add(3, 2);
    await updateAddress(owner);
    const thief = shopSession("https");
    thief.browser.cookies.set(sessionCookieName, tokenOf(owner));
    expect(await cartOf(thief)).toMatchObject({ lines: ["2 clock"], customer: expect.not.stringMatching(personal) });
    thief.browser.cookies.set(toCompanionCookieName(true), "x".repeat(22) + "." + "y".repeat(43));
    await thief.add(1);
    expect(JSON.stringify((await thief.ask("getCart")).data)).not.toMatch(personal);
    expect((await cartOf(owner)).lines).toEqual(["2 clock"]);
  });

  test("one's own companion does not fit another session", async () => {
    const { planter, victim, token } = await plant("https");
    await planter.add(2);
    victim.browser.cookies.clear();
    await victim.add(3);
    victim.browser.cookies.set(sessionCookieName, token);
    await updateAddress(victim);
    await expectNothingPersonal(planter, token);
  });

  test("a cookie of a version without companions keeps lines, coupons and the chosen rate", async () => {
    const shopper = shopSession("https");
    await shopper.add(3, 8);
    await updateAddress(shopper);
    await shopper.ask("applyCoupon", { code: "item5" });
    await shopper.ask("updateShippingMethod", { shippingMethods: ["flat_rate:4"] });
    shopper.browser.cookies.delete(toCompanionCookieName(true));
    const before = await cartOf(shopper);
    expect(before).toMatchObject({ lines: ["8 clock"], coupons: ["item5"], rates: ["flat_rate:4"] });
    expect(before.customer).not.toMatch(personal);
    const { session } = await updateAddress(shopper);
    expect(session).toBeUndefined();
    const after = await cartOf(shopper);
    expect(after).toMatchObject({
      lines: ["8 clock"],
      coupons: ["item5"],
      rates: ["flat_rate:4"],
      customer: expect.stringMatching(personal),
    });
    await shopper.ask("updateItemQuantities", { items: [{ key: await keyOf(shopper), quantity: 3 }] });
    expect((await cartOf(shopper)).lines).toEqual(["3 clock"]);
  });

  test("a line can be changed by the key that it had before, as the first change", async () => {
    const shopper = shopSession("https");
    await shopper.add(3, 8);
    const key = await keyOf(shopper);
    shopper.browser.cookies.delete(toCompanionCookieName(true));
    expect((await shopper.ask("updateItemQuantities", { items: [{ key, quantity: 3 }] })).errors).toEqual([]);
    expect((await cartOf(shopper)).lines).toEqual(["3 clock"]);
  });

  test("a restart keeps sessions bound, and so does a new secret", async () => {
    const shopper = shopSession("https");
    await shopper.add(3);
    const own = identityOf(tokenOf(shopper));
    for (const env of [
      {},
      { REWIRE_SECRET: `${"n".repeat(32)},${"s".repeat(32)}` },
      { REWIRE_SECRET: "n".repeat(32) },
    ]) {
      await open.restart(env);
      await shopper.add(3);
      expect(identityOf(tokenOf(shopper))).toBe(own);
    }
    expect((await cartOf(shopper)).lines).toEqual(["4 clock"]);
  });

  test("a shop that fails while lines are taken along loses none of them", async () => {
    const shopper = shopSession("https");
    await shopper.add(3, 2);
    shopper.browser.cookies.delete(toCompanionCookieName(true));
    open.wire.before = async (request) => {
      if ((await request.text()).includes('"fillCart"')) throw new TypeError("fetch failed");
    };
    expect((await shopper.add(1)).errors).toHaveLength(1);
    open.wire.before = async () => {};
    expect((await cartOf(shopper)).lines).toEqual(["2 clock"]);
    await shopper.add(1);
    expect((await cartOf(shopper)).lines).toEqual(["1 lamp", "2 clock"]);
  });
});

const keyOf = async (shopper: Shopper): Promise<string> =>
  (await shopper.ask("getCart")).data.cart.contents.nodes[0].key as string;

describe.each(["http", "https"] as const)("an order in a session that was left, over %s", (scheme) => {
  /** A cookie of an older version, or a planted one: nothing tells who began it. */
  const withUnboundCart = async () => {
    const shopper = shopSession(scheme);
    await shopper.add(3);
    shopper.browser.cookies.delete(toCompanionCookieName(scheme === "https"));
    return shopper;
  };
  /** Sends something whose answer, and every cookie with it, is lost on the way back. */
  const losingTheAnswer = async (shopper: Shopper, send: () => Promise<unknown>) => {
    const cookies = [...shopper.browser.cookies];
    await send();
    shopper.browser.cookies.clear();
    for (const [name, value] of cookies) shopper.browser.cookies.set(name, value);
  };
  const look = async (shopper: Shopper, key: string) => {
    const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ key }) };
    return (await (await shopper.browser.send("/attempt", init)).json()) as { state: string };
  };

  test("is placed once although the browser never heard of it", async () => {
    const shopper = await withUnboundCart();
    const key = randomUUID();
    await losingTheAnswer(shopper, () => order(shopper, key));
    expect(orders()).toHaveLength(1);
    expect(await look(shopper, key)).toMatchObject({ state: "placed" });
    expect(await (await order(shopper, key)).json()).toMatchObject({ data: { checkout: { result: "success" } } });
    expect(orders()).toHaveLength(1);
  });

  test("is placed once although the shop's answer is lost as well", async () => {
    const shopper = await withUnboundCart();
    const key = randomUUID();
    let isLost = false;
    open.wire.after = async (request) => {
      const body = await request.text();
      if (isLost || body.includes('"checkout"')) {
        isLost = true;
        throw new TypeError("fetch failed");
      }
    };
    await losingTheAnswer(shopper, () => order(shopper, key));
    open.wire.after = async () => {};
    const other = await withSameCookies(shopper, scheme);
    expect(await (await order(other, randomUUID())).json()).toMatchObject({
      errors: [{ extensions: { kind: "orderUnknown" } }],
    });
    open.clock.now += 61_000;
    expect(await (await order(shopper, key)).json()).toMatchObject({ data: { checkout: { result: "success" } } });
    expect(orders()).toHaveLength(1);
  });

  test("that never reached the shop can be made again, with the same lines", async () => {
    const shopper = await withUnboundCart();
    const key = randomUUID();
    open.wire.before = async (request) => {
      if ((await request.text()).includes('"checkout"')) throw new TypeError("fetch failed");
    };
    await losingTheAnswer(shopper, () => order(shopper, key));
    open.wire.before = async () => {};
    open.clock.now += 61_000;
    expect((await cartOf(shopper)).lines).toEqual(["1 clock"]);
    expect(await (await order(shopper, key)).json()).toMatchObject({ data: { checkout: { result: "success" } } });
    expect(orders()).toHaveLength(1);
  });
});

async function withSameCookies(shopper: Shopper, scheme: keyof typeof origins): Promise<Shopper> {
  const other = shopSession(scheme);
  for (const [name, value] of shopper.browser.cookies) other.browser.cookies.set(name, value);
  return other;
}

describe("over https a cookie that somebody else has planted", () => {
  /** What a neighbouring subdomain can plant: values of the planter's cookies, under no name for this host alone. */
  const plantAll = (planter: Shopper, victim: Shopper) => {
    for (const [name, value] of planter.browser.cookies) {
      if (/rewire-(?:guest|login)$/.test(name)) victim.browser.cookies.set(name.replace("__Host-", ""), value);
    }
  };

  test("shows its planter no order of the victim's", async () => {
    const [planter, victim] = [shopSession("https"), shopSession("https")];
    await planter.add(1);
    await order(planter, randomUUID());
    plantAll(planter, victim);
    await victim.add(3);
    const answer = (await (await order(victim, randomUUID())).json()) as {
      data: { checkout: { order: { databaseId: number } } };
    };
    const id = answer.data.checkout.order.databaseId;
    const seenBy = ({ browser }: Shopper) => open.services().orderFor(browser.pageRequest(), id);
    expect(await seenBy(victim)).toMatchObject({ id });
    expect(await seenBy(planter)).toBeNull();
    planter.browser.cookies.set("rewire-guest", victim.browser.cookies.get("rewire-guest") ?? "");
    expect(await seenBy(planter)).toBeNull();
  });

  test("logs nobody into its planter's account", async () => {
    const [planter, victim] = [shopSession("https"), shopSession("https")];
    await planter.logIn();
    plantAll(planter, victim);
    expect((await victim.whoAmI()).user).toBeNull();
    await victim.logOut();
    expect(victim.browser.cookies.has("rewire-login")).toBe(false);
    expect(await planter.whoAmI()).toMatchObject({ user: "maria" });
  });

  test("that an older version has set still shows the orders of then", async () => {
    const shopper = shopSession("https");
    await shopper.add(1);
    const { data } = (await (await order(shopper, randomUUID())).json()) as {
      data: { checkout: { order: { databaseId: number } } };
    };
    const id = data.checkout.order.databaseId;
    const { cookies } = shopper.browser;
    cookies.set("rewire-guest", cookies.get("__Host-rewire-guest") ?? "");
    cookies.delete("__Host-rewire-guest");
    expect(await open.services().orderFor(shopper.browser.pageRequest(), id)).toMatchObject({ id });
  });
});
