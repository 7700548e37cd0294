import { expect, it } from "vitest";
import { openTestShop } from "../testing/openTestShop.ts";
import { Visitor, type Reply } from "../testing/Visitor.ts";

const visitor = (options: Parameters<typeof openTestShop>[0] = {}) => new Visitor(openTestShop(options));
const cartOf = (reply: Reply) =>
  (reply.data as { addToCart: { cart: Awaited<ReturnType<Visitor["cart"]>> } }).addToCart.cart;

it("adds a product, merges it with an equal line and keeps its key", async () => {
  const guest = visitor();
  await guest.add(1);
  const { contents } = cartOf(await guest.add(1, 2));
  expect(contents.nodes).toMatchObject([{ key: "c4ca4238a0b923820dcc509a6f75849b", quantity: 3 }]);
});

it("offers free shipping from 50 euro with tax and falls back to paid shipping below", async () => {
  const guest = visitor();
  expect(cartOf(await guest.add(2)).chosenShippingMethods).toEqual(["flat_rate:1"]);
  expect(cartOf(await guest.add(2, 6)).chosenShippingMethods).toEqual(["free_shipping:2"]);
});

it("takes the tax of the country that the goods go to", async () => {
  const guest = visitor();
  await guest.add(1);
  await guest.ask("mutation{updateCustomer(input:{shipping:{country:ES}}){customer{id}}}");
  const spain = await guest.cart();
  expect([spain.subtotal, spain.subtotalTax, spain.chosenShippingMethods]).toEqual([
    "236.13",
    "49.59",
    ["free_shipping:5"],
  ]);
  await guest.ask("mutation{updateCustomer(input:{shipping:{country:US}}){customer{id}}}");
  const america = await guest.cart();
  expect([america.subtotal, america.totalTax, america.total]).toEqual(["236.13", "0", "256.08"]);
});

it("tells a stale total once after the country changed, and a fresh raw one beside it", async () => {
  const guest = visitor();
  await guest.add(2);
  await guest.ask("mutation{updateCustomer(input:{shipping:{country:ES}}){customer{id}}}");
  const both = "{cart{total raw:total(format:RAW)}}";
  const first = (await guest.ask(both)).data?.["cart"] as { total: string; raw: string };
  const second = (await guest.ask(both)).data?.["cart"] as { total: string; raw: string };
  expect(first.total).not.toBe(second.total);
  expect([first.raw, second.total]).toEqual([second.raw, `€${second.raw}`]);
});

it.each([
  [7, 1, "You cannot add &quot;Sold Out&quot; to the cart because the product is out of stock."],
  [
    5,
    3,
    "You cannot add that amount of &quot;Last Ones&quot; to the cart because there is not enough stock (2 remaining).",
  ],
  [11, 1, "Sorry, this product cannot be purchased."],
  [12, 1, "Sorry, this product cannot be purchased."],
  [13, 1, "Sorry, this product cannot be purchased."],
  [999, 1, "No product found matching the ID provided"],
  [1, -1, "Failed to add cart item. Please check input."],
  [
    20,
    1,
    'Please choose product options by visiting <a href="http://shop.example/product/colour-phone/" title="Colour Phone">Colour Phone</a>.',
  ],
  [
    21,
    1,
    'Please choose product options by visiting <a href="http://shop.example/product/any-phone/" title="Any Phone">Any Phone</a>.',
  ],
])("refuses product %i × %i in the shop's words", async (id, quantity, message) => {
  const reply = await visitor().add(id, quantity);
  expect(reply).toMatchObject({ status: 200, errors: [message], data: { addToCart: null } });
});

it("counts what is in the cart already against the shelf, and sells a single piece once", async () => {
  const guest = visitor();
  await guest.add(5, 2);
  expect((await guest.add(5)).errors[0]).toContain("we have 2 in stock and you already have 2 in your cart");
  await guest.add(9, 5);
  expect((await guest.add(9)).errors[0]).toContain('You cannot add another "One Each" to your cart.');
  expect((await guest.cart()).contents.itemCount).toBe(3);
});

it("sells backorders beyond the shelf", async () => {
  expect((await visitor().add(8, 5)).errors).toEqual([]);
});

