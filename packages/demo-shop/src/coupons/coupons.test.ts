import { expect, it } from "vitest";
import { openTestShop } from "../testing/openTestShop.ts";
import { Visitor } from "../testing/Visitor.ts";

const visitor = () => new Visitor(openTestShop());

it.each([
  ["nope", "Coupon &quot;nope&quot; cannot be applied because it does not exist."],
  ["expired", "Coupon &quot;expired&quot; has expired."],
  [
    "usedup",
    "Usage limit for coupon &quot;usedup&quot; has been reached. Please try again after some time, or contact us for help.",
  ],
  [
    "gift-empty",
    "Usage limit for coupon &quot;gift-empty&quot; has been reached. Please try again after some time, or contact us for help.",
  ],
  ["viponly", "Please enter a valid email at checkout to use coupon code &quot;viponly&quot;."],
  ["phones10", "Sorry, coupon &quot;phones10&quot; is not applicable to selected products."],
  ["nosale", "Sorry, coupon &quot;nosale&quot; is not valid for sale items."],
])("refuses %s in the shop's words", async (code, message) => {
  const guest = visitor();
  await guest.add(3);
  expect((await guest.coupon(code)).errors).toEqual([message]);
});

it("compares the goods' price with the least and the most that a coupon asks for", async () => {
  const guest = visitor();
  await guest.add(3);
  expect((await guest.coupon("min500")).errors[0]).toMatch(
    /^The minimum spend for coupon &quot;min500&quot; is <span.*500\.00/,
  );
  expect((await guest.coupon("max20")).errors[0]).toMatch(
    /^The maximum spend for coupon &quot;max20&quot; is <span.*20\.00/,
  );
});

it("lowers a code's letters, takes it once, and lets a lonely coupon stand alone", async () => {
  const guest = visitor();
  await guest.add(1);
  await guest.coupon("SAVE10");
  expect((await guest.coupon("save10")).errors).toEqual(["This coupon has already been applied to the cart"]);
  await guest.coupon("solo20");
  expect((await guest.cart()).appliedCoupons?.map((coupon) => coupon.code)).toEqual(["solo20"]);
  expect((await guest.coupon("save10")).errors[0]).toContain(
    "has already been applied and cannot be used in conjunction",
  );
});

it("gives free shipping where the goods alone would not", async () => {
  const guest = visitor();
  await guest.add(2);
  await guest.coupon("freeship");
  expect((await guest.cart()).chosenShippingMethods).toEqual(["free_shipping:2"]);
});

it("lets a gift card pay goods, tax and shipping, and keeps the rest for the next order", async () => {
  const guest = visitor();
  await guest.add(2);
  const reply = await guest.coupon("gift-25");
  expect(reply.data?.["applyCoupon"]).toMatchObject({
    applied: { description: "Gift card, €11.36 remaining" },
    cart: { total: "0", totalTax: "2.18" },
  });
  expect((await guest.checkOut({ paymentMethod: null })).data?.["checkout"]).toMatchObject({
    result: "success",
    order: { total: "0", status: "PROCESSING" },
  });
  await guest.add(1);
  await guest.coupon("gift-25");
  expect((await guest.cart()).total).toBe("269.64");
  await guest.checkOut();
  expect((await guest.coupon("gift-25")).errors[0]).toContain("Usage limit");
});

it("counts uses at checkout, for all and for one customer", async () => {
  const shop = openTestShop();
  const [first, second] = [new Visitor(shop), new Visitor(shop)];
  for (const guest of [first, second]) {
    await guest.add(1);
    await guest.coupon("once");
  }
  expect((await first.checkOut()).errors).toEqual([]);
  expect((await second.checkOut()).errors).toEqual(["Usage limit for coupon &quot;once&quot; has been reached."]);
  for (const expected of [[], ["Usage limit for coupon &quot;peruser1&quot; has been reached."]]) {
    const guest = new Visitor(shop);
    await guest.add(1);
    await guest.coupon("peruser1");
    expect((await guest.checkOut()).errors).toEqual(expected);
  }
});
