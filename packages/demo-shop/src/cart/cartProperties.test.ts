import * as fc from "fast-check";
import { expect, it } from "vitest";
import { readGiftCardBalance } from "../coupons/giftCards.ts";
import { canChangeStatus } from "../orders/changeOrderStatus.ts";
import { getStock } from "../products/stock.ts";
import { openTestShop } from "../testing/openTestShop.ts";
import { Visitor, type CartReply } from "../testing/Visitor.ts";

/** Sequences of steps; 10,000 with `npm run bench:properties`. */
const RUNS = Number(process.env["PROPERTY_RUNS"] ?? 20);

const PRODUCTS = [1, 2, 3, 5, 6, 8, 9, 10, 15, 16, 17, 201, 202];
const CODES = [
  "save10",
  "fixed15",
  "item5",
  "freeship",
  "solo20",
  "phones10",
  "nosale",
  "min500",
  "once",
  "peruser1",
  "gift-25",
  "gift-100",
];
const GIFT_CARDS = { "gift-25": 2500, "gift-100": 10_000 };

type Step =
  | { readonly do: "add"; readonly product: number; readonly quantity: number }
  | { readonly do: "set"; readonly line: number; readonly quantity: number }
  | { readonly do: "coupon" | "dropCoupon"; readonly code: string }
  | { readonly do: "country"; readonly country: string }
  | { readonly do: "shipping"; readonly rate: number }
  | { readonly do: "restore" | "empty" }
  | { readonly do: "checkout"; readonly method: string }
  | { readonly do: "cancel"; readonly order: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("add" as const),
      product: fc.constantFrom(...PRODUCTS),
      quantity: fc.integer({ min: 1, max: 7 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("set" as const),
      line: fc.nat(4),
      quantity: fc.integer({ min: 0, max: 12 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("coupon" as const), code: fc.constantFrom(...CODES) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("dropCoupon" as const), code: fc.constantFrom(...CODES) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant("country" as const), country: fc.constantFrom("DE", "ES", "FI", "US") }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("shipping" as const), rate: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom("restore" as const, "empty" as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("checkout" as const), method: fc.constantFrom("cod", "bacs") }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("cancel" as const), order: fc.nat(3) }) },
);

const cents = (raw: string): number => Math.round(Number(raw) * 100);

function checkCart(cart: CartReply): void {
  const gifts = (cart.appliedCoupons ?? [])
    .filter((coupon) => coupon.code.startsWith("gift-"))
    .reduce((all, coupon) => all + cents(coupon.discountAmount), 0);
  const lines = cart.contents.nodes.reduce((all, line) => all + cents(line.total), 0);
  const due = lines + cents(cart.shippingTotal) + cents(cart.shippingTax);
  expect(cents(cart.total)).toBe(due - gifts);
  expect(cents(cart.total)).toBeGreaterThanOrEqual(0);
  expect(gifts).toBeLessThanOrEqual(due);
  for (const line of cart.contents.nodes) expect(cents(line.total)).toBeGreaterThanOrEqual(0);
  /** The mixture of net and gross that the schema tells: it adds up but for what rounding each line can move. */
  const mixture =
    Number(cart.subtotal) + Number(cart.shippingTotal) + Number(cart.totalTax) - Number(cart.discountTotal);
  expect(Math.abs(mixture - Number(cart.total))).toBeLessThanOrEqual(0.01 * (cart.contents.nodes.length + 1));
}

