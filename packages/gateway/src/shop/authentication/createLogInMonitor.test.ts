import { createShopClient } from "@rewire/data/server";
import { createDemoShop, type ScenarioName } from "@rewire/demo-shop";
import { afterEach, describe, expect, test } from "vitest";
import { openShopWithGateway, strategies, type OpenShopWithGateway } from "../../testing/openShopWithGateway.ts";
import { smallCatalogue } from "../../testing/smallCatalogue.ts";
import { checkLogIn, describeLogIn } from "./checkLogIn.ts";

const address = {
  firstName: "Nina",
  lastName: "Muster",
  address1: "Weg 1",
  city: "Berlin",
  postcode: "10115",
  country: "DE",
  state: "DE-BE",
};
const purchase = { paymentMethod: "cod", billing: { ...address, email: "nina@example.test" }, shipping: address };
const minute = 60_000;

let open: OpenShopWithGateway | null = null;
afterEach(async () => {
  await open?.close();
  open = null;
});

describe("whether a shop lets people in", () => {
  const clientOf = (options: { headlessLogin?: boolean; scenario?: ScenarioName; queriesByGet?: boolean }) => {
    const { headlessLogin = false, scenario, queriesByGet = false } = options;
    const shop = createDemoShop({
      catalogue: smallCatalogue,
      settings: { headlessLogin },
      ...(scenario ? { scenario } : {}),
    });
    const fetch: typeof globalThis.fetch = async (...request) => shop.handle(new Request(...request));
    return createShopClient({
      url: "http://shop.example/graphql",
      fetch,
      usesGetForQueries: queriesByGet,
      log: () => {},
    });
  };

  test.each([
    ["cookies at a shop with cookies", {}, "cookie", "available"],
    ["the same, where queries go by GET", { queriesByGet: true }, "cookie", "available"],
    ["tokens at a shop with tokens", { headlessLogin: true }, "tokens", "available"],
    ["tokens at a shop with cookies", {}, "tokens", "otherWay"],
    ["cookies at a shop without a plugin", { scenario: "noLogIn" }, "cookie", "missing"],
    ["tokens at a shop without a plugin", { scenario: "noLogIn", headlessLogin: true }, "tokens", "missing"],
  ] as const)("%s", async (_, options, by, support) => {
    expect(await checkLogIn(clientOf(options), by)).toBe(support);
  });

  test("is unknown where the answer does not tell, and nobody is warned of that", async () => {
    const send = async () => ({
      status: 200,
      data: null,
      errors: [{ message: "Internal server error" }],
      sessionToken: null,
      cookies: [],
    });
    expect(await checkLogIn({ send }, "cookie")).toBe("unknown");
    expect(describeLogIn("unknown", "cookie")).toBeNull();
    await expect(checkLogIn(clientOf({ scenario: "down" }), "cookie")).rejects.toThrow("503");
  });

  test("is said with what to do about it", () => {
    expect(describeLogIn("otherWay", "cookie")).toContain("Set SHOP_LOG_IN=tokens");
    expect(describeLogIn("missing", "tokens")).toContain("Install");
    expect(describeLogIn("available", "cookie")).toBeNull();
  });
});

describe("before a shop without a log-in", () => {
  const openNoLogIn = async () => {
    open = await openShopWithGateway("cookie with a nonce", { scenario: "noLogIn" });
    return open;
  };
  const lines = (part: string) => open?.lines.filter((line) => line.includes(part)) ?? [];
  const kindOf = ([first]: readonly { readonly extensions?: { readonly kind?: string } }[]) => first?.extensions?.kind;

  test("the start names it once, and a plugin that is installed later is noticed", async () => {
    const { services, shop, clock, warmUp } = await openNoLogIn();
    await warmUp();
    expect(lines("the shop has no log-in plugin")).toHaveLength(1);
    expect(await services().canLogIn()).toBe(false);
    clock.now += 15 * minute;
    expect(await services().canLogIn()).toBe(false);
    expect(lines("the shop has no log-in plugin")).toHaveLength(1);
    shop.setScenario();
    clock.now += 15 * minute;
    expect(await services().canLogIn()).toBe(true);
    expect(lines("lets people log in again")).toHaveLength(1);
  });

  test("no account is opened that nobody could log in to, neither alone nor with an order", async () => {
    const { shopper, shop, letters } = await openNoLogIn();
    const nina = shopper();
    const refused = await nina.ask("registerCustomer", { email: "nina@example.test", password: "soldering iron 9" });
    expect({ status: refused.status, kind: kindOf(refused.errors) }).toEqual({ status: 422, kind: "logInUnavailable" });
    await nina.add(3);
    const withAccount = await nina.ask("checkout", {
      ...purchase,
      account: { username: "nina", password: "soldering iron 9" },
    });
    expect(kindOf(withAccount.errors)).toBe("logInUnavailable");
    expect(shop.shopkeeper.orders()).toEqual([]);
    expect(letters).toEqual([]);
    expect(await nina.whoAmI()).toMatchObject({ user: null, pieces: 1 });
    expect((await nina.ask("checkout", purchase)).data.checkout.result).toBe("success");
    // The address is free: no account was opened for it.
    shop.setScenario();
    const users = shop.engine.database.list("user");
    expect(users.map(({ email }) => email)).not.toContain("nina@example.test");
  });

  test.each(["cookie with a nonce", "tokens"] as const)(
    "a log-in by %s is answered in words, and counts as no guess",
    async (strategy) => {
      open = await openShopWithGateway(strategy, { scenario: "noLogIn", settings: strategies[strategy].settings });
      const maria = open.shopper();
      for (let n = 0; n < 12; n++) {
        const { status, errors } = await maria.logIn();
        expect(status).toBe(200);
        expect(errors[0]?.message).toMatch(
          /^(?:Unknown type "LoginWithCookiesInput"|Cannot query field "login" on type "RootMutation")/,
        );
      }
    },
  );
});
