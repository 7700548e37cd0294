import { randomUUID } from "node:crypto";
import { browserOperations, toCheckoutInput, type Purchase } from "@rewire/data/server";
import { maxLengths, parseWishlist, stringifyDevices, stringifyWishlist } from "@rewire/domain";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readConfig } from "../../config/readConfig.ts";
import { createGateway } from "../../createGateway.ts";
import { silentLog } from "../../log/createLog.ts";
import { createMemoryStore } from "../../storage/createMemoryStore.ts";
import { createBrowser } from "../../testing/createBrowser.ts";
import { createFakeShop } from "../../testing/fakeShop.ts";
import { readVariables, variableSchemas } from "./variableSchemas.ts";

type Name = keyof typeof variableSchemas;
type Json = Readonly<Record<string, unknown>>;

const address = {
  firstName: "Inês",
  lastName: "Prado",
  company: "",
  address1: "Rua 1",
  address2: "",
  city: "Lisboa",
  state: "",
  postcode: "1000-001",
  country: "PT",
  email: "ines@example.test",
  phone: "+351 1",
};
const details = {
  repair_device: "Halden 6",
  repair_faults: "screen, battery",
  repair_parts: "original",
  repair_way: "walkIn",
  repair_slot: "2026-11-23T11:30:00+01:00",
  repair_holder: "00000000-0000-4000-8000-aaaaaaaaaaaa",
  repair_note: "It fell.",
};
const item = {
  productId: 7,
  variationId: 8,
  quantity: 2,
  variation: [{ attributeName: "color", attributeValue: "black" }],
  extraData: JSON.stringify(details),
};
const wishlist = stringifyWishlist([
  { productId: 7, variationId: 8, choice: { size: "6.3″" }, addedAt: 1, changedAt: 2, isRemoved: false },
]);

/** Every field that a purchase may have: one that is new is missing here, or refused below, until its schema has it. */
const purchase: Required<Purchase> = {
  billing: address,
  shipping: address,
  paymentMethod: "cod",
  shippingRate: ["flat_rate:1"],
  note: "Ring twice.",
  account: { username: "nina", password: "quite a long one" },
};

/** What the storefront sends, everything filled in. */
const examples: Readonly<Record<Name, Json>> = {
  getAllowedCountries: {},
  getCart: {},
  getOrders: {},
  getDownloads: {},
  getDevices: {},
  getWishlist: {},
  getStates: { country: "DE" },
  getStockStatus: { slug: "%d0%bb%d0%b0%d0%bc%d0%bf%d0%b0" },
  getWishedProducts: { ids: [1, 2], first: 100 },
  getStripePaymentIntent: { stripePaymentMethod: "PAYMENT" },
  addToCart: { input: item },
  updateItemQuantities: { input: { items: [{ key: "a".repeat(32), quantity: 0 }] } },
  removeItemsFromCart: { input: { keys: ["a".repeat(32)] } },
  restoreCartItems: { input: { keys: ["a".repeat(32)] } },
  emptyCart: { input: { clearPersistentCart: true } },
  fillCart: { input: { items: [item], coupons: ["save10"], shippingMethods: ["flat_rate:1"] } },
  applyCoupon: { input: { code: "SAVE10" } },
  removeCoupons: { input: { codes: ["save10"] } },
  updateShippingMethod: { input: { shippingMethods: ["flat_rate:1"] } },
  loginWithCookies: { input: { login: "maria", password: "maria-likes-tea", rememberMe: true } },
  logout: { input: { clientMutationId: "" } },
  registerCustomer: {
    input: {
      username: "nina",
      email: "nina@example.test",
      password: "quite a long one",
      firstName: "Nina",
      lastName: "Muster",
    },
  },
  sendPasswordResetEmail: { input: { username: "maria" } },
  resetUserPassword: { input: { key: "abc", login: "maria", password: "quite a long one" } },
  updateUser: {
    input: {
      id: "2",
      firstName: "M",
      lastName: "M",
      displayName: "M",
      email: "m@example.test",
      password: "quite a long one",
    },
    currentPassword: "x",
  },
  updateCustomer: {
    input: {
      firstName: "M",
      lastName: "M",
      displayName: "M",
      email: "m@example.test",
      billing: address,
      shipping: address,
    },
  },
  writeReview: {
    productId: 7,
    rating: 4,
    content: "Fast 🚀 & <b>bright</b>",
    author: "Inês",
    email: "ines@example.test",
  },
  keepDevices: {
    devices: stringifyDevices([
      { slug: "halden-6", name: "Halden 6", family: "phone", changedAt: 1, isRemoved: false },
    ]),
  },
  keepWishlist: { wishlist },
  checkout: { input: toCheckoutInput(purchase) },
};
const isName = (name: string): name is Name => Object.hasOwn(variableSchemas, name);
const names = Object.keys(variableSchemas).filter(isName);