/** Takes a step. @returns whether an order came about */
async function take(guest: Visitor, one: Step, keys: string[]): Promise<boolean> {
  const { shop } = guest;
  const cart = await guest.cart();
  for (const line of cart.contents.nodes) keys.push(line.key);
  if (one.do === "add") await guest.add(one.product, one.quantity);
  const line = one.do === "set" ? cart.contents.nodes[one.line] : undefined;
  if (one.do === "set" && line)
    await guest.ask(
      "mutation($k:ID!,$q:Int!){updateItemQuantities(input:{items:[{key:$k,quantity:$q}]}){cart{total}}}",
      { k: line.key, q: one.quantity },
    );
  if (one.do === "coupon") await guest.coupon(one.code);
  if (one.do === "dropCoupon")
    await guest.ask("mutation($c:String){removeCoupons(input:{codes:[$c]}){cart{total}}}", { c: one.code });
  if (one.do === "country")
    await guest.ask("mutation($c:CountriesEnum){updateCustomer(input:{shipping:{country:$c}}){customer{id}}}", {
      c: one.country,
    });
  const rate = one.do === "shipping" ? cart.availableShippingMethods[0]?.rates[one.rate] : undefined;
  if (rate)
    await guest.ask("mutation($m:String){updateShippingMethod(input:{shippingMethods:[$m]}){cart{total}}}", {
      m: rate.id,
    });
  if (one.do === "restore")
    await guest.ask("mutation($k:[ID]){restoreCartItems(input:{keys:$k}){cart{total}}}", { k: keys });
  if (one.do === "empty") await guest.ask("mutation{emptyCart(input:{}){cart{total}}}");
  if (one.do === "cancel") {
    const order = shop.shopkeeper.orders()[one.order];
    if (order && canChangeStatus(order.status, "CANCELLED")) shop.shopkeeper.setOrderStatus(order.id, "CANCELLED");
  }
  return one.do === "checkout" && buy(guest, cart, one.method);
}

/** An order that came about equals the cart that made it. @returns whether one did */
async function buy(guest: Visitor, cart: CartReply, method: string): Promise<boolean> {
  const reply = await guest.ask(
    'mutation($m:String){checkout(input:{paymentMethod:$m,billing:{email:"g@example.test",country:DE}}){result order{total(format:RAW) subtotal(format:RAW) totalTax(format:RAW) shippingTotal(format:RAW) discountTotal(format:RAW) lineItems(first:100){nodes{productId quantity}}}}}',
    { m: method },
  );
  const result = reply.data?.["checkout"] as {
    order: { lineItems: { nodes: { productId: number; quantity: number }[] } };
  } | null;
  if (result === null || result === undefined) return false;
  const { total, subtotal, totalTax, shippingTotal, discountTotal } = cart;
  expect(result.order).toMatchObject({ total, subtotal, totalTax, shippingTotal, discountTotal });
  expect(result.order.lineItems.nodes.map((line) => [line.productId, line.quantity])).toEqual(
    cart.contents.nodes.map((line) => [line.product.node.databaseId, line.quantity]),
  );
  expect((await guest.cart()).contents.nodes).toEqual([]);
  return true;
}

function checkShelf({ shop }: Visitor): void {
  const { engine } = shop;
  for (const id of [5, 6]) {
    const product = engine.catalogue.byId.get(id);
    if (!product) throw new Error(`The shop of these tests has no product ${id}`);
    expect(getStock(engine, product).quantity).toBeGreaterThanOrEqual(0);
  }
  const entry = engine.catalogue.variations.get(202);
  if (!entry) throw new Error("The shop of these tests has no variation 202");
  expect(getStock(engine, entry.parent, 202).quantity).toBeGreaterThanOrEqual(0);
  for (const [code, first] of Object.entries(GIFT_CARDS)) {
    const paid = shop.shopkeeper
      .orders()
      .filter((order) => order.status !== "CANCELLED")
      .flatMap((order) => order.coupons)
      .filter((coupon) => coupon.code === code)
      .reduce((all, coupon) => all + Math.round(coupon.amount / 1_000_000), 0);
    expect(readGiftCardBalance(engine, code)).toBe(first - paid);
    expect(paid).toBeLessThanOrEqual(first);
  }
}

it("whatever visitors do, totals add up, shelves never go below zero, no total is negative, no gift card pays more than it holds, and orders equal their carts", async () => {
  let orderCount = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      const guest = new Visitor(openTestShop());
      const keys: string[] = [];
      for (const one of steps) {
        if (await take(guest, one, keys)) orderCount += 1;
        checkCart(await guest.cart());
        checkShelf(guest);
      }
    }),
    {
      numRuns: RUNS,
      // Random steps may place no order at all.
      examples: [
        [
          [
            { do: "add", product: 1, quantity: 2 },
            { do: "coupon", code: "gift-25" },
            { do: "checkout", method: "cod" },
          ],
        ],
      ],
    },
  );
  expect(orderCount).toBeGreaterThan(0);
});
