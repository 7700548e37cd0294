import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ContractClient } from "./Client.ts";
import { openContractShop, type ContractShop } from "./openContractShop.ts";

const RAW = "(format:RAW)";
const CART = `total${RAW} subtotal${RAW} totalTax${RAW} discountTotal${RAW} shippingTotal${RAW} isEmpty chosenShippingMethods
  availableShippingMethods{rates{id}} appliedCoupons{code} contents(first:100){itemCount nodes{key quantity}}`;

interface Cart {
  readonly total: string;
  readonly subtotal: string;
  readonly totalTax: string;
  readonly discountTotal: string;
  readonly shippingTotal: string;
  readonly isEmpty: boolean;
  readonly availableShippingMethods: readonly { readonly rates: readonly { readonly id: string }[] }[];
  readonly appliedCoupons: readonly { readonly code: string }[] | null;
  readonly contents: {
    readonly itemCount: number;
    readonly nodes: readonly { readonly key: string; readonly quantity: number }[];
  };
}

let shop: ContractShop;
/** A plain product that is in stock, and one with choices. */
let simple = 0;
let variable = 0;
const client = () => new ContractClient(shop.url);
const add = (who: ContractClient, productId: number, quantity = 1) =>
  who.send(`mutation($input:AddToCartInput!){addToCart(input:$input){cartItem{key} cart{${CART}}}}`, {
    input: { productId, quantity },
  });
const cartOf = async (who: ContractClient): Promise<Cart> =>
  (await who.send(`{cart(recalculateTotals:true){${CART}}}`)).data?.["cart"] as Cart;
const billing = {
  firstName: "Con",
  lastName: "Tract",
  address1: "Weg 1",
  city: "Berlin",
  postcode: "10115",
  country: "DE",
  email: "contract@example.test",
  phone: "+49 30 1234567",
};
const checkOut = (who: ContractClient, input: Record<string, unknown> = {}) =>
  who.send(
    `mutation($input:CheckoutInput!){checkout(input:$input){result redirect order{databaseId orderKey status total${RAW} customer{databaseId}}}}`,
    { input: { paymentMethod: "cod", billing, shipping: billing, ...input } },
  );

beforeAll(async () => {
  shop = await openContractShop();
  const find = async (type: string) => {
    const { data } = await client().send(
      "query($type:[ProductTypesEnum]){products(first:20,where:{typeIn:$type,stockStatus:[IN_STOCK],minPrice:5,visibility:VISIBLE}){nodes{databaseId virtual ... on InventoriedProduct{soldIndividually stockQuantity}}}}",
      { type: [type] },
    );
    const { nodes } = (
      data as {
        products: {
          nodes: {
            databaseId: number;
            virtual: boolean;
            soldIndividually: boolean | null;
            stockQuantity: number | null;
          }[];
        };
      }
    ).products;
    return (
      nodes.find((node) => !node.virtual && !node.soldIndividually && (node.stockQuantity ?? 99) >= 10)?.databaseId ?? 0
    );
  };
  simple = await find("SIMPLE");
  variable = await find("VARIABLE");
});
afterAll(() => shop.close());

describe("a session", () => {
  it("begins with the first answer, whatever was asked, and goes on without new tokens for readings", async () => {
    const guest = client();
    expect((await guest.send("{products(first:1){nodes{id}}}")).token).not.toBeNull();
    expect((await guest.send("{cart{isEmpty}}")).token).toBeNull();
  });

  it("with a broken token fails in the cart alone and hands out a token that works", async () => {
    const guest = client();
    guest.token = "garbage";
    const reply = await guest.send("{cart{isEmpty} products(first:1){nodes{id}}}");
    expect(reply).toMatchObject({
      status: 200,
      errors: ["invalid_token: Wrong number of segments"],
      data: { cart: null, products: { nodes: [{}] } },
    });
    expect((await guest.send("{cart{isEmpty}}")).errors).toEqual([]);
  });

  it("with a broken token changes nothing", async () => {
    const guest = client();
    guest.token = "garbage";
    expect(await add(guest, simple)).toMatchObject({
      errors: ["invalid_token: Wrong number of segments"],
      data: { addToCart: null },
    });
    expect((await cartOf(guest)).isEmpty).toBe(true);
  });
});