/** A place in a value: the keys that lead to it. */
type Place = readonly (string | number)[];
const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;
const placesIn = (value: unknown, place: Place = []): readonly Place[] => [
  place,
  ...(isObject(value)
    ? Object.entries(value).flatMap(([key, one]) => placesIn(one, [...place, Array.isArray(value) ? Number(key) : key]))
    : []),
];
const valueAt = (value: unknown, place: Place): unknown =>
  place.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), value);

/** The same with another value at one place. */
function withValue(value: unknown, [key, ...rest]: Place, next: unknown): unknown {
  if (key === undefined) return next;
  if (Array.isArray(value)) return value.map((one, index) => (index === key ? withValue(one, rest, next) : one));
  return isObject(value)
    ? Object.fromEntries([
        ...Object.entries(value).filter(([name]) => name !== key),
        [key, withValue(value[key], rest, next)],
      ])
    : value;
}
const refusal = (name: Name, variables: unknown): unknown => {
  try {
    readVariables(name, variables);
    return null;
  } catch (error) {
    return error;
  }
};

test("every operation that browsers may ask for says what goes with it, and no other does", () => {
  expect(names.toSorted()).toEqual(Object.keys(browserOperations).toSorted());
});

describe.each(names)("%s", (name) => {
  const example = examples[name];
  const places = placesIn(example);

  test("takes what the storefront sends, and passes it on as it is", () => {
    expect(readVariables(name, example)).toEqual(example);
  });

  test("refuses a field that it does not have, wherever it stands", () => {
    const objects = places.filter(
      (place) => isObject(valueAt(example, place)) && !Array.isArray(valueAt(example, place)),
    );
    for (const place of objects) {
      for (const key of ["metaData", "isPaid2", "__proto__", "constructor", "toString"]) {
        const forged: unknown = JSON.parse(
          JSON.stringify(withValue(example, [...place, "EXTRA"], [{ key: "a", value: "b" }])).replace(
            '"EXTRA"',
            JSON.stringify(key),
          ),
        );
        expect(refusal(name, forged)).toMatchObject({
          status: 400,
          kind: "badRequest",
          message: expect.stringContaining("is not a field"),
        });
      }
    }
  });

  test("refuses another type in every place, in words that name it", () => {
    for (const place of places) {
      const value = valueAt(example, place);
      for (const wrong of [7.5, true, "wrong", ["wrong"], { wrong: true }]) {
        if (typeof wrong === typeof value && Array.isArray(wrong) === Array.isArray(value)) continue;
        expect(refusal(name, withValue(example, place, wrong))).toMatchObject({ status: 400, kind: "badRequest" });
      }
    }
  });

  test("refuses texts and lists that are too long", () => {
    const refusals = places.flatMap((place) => {
      const value = valueAt(example, place);
      if (typeof value === "string") return [refusal(name, withValue(example, place, "1".repeat(65_000)))];
      return Array.isArray(value)
        ? [
            refusal(
              name,
              withValue(
                example,
                place,
                Array.from({ length: 1000 }, () => value[0]),
              ),
            ),
          ]
        : [];
    });
    expect(refusals).toMatchObject(refusals.map(() => ({ status: 400 })));
  });
});

describe("a text that somebody can type too long is refused with how much fits", () => {
  test.each([
    ["checkout", ["input", "customerNote"], maxLengths.orderNote],
    ["checkout", ["input", "billing", "city"], maxLengths.line],
    ["writeReview", ["content"], maxLengths.review],
    ["applyCoupon", ["input", "code"], maxLengths.line],
    ["loginWithCookies", ["input", "password"], maxLengths.password],
    ["updateCustomer", ["input", "firstName"], maxLengths.line],
  ] as const)("%s: %j", (name, place, max) => {
    expect(refusal(name, withValue(examples[name], place, "x".repeat(max)))).toBeNull();
    expect(refusal(name, withValue(examples[name], place, "x".repeat(max + 1)))).toMatchObject({
      status: 400,
      kind: "tooLong",
      max,
    });
  });
});