it("takes a variation by its own number, and asks for what is open", async () => {
  const guest = visitor();
  expect((await guest.add(202)).errors).toEqual([]);
  expect((await guest.add(211)).errors).toEqual(["Color is a required field"]);
  expect(
    (await guest.add(21, 1, { variationId: 211, variation: [{ attributeName: "color", attributeValue: "red" }] }))
      .errors,
  ).toEqual(["Invalid value posted for Color"]);
  expect(
    (await guest.add(21, 1, { variationId: 211, variation: [{ attributeName: "pa_color", attributeValue: "blue" }] }))
      .errors,
  ).toEqual([]);
});

it("keeps extra data on the line, and lines with other data apart", async () => {
  const guest = visitor();
  await guest.add(15, 1, { extraData: '{"device":"Halden 6"}' });
  await guest.add(15, 1, { extraData: '{"device":"Tern 2"}' });
  const reply = await guest.ask("{cart{contents{nodes{extraData{key value}}}}}");
  expect(reply.data).toEqual({
    cart: {
      contents: {
        nodes: [
          { extraData: [{ key: "device", value: "Halden 6" }] },
          { extraData: [{ key: "device", value: "Tern 2" }] },
        ],
      },
    },
  });
});

it("sets quantities without asking the shelf, and masks what it does not know", async () => {
  const guest = visitor();
  await guest.add(5);
  const [line] = (await guest.cart()).contents.nodes;
  const update = (quantity: number, key = line?.key) =>
    guest.ask(
      "mutation($items:[CartItemQuantityInput]){updateItemQuantities(input:{items:$items}){updated{key quantity} removed{key} items{key}}}",
      { items: [{ key, quantity }] },
    );
  expect((await update(9)).data).toMatchObject({ updateItemQuantities: { updated: [{ quantity: 9 }], removed: [] } });
  expect((await update(1, "nope")).errors).toEqual(["Internal server error"]);
  expect((await update(-2)).errors).toEqual(["Internal server error", "Internal server error"]);
  expect((await guest.cart()).contents.itemCount).toBe(0);
});

it("puts removed lines back", async () => {
  const guest = visitor();
  await guest.add(1, 2);
  const key = (await guest.cart()).contents.nodes[0]?.key;
  await guest.ask("mutation($keys:[ID]){removeItemsFromCart(input:{keys:$keys}){cartItems{key}}}", { keys: [key] });
  expect((await guest.cart()).contents.itemCount).toBe(0);
  await guest.ask("mutation($keys:[ID]){restoreCartItems(input:{keys:$keys}){cartItems{key}}}", { keys: [key] });
  expect((await guest.cart()).contents.itemCount).toBe(2);
});

it("fills a whole cart in one call and names what could not be put back", async () => {
  const guest = visitor();
  const reply = await guest.ask(
    `mutation($items:[CartItemInput],$coupons:[String]){fillCart(input:{items:$items,coupons:$coupons,shippingMethods:["local_pickup:3"]}){
      added{quantity} applied{code} chosenShippingMethods cartErrors{type reasons ... on CartItemError{productId}} cart{contents{itemCount}}}}`,
    { items: [{ productId: 1, quantity: 2 }, { productId: 7 }], coupons: ["save10", "nope"] },
  );
  expect(reply.data?.["fillCart"]).toMatchObject({
    added: [{ quantity: 2 }],
    applied: [{ code: "save10" }],
    chosenShippingMethods: ["local_pickup:3"],
    cart: { contents: { itemCount: 2 } },
    cartErrors: [
      { type: "INVALID_CART_ITEM", productId: 7 },
      { type: "INVALID_COUPON", reasons: ["Coupon &quot;nope&quot; cannot be applied because it does not exist."] },
    ],
  });
});

it("loses lines when one visitor adds in parallel, as the live shop does", async () => {
  const shop = openTestShop();
  const guest = new Visitor(shop);
  await guest.cart();
  const { token } = guest;
  const others = [1, 2, 3].map((id) => {
    const other = new Visitor(shop);
    other.token = token;
    return other.add(id);
  });
  for (const reply of await Promise.all(others)) expect(reply.errors).toEqual([]);
  expect((await guest.cart()).contents.nodes.length).toBeLessThan(3);
});