/** What recordings 469 to 474 told: how a large shop, or one with a bad product, is read. */
describe("reading a catalogue", () => {
  interface Listed {
    readonly found: number;
    readonly edges: readonly { readonly cursor: string }[];
    readonly nodes: readonly {
      readonly databaseId: number;
      readonly modified: string;
      readonly slug: string;
      readonly productCategories: { readonly nodes: readonly { readonly slug: string }[] };
    }[];
  }
  const list = async (args: string, fields: string) => {
    const { data, errors } = await client().send(`{products(${args}){${fields}}}`);
    expect(errors).toEqual([]);
    return (data as { products: Listed }).products;
  };

  it("cursors name the products, also without their nodes, and those that are excluded are left out", async () => {
    const { edges } = await list("first:3", "edges{cursor}");
    const ids = edges.map(({ cursor }) => Number(/^arrayconnection:(\d+)$/.exec(atob(cursor))?.[1]));
    expect((await list("first:3", "nodes{databaseId}")).nodes.map(({ databaseId }) => databaseId)).toEqual(ids);
    const rest = await list(`first:2,where:{exclude:[${ids[0]}]}`, "nodes{databaseId}");
    expect(rest.nodes.map(({ databaseId }) => databaseId)).toEqual(ids.slice(1));
  });

  it("the last changed come first, and how many there are is told without reading them", async () => {
    const { found, nodes } = await list(
      "first:5,where:{orderby:[{field:MODIFIED,order:DESC}]}",
      "found nodes{databaseId modified}",
    );
    const times = nodes.map(({ modified }) => Date.parse(modified));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(found).toBeGreaterThanOrEqual(nodes.length);
  });

  it("slugs of products come as they stand in an address, those of categories may be beyond ASCII", async () => {
    const { nodes } = await list("first:100", "nodes{slug productCategories{nodes{slug}}}");
    for (const { slug } of nodes) expect(slug).toMatch(/^[\x21-\x7e]+$/);
    for (const { slug } of nodes.flatMap(({ productCategories }) => productCategories.nodes))
      expect(slug).not.toContain("%");
  });
});

describe("what a shop says of itself", () => {
  it("nothing stands before the JSON of an answer, and its status is 200", async () => {
    const body = JSON.stringify({ query: "{__typename}" });
    const response = await fetch(shop.url, { method: "POST", headers: { "content-type": "application/json" }, body });
    expect(response.status).toBe(200);
    expect(JSON.parse(await response.text())).toMatchObject({ data: { __typename: "RootQuery" } });
  });

  it("the cart tells whether prices are shown with tax, and products what they cost in that way", async () => {
    const guest = client();
    await add(guest, simple);
    const { data, errors } = await guest.send(
      `{cart{displayPricesIncludeTax subtotal${RAW} subtotalTax${RAW} contents{nodes{product{node{... on ProductWithPricing{price${RAW}}}}}}}}`,
    );
    expect(errors).toEqual([]);
    const { cart } = data as {
      cart: {
        displayPricesIncludeTax: boolean;
        subtotal: string;
        subtotalTax: string;
        contents: { nodes: { product: { node: { price: string } } }[] };
      };
    };
    const subtotal = Number(cart.subtotal) + (cart.displayPricesIncludeTax ? Number(cart.subtotalTax) : 0);
    expect(Number(cart.contents.nodes[0]?.product.node.price)).toBeCloseTo(subtotal, 1);
  });

  it("a log-in that its plugins do not know is an unknown type, and no other failure", async () => {
    const byCookie = await client().send(
      "mutation($input:LoginWithCookiesInput!){loginWithCookies(input:$input){status}}",
      { input: { login: "no-such-person-here", password: "x" } },
    );
    expect(["invalid_username", 'Unknown type "LoginWithCookiesInput".']).toContain(byCookie.errors[0]);
  });
});