test("a password that is refused is not quoted", () => {
  for (const password of [{ secret: 1 }, ["secret"], `secret${"x".repeat(5000)}`]) {
    expect(String(refusal("loginWithCookies", { input: { login: "maria", password } }))).not.toContain("secret");
  }
});

test.each([
  { rating: 0 },
  { rating: 9 },
  { rating: 4.5 },
  { content: "" },
  { content: " \n " },
  { productId: 0 },
  { productId: 1e30 },
])("a review of %j is refused", (fault) =>
  expect(refusal("writeReview", { ...examples.writeReview, ...fault })).toMatchObject({ status: 400 }),
);

describe("details of a repair", () => {
  const read = (extra: unknown) =>
    readVariables("addToCart", { input: { ...item, extraData: JSON.stringify(extra) } }).input.extraData;

  test("are all that a line carries along: a plugin's own data stay the shop's", () => {
    expect(read({ ...details, gift_wrap: "1", _price: "0.01" })).toBe(JSON.stringify(details));
    expect(read({ gift_wrap: "1" })).toBeUndefined();
  });

  test.each([
    { repair_slot: "tomorrow" },
    { repair_slot: "2026-11-23" },
    { repair_parts: "stolen" },
    { repair_way: "drone" },
    { repair_holder: "me" },
    { repair_note: "x".repeat(maxLengths.repairNote + 1) },
    { repair_device: ["a"] },
  ])("of another shape are refused: %j", (fault) => expect(() => read({ ...details, ...fault })).toThrow());

  test.each(["", "{", "null", "3"])("that are no object are refused: %s", (extraData) => {
    expect(refusal("addToCart", { input: { ...item, extraData } })).toMatchObject({ status: 400 });
  });
});

test.each(["", "{}", "null", "[", "wishes"])(
  "a wishlist that is no list does not take the place of the account's: %j",
  (text) => {
    expect(refusal("keepWishlist", { wishlist: text })).toMatchObject({ status: 400 });
  },
);

test("a wishlist is kept in our own writing, whatever else stands in it", () => {
  const written = readVariables("keepWishlist", {
    wishlist: '[{"id":7,"added":1,"changed":1,"capabilities":"administrator"}, {"evil":true}]',
  }).wishlist;
  expect(written).toBe('[{"id":7,"added":1,"changed":1}]');
  expect(parseWishlist(written)).toHaveLength(1);
});

test("devices are stored in our own writing, whatever else stands in the text", () => {
  const { devices } = readVariables("keepDevices", {
    devices:
      '[{"slug":"halden-6","name":"Halden 6","family":"phone","changed":1,"role":"administrator"},{"evil":true}]',
  });
  expect(devices).toBe('[{"slug":"halden-6","name":"Halden 6","family":"phone","changed":1}]');
  expect(refusal("keepDevices", { devices: "{}" })).toMatchObject({ status: 400 });
});

test("random keys, anywhere in the variables of any operation, never reach the shop", async () => {
  const shop = createFakeShop();
  const config = readConfig({ SHOP_GRAPHQL_URL: "http://shop.example/graphql", REWIRE_SECRET: "s".repeat(32) });
  const { app } = createGateway({ config, shopFetch: shop.fetch, store: createMemoryStore(), log: silentLog });
  const key = fc.oneof(
    fc.string({ minLength: 1 }),
    fc.constantFrom("metaData", "__proto__", "constructor", "clientMutationId", "overwrite", "roles"),
  );
  const forged = fc.constantFrom(...names).chain((name) => {
    const places = placesIn(examples[name]).filter((place) => {
      const value = valueAt(examples[name], place);
      return isObject(value) && !Array.isArray(value);
    });
    return fc.record({ name: fc.constant(name), place: fc.constantFrom(...places), key });
  });
  await fc.assert(
    fc.asyncProperty(forged, async ({ name, place, key: extra }) => {
      const around = valueAt(examples[name], place);
      fc.pre(isObject(around) && !Object.hasOwn(around, extra));
      const body = JSON.stringify(withValue(examples[name], [...place, "EXTRA"], "smuggled")).replace('"EXTRA"', () =>
        JSON.stringify(extra),
      );
      shop.requests.splice(0);
      const response = await createBrowser(app).send("/graphql", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: `{"operationName":"${name}","variables":${body},"extensions":{"attempt":{"key":"${randomUUID()}"}}}`,
      });
      expect(JSON.stringify(shop.requests.map((request) => request.variables))).not.toContain("smuggled");
      expect(response.status).toBe(400);
    }),
    { numRuns: 400 },
  );
});