describe("products", () => {
  // A live server tells null where a product shows everywhere.
  it("tell where they show; a list of what is visible holds neither hidden ones nor those for searches alone", async () => {
    const placesOf = async (where: string) => {
      const { data, errors } = await client().send(`{products(first:100${where}){nodes{catalogVisibility}}}`);
      expect(errors).toEqual([]);
      return (data as { products: { nodes: { catalogVisibility: string | null }[] } }).products.nodes.map(
        (node) => node.catalogVisibility,
      );
    };
    for (const place of await placesOf("")) expect([null, "VISIBLE", "CATALOG", "SEARCH", "HIDDEN"]).toContain(place);
    for (const place of await placesOf(",where:{visibility:VISIBLE}"))
      expect([null, "VISIBLE", "CATALOG"]).toContain(place);
    for (const place of await placesOf(",where:{visibility:SEARCH}"))
      expect([null, "VISIBLE", "SEARCH"]).toContain(place);
  });
});

describe("a cart", () => {
  it("adds up, merges, changes, takes out, puts back and empties", async () => {
    const guest = client();
    await add(guest, simple, 2);
    expect((await add(guest, simple)).token).not.toBeNull();
    const cart = await cartOf(guest);
    expect(cart.contents.nodes).toMatchObject([{ quantity: 3 }]);
    const sum = Number(cart.subtotal) + Number(cart.shippingTotal) + Number(cart.totalTax) - Number(cart.discountTotal);
    expect(Math.abs(sum - Number(cart.total))).toBeLessThan(0.011);
    const [line] = cart.contents.nodes;
    const key = line?.key;
    await guest.send("mutation($key:ID!){updateItemQuantities(input:{items:[{key:$key,quantity:1}]}){items{key}}}", {
      key,
    });
    expect((await cartOf(guest)).contents.itemCount).toBe(1);
    await guest.send("mutation($key:ID!){updateItemQuantities(input:{items:[{key:$key,quantity:0}]}){removed{key}}}", {
      key,
    });
    expect((await cartOf(guest)).isEmpty).toBe(true);
    await guest.send("mutation($key:ID!){restoreCartItems(input:{keys:[$key]}){cartItems{key}}}", { key });
    expect((await cartOf(guest)).contents.itemCount).toBe(1);
    await guest.send("mutation{emptyCart(input:{clearPersistentCart:true}){cart{isEmpty}}}");
    expect((await guest.send("mutation{emptyCart(input:{}){cart{isEmpty}}}")).errors).toEqual(["Cart is empty"]);
  });

  it("lets a way of shipping be chosen, and refuses another's", async () => {
    const guest = client();
    await add(guest, simple);
    const rates = (await cartOf(guest)).availableShippingMethods[0]?.rates ?? [];
    const last = rates.at(-1)?.id;
    const choose = (id: string | undefined) =>
      guest.send(
        "mutation($id:[String]){updateShippingMethod(input:{shippingMethods:$id}){cart{chosenShippingMethods}}}",
        { id: id === undefined ? [] : [id] },
      );
    expect((await choose(last)).data).toEqual({ updateShippingMethod: { cart: { chosenShippingMethods: [last] } } });
    expect((await choose("flat_rate:999")).errors[0]).toMatch(
      /^"flat_rate:999" is not an available shipping method for shipping package "/,
    );
    expect((await choose(undefined)).errors).toEqual(["No shipping method provided"]);
  });

  it.each([
    ["an unknown product", { productId: 987_654_321, quantity: 1 }, "No product found matching the ID provided"],
    ["a negative quantity", { productId: 0, quantity: -1 }, "Failed to add cart item. Please check input."],
  ])("refuses %s", async (_, input, message) => {
    const guest = client();
    expect(
      await guest.send("mutation($input:AddToCartInput!){addToCart(input:$input){cartItem{key}}}", {
        input: { ...input, productId: input.productId || simple },
      }),
    ).toMatchObject({ status: 200, errors: [message] });
  });

  it("asks for choices where a product has some", async () => {
    expect((await add(client(), variable)).errors[0]).toMatch(/^Please choose product options by visiting <a href="/);
  });

  it("hides what it does not know behind an internal error", async () => {
    const guest = client();
    await add(guest, simple);
    expect(
      (await guest.send('mutation{updateItemQuantities(input:{items:[{key:"nope",quantity:1}]}){items{key}}}')).errors,
    ).toEqual(["Internal server error"]);
    expect((await guest.send("mutation{updateItemQuantities(input:{items:[]}){items{key}}}")).errors).toEqual([
      "No item data provided",
    ]);
  });
});

describe("a coupon", () => {
  const apply = (who: ContractClient, code: string) =>
    who.send(`mutation($code:String!){applyCoupon(input:{code:$code}){applied{code} cart{${CART}}}}`, { code });

  it("that does not exist is refused with entities in the words", async () => {
    const guest = client();
    await add(guest, simple);
    expect((await apply(guest, "no-such-code")).errors).toEqual([
      "Coupon &quot;no-such-code&quot; cannot be applied because it does not exist.",
    ]);
  });

  it("lowers the total, is taken once whatever its letters, and goes again", async ({ skip }) => {
    if (shop.coupon === null) return skip("CONTRACT_COUPON names none");
    const guest = client();
    await add(guest, simple);
    const before = await cartOf(guest);
    expect((await apply(guest, shop.coupon.toUpperCase())).data).toMatchObject({
      applyCoupon: {
        applied: { code: shop.coupon.toUpperCase() },
        cart: { appliedCoupons: [{ code: shop.coupon.toLowerCase() }] },
      },
    });
    expect(Number((await cartOf(guest)).total)).toBeLessThan(Number(before.total));
    expect((await apply(guest, shop.coupon)).errors).toEqual(["This coupon has already been applied to the cart"]);
    await guest.send("mutation($code:[String]){removeCoupons(input:{codes:$code}){cart{total}}}", {
      code: [shop.coupon],
    });
    expect((await cartOf(guest)).appliedCoupons).toBeNull();
    expect((await guest.send('mutation{removeCoupons(input:{codes:["no-such-code"]}){cart{total}}}')).errors).toEqual([
      "This coupon has not been applied to the cart.",
    ]);
  });
});

describe("checkout", () => {
  it("of an empty cart finds no session", async () => {
    const guest = client();
    await cartOf(guest);
    expect((await checkOut(guest)).errors).toEqual(["Sorry, no session found."]);
  });

  it.each([
    ["an unknown way to pay", { paymentMethod: "no-such-gateway" }, "Invalid payment method."],
    ["a broken e-mail address", { billing: { ...billing, email: "broken" } }, "Invalid billing email address"],
  ])("refuses %s and keeps the cart", async (_, input, message) => {
    const guest = client();
    await add(guest, simple);
    expect((await checkOut(guest, input)).errors).toEqual([message]);
    expect((await cartOf(guest)).contents.itemCount).toBe(1);
  });

  it("as a guest makes an order for the cart's total, empties the cart, and does not show the order again", async ({
    skip,
  }) => {
    if (!shop.placesOrders) return skip("CONTRACT_ORDERS is not yes");
    const guest = client();
    await add(guest, simple);
    await guest.send("mutation($a:CustomerAddressInput){updateCustomer(input:{shipping:$a}){customer{id}}}", {
      a: { country: "DE", city: "Berlin", postcode: "10115" },
    });
    const { total } = await cartOf(guest);
    const reply = await checkOut(guest);
    const { result, redirect, order } = (
      reply.data as {
        checkout: {
          result: string;
          redirect: string;
          order: { databaseId: number; total: string; status: string; customer: null };
        };
      }
    ).checkout;
    expect({ result, total: order.total, status: order.status, customer: order.customer }).toEqual({
      result: "success",
      total,
      status: "PROCESSING",
      customer: null,
    });
    expect(redirect).toMatch(/\/checkout\/order-received\/\d+\/\?key=wc_order_/);
    expect((await cartOf(guest)).isEmpty).toBe(true);
    expect(
      (await guest.send("query($id:ID!){order(id:$id,idType:DATABASE_ID){id}}", { id: String(order.databaseId) }))
        .errors,
    ).toEqual(["Not authorized to access this order"]);
  });
});

describe("a repair", () => {
  const details = {
    repair_device: "Contract phone",
    repair_faults: "screen",
    repair_way: "walkIn",
    repair_slot: "2030-01-07T11:30:00+01:00",
  };
  const repairs = async () => {
    const { data } = await client().send(
      '{products(first:1,where:{categoryIn:["repair"],typeIn:[SIMPLE],minPrice:1}){nodes{databaseId virtual ... on ProductWithAttributes{attributes(first:10){nodes{name options}}}}}}',
    );
    return (
      data as {
        products: {
          nodes: readonly {
            databaseId: number;
            virtual: boolean;
            attributes: { nodes: readonly { name: string }[] } | null;
          }[];
        };
      }
    ).products.nodes;
  };
  const noRepairs = "the shop has no products in the category repair";

  it("is a virtual product with its fault as an attribute", async ({ skip }) => {
    const [repair] = await repairs();
    if (!repair) return skip(noRepairs);
    expect(repair.virtual).toBe(true);
    expect(repair.attributes?.nodes.map(({ name }) => name)).toContain("pa_fault");
  });

  it("carries its details through the cart, goes out and comes in anew at another time", async ({ skip }) => {
    const [repair] = await repairs();
    if (!repair) return skip(noRepairs);
    const guest = client();
    const book = (slot: string) =>
      guest.send("mutation($input:AddToCartInput!){addToCart(input:$input){cartItem{key extraData{key value}}}}", {
        input: {
          productId: repair.databaseId,
          quantity: 1,
          extraData: JSON.stringify({ ...details, repair_slot: slot }),
        },
      });
    const keyOf = async (slot: string) => {
      const { data, errors } = await book(slot);
      expect(errors).toEqual([]);
      const { cartItem } = (
        data as { addToCart: { cartItem: { key: string; extraData: readonly { key: string; value: string }[] } } }
      ).addToCart;
      expect(cartItem.extraData).toContainEqual({ key: "repair_slot", value: slot });
      return cartItem.key;
    };
    const key = await keyOf(details.repair_slot);
    await guest.send("mutation($key:ID!){removeItemsFromCart(input:{keys:[$key]}){cart{isEmpty}}}", { key });
    await keyOf("2030-01-07T12:00:00+01:00");
    const cart = await cartOf(guest);
    expect([cart.contents.itemCount, cart.availableShippingMethods]).toEqual([1, []]);
  });

  it("is booked by an order whose meta data the shop's keeper reads, answers and writes notes to", async ({ skip }) => {
    const [repair] = await repairs();
    if (!repair) return skip(noRepairs);
    if (!shop.placesOrders) return skip("CONTRACT_ORDERS is not yes");
    if (shop.shopManager === null) return skip("CONTRACT_KEEPER and CONTRACT_KEEPER_PASSWORD name none");
    const guest = client();
    await add(guest, repair.databaseId);
    const metaData = Object.entries(details).map(([name, value]) => ({ key: name, value }));
    const { data } = await checkOut(guest, { metaData });
    const { order } = (data as { checkout: { order: { databaseId: number } } }).checkout;
    const id = String(order.databaseId);

    const keeper = client();
    await keeper.logIn(shop.shopManager.login, shop.shopManager.password);
    const read = async () =>
      (
        (
          await keeper.send(
            "query($id:ID!){order(id:$id,idType:DATABASE_ID){billing{email} metaData{key value} orderNotes(first:100){nodes{note isCustomerNote}}}}",
            { id },
          )
        ).data as {
          order: {
            billing: { email: string };
            metaData: readonly { key: string; value: string }[];
            orderNotes: { nodes: readonly { note: string; isCustomerNote: boolean }[] };
          };
        }
      ).order;
    const booked = await read();
    expect(booked.billing.email).toBe(billing.email);
    expect(booked.metaData).toEqual(expect.arrayContaining(metaData));
    const answer = [{ key: "repair_answer", value: "accept" }];
    expect(
      (
        await keeper.send(
          "mutation($id:ID!,$answer:[MetaDataInput]){updateOrder(input:{id:$id,metaData:$answer}){order{databaseId}}}",
          { id, answer },
        )
      ).errors,
    ).toEqual([]);
    expect(
      (
        await keeper.send(
          'mutation($id:ID!){createOrderNote(input:{orderId:$id,note:"in-repair: Contract.",isCustomerNote:true}){order{databaseId}}}',
          { id },
        )
      ).errors,
    ).toEqual([]);
    const answered = await read();
    expect(answered.metaData).toEqual(expect.arrayContaining(answer));
    expect(answered.orderNotes.nodes).toContainEqual(
      expect.objectContaining({
        isCustomerNote: true,
        note: expect.stringContaining("in-repair: Contract.") as string,
      }),
    );
    expect((await client().send("query($id:ID!){order(id:$id,idType:DATABASE_ID){id}}", { id })).errors).toEqual([
      "Not authorized to access this order",
    ]);
  });
});

describe("an account", () => {
  it("is refused with bare codes", async () => {
    expect((await client().logIn("no-such-person-here", "x")).errors).toEqual(["invalid_username"]);
    expect((await client().logIn("", "x")).errors).toEqual(["empty_username"]);
  });

  it("takes over the guest's cart, changes its address and back, and finds its order in its list", async ({ skip }) => {
    if (shop.account === null) return skip("CONTRACT_LOGIN and CONTRACT_PASSWORD name none");
    const { login, password } = shop.account;
    expect((await client().logIn(login, "not-the-password")).errors).toEqual(["incorrect_password"]);
    const customer = client();
    await add(customer, simple);
    expect((await customer.logIn(login, password)).data).toEqual({ loginWithCookies: { status: "SUCCESS" } });
    const me = (await customer.send("{viewer{databaseId} customer{databaseId billing{phone}}}")).data as {
      viewer: { databaseId: number };
      customer: { billing: { phone: string | null } };
    };
    expect((await cartOf(customer)).contents.itemCount).toBeGreaterThanOrEqual(1);
    const phone = (number: string) =>
      customer.send(
        "mutation($phone:String){updateCustomer(input:{billing:{phone:$phone}}){customer{billing{phone}}}}",
        { phone: number },
      );
    expect((await phone("+49 30 7654321")).data).toMatchObject({
      updateCustomer: { customer: { billing: { phone: "+49 30 7654321" } } },
    });
    await phone(me.customer.billing.phone ?? "");
    if (shop.placesOrders) {
      const order = (
        (await checkOut(customer)).data as {
          checkout: { order: { databaseId: number; customer: { databaseId: number } } };
        }
      ).checkout.order;
      expect(order.customer.databaseId).toBe(me.viewer.databaseId);
      expect((await customer.send("{customer{orders(first:1){nodes{databaseId}}}}")).data).toEqual({
        customer: { orders: { nodes: [{ databaseId: order.databaseId }] } },
      });
    } else {
      await customer.send("mutation{emptyCart(input:{}){cart{isEmpty}}}");
    }
    expect((await customer.send("mutation{logout(input:{}){status}}")).data).toEqual({ logout: { status: "SUCCESS" } });
  });
});

describe("a request", () => {
  it.each([
    ["that is no JSON", "{", 500],
    ["with a syntax error", JSON.stringify({ query: "{" }), 500],
    ["for an unknown field", JSON.stringify({ query: "{noSuchField}" }), 200],
    ["without a variable it needs", JSON.stringify({ query: "query($s:ID!){product(id:$s,idType:SLUG){id}}" }), 200],
    ["for an unknown product", JSON.stringify({ query: '{product(id:"no-such-product",idType:SLUG){id}}' }), 200],
  ])("%s has errors", async (_, body, status) => {
    const reply = await client().post(body);
    expect(reply.status).toBe(status);
    expect(reply.errors.length).toBeGreaterThan(0);
  });

  it("tells the words for an unknown product", async () => {
    expect((await client().send('{product(id:"no-such-product",idType:SLUG){id}}')).errors).toEqual([
      "No product ID was found corresponding to the slug: no-such-product",
    ]);
  });
});
