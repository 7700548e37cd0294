// @vitest-environment dom-on-node
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { smallCatalogue } from "@rewire/demo-shop/testing";
import { openShopperBrowser, type SessionEnding } from "../testing/openShopperBrowser.tsx";

type ShopperBrowser = Awaited<ReturnType<typeof openShopperBrowser>>;
type Tab = Awaited<ReturnType<ShopperBrowser["openTab"]>>;

const sessionEndings: readonly SessionEnding[] = ["anotherKey", "anotherShop", "forgotten", "tampered", "noCookie"];
const phone = { productId: 20, variationId: 201, choice: { pa_color: "black" } };
const openChoice = { productId: 21, variationId: 211, choice: { pa_color: "blue", "case-size": "44 mm" } };

let browser: ShopperBrowser;
let tab: Tab;
beforeEach(async () => {
  browser = await openShopperBrowser(smallCatalogue);
  tab = await browser.openTab();
});
afterEach(() => browser.close());

const lines = (from = tab) =>
  from
    .ready()
    .cart.lines.map(({ name, quantity }) => `${quantity} ${name}`)
    .toSorted();
const add = (productId: number, quantity = 1) => tab.do((commerce) => commerce.addToCart({ productId, quantity }));
const keyOf = (name: string) => tab.ready().cart.lines.find((line) => line.name === name)?.key ?? "";

/** Everything in the cart that is hard to put back: a variation, one whose choice is open, several of one, one sold singly. */
async function fill() {
  await tab.do((commerce) => commerce.addToCart({ ...phone, quantity: 2 }));
  await tab.do((commerce) => commerce.addToCart({ ...openChoice, quantity: 1 }));
  await add(2, 3);
  await add(9);
}
const all = ["1 Any Phone", "1 One Each", "2 Colour Phone", "3 Cheap Cable"];

describe.each(sessionEndings)("when the session has died (%s)", (sessionEnding) => {
  beforeEach(fill);

  test("the cart is there again when it is read", async () => {
    browser.sessionEndings[sessionEnding]();
    await tab.readAgain();
    expect(lines()).toEqual(all);
    expect(tab.ready().losses).toEqual([]);
    expect(tab.ready().cart.lines.find(({ name }) => name === "Any Phone")?.options).toEqual(["Blue", "44 mm"]);
  });

  test("an addition finds the others there", async () => {
    browser.sessionEndings[sessionEnding]();
    expect(await add(2)).toMatchObject({ ok: true });
    expect(lines()).toEqual(["1 Any Phone", "1 One Each", "2 Colour Phone", "4 Cheap Cable"]);
  });

  test("another number, a removal and a coupon are what was asked for", async () => {
    browser.sessionEndings[sessionEnding]();
    expect(await tab.do((commerce) => commerce.updateQuantity(keyOf("Cheap Cable"), 5))).toMatchObject({ ok: true });
    browser.sessionEndings[sessionEnding]();
    expect(await tab.do((commerce) => commerce.removeLine(keyOf("Colour Phone")))).toMatchObject({ ok: true });
    browser.sessionEndings[sessionEnding]();
    expect(await tab.do((commerce) => commerce.applyCoupon("save10"))).toMatchObject({ ok: true });
    expect(lines()).toEqual(["1 Any Phone", "1 One Each", "5 Cheap Cable"]);
    browser.sessionEndings[sessionEnding]();
    await tab.readAgain();
    expect(tab.ready().cart.coupons.map(({ code }) => code)).toEqual(["save10"]);
  });

  test("an emptied cart stays empty", async () => {
    await tab.do((commerce) => commerce.emptyCart());
    browser.sessionEndings[sessionEnding]();
    await tab.readAgain();
    expect(lines()).toEqual([]);
    expect(tab.ready().losses).toEqual([]);
  });

  test("what no longer fits is named, and as many as there are come back", async () => {
    await add(6, 8);
    await add(5, 2);
    browser.sessionEndings[sessionEnding]();
    browser.shop().shopkeeper.setStock(6, 3);
    browser.shop().shopkeeper.setStock(5, 0);
    await tab.readAgain();
    expect(lines()).toEqual([...all, "3 Ten Pieces"]);
    expect(tab.ready().losses).toMatchObject([
      {
        name: "Ten Pieces",
        requestedQuantity: 8,
        quantityInCart: 3,
        failure: { kind: "notEnoughStock", remaining: 3 },
      },
      { name: "Last Ones", requestedQuantity: 2, quantityInCart: 0, failure: { kind: "outOfStock" } },
    ]);
    await tab.readAgain();
    expect(tab.ready().losses).toHaveLength(2);
    await tab.do(async ({ state }) => (state.kind === "ready" ? state.dismissLostItems() : undefined));
    expect(tab.ready().losses).toEqual([]);
  });

  describe("a gift card, whose code is never stored,", () => {
    beforeEach(async () => {
      await tab.do((commerce) => commerce.applyCoupon("gift-25"));
      expect(JSON.stringify(browser.journal.read())).not.toContain("gift-25");
      browser.sessionEndings[sessionEnding]();
    });

    test("comes back while the page lives", async () => {
      await tab.readAgain();
      expect(lines()).toEqual(all);
      expect(tab.ready().cart.coupons.map(({ code }) => code)).toEqual(["gift-25"]);
      expect(tab.ready().losses).toEqual([]);
    });

    test("is named by its end on a page that was loaded since", async () => {
      tab.close();
      tab = await browser.openTab();
      await tab.readAgain();
      expect(lines()).toEqual(all);
      expect(tab.ready().losses).toMatchObject([{ kind: "giftCard", name: "…T-25" }]);
    });
  });
});

describe("without a network", () => {
  beforeEach(() => add(2, 3));

  test("changes wait, are shown, and are made in their order when it is back", async () => {
    browser.setNetwork("down");
    expect(await add(3)).toEqual({ ok: true, value: "pending" });
    expect(await tab.do((commerce) => commerce.updateQuantity(keyOf("Cheap Cable"), 4))).toMatchObject({
      value: "pending",
    });
    expect(await tab.do((commerce) => commerce.updateQuantity(keyOf("Cheap Cable"), 5))).toMatchObject({
      value: "pending",
    });
    expect(lines()).toEqual(["5 Cheap Cable"]);
    expect(tab.ready()).toMatchObject({ pendingCount: 2, pendingKeys: [keyOf("Cheap Cable")], losses: [] });
    browser.setNetwork("up");
    await tab.readAgain();
    expect(lines()).toEqual(["1 Reduced Lamp", "5 Cheap Cable"]);
    expect(tab.ready()).toMatchObject({ pendingCount: 0, pendingKeys: [] });
  });

  test("a line that waits is shown where somebody said how", async () => {
    browser.setNetwork("down");
    const preview = {
      name: "Reduced Lamp",
      slug: "reduced-lamp",
      options: [],
      image: null,
      unitPrice: { minor: 4500, currency: "EUR" },
      isVirtual: false,
    };
    await tab.do((commerce) => commerce.addToCart({ productId: 3, quantity: 2, preview }));
    expect(lines()).toEqual(["2 Reduced Lamp", "3 Cheap Cable"]);
    expect(tab.ready().cart.itemCount).toBe(5);
  });

  test("they survive a reload, and the session's death meanwhile", async () => {
    browser.setNetwork("down");
    await tab.do((commerce) => commerce.removeLine(keyOf("Cheap Cable")));
    await add(3, 2);
    tab.close();
    browser.sessionEndings.forgotten();
    browser.setNetwork("up");
    tab = await browser.openTab();
    expect(lines()).toEqual(["2 Reduced Lamp"]);
    expect(tab.ready().pendingCount).toBe(0);
  });

  test("what the shop then refuses is named", async () => {
    browser.setNetwork("down");
    await add(5, 2);
    browser.shop().shopkeeper.setStock(5, 1);
    browser.setNetwork("up");
    await tab.readAgain();
    expect(lines()).toEqual(["3 Cheap Cable"]);
    expect(tab.ready().losses).toMatchObject([
      { requestedQuantity: 2, quantityInCart: 0, failure: { kind: "notEnoughStock", remaining: 1 } },
    ]);
  });

  test("what is put back and sold out meanwhile is named with its options", async () => {
    await tab.do((commerce) => commerce.addToCart({ ...phone, quantity: 2 }));
    const line = tab.ready().cart.lines.find(({ name }) => name === "Colour Phone");
    if (!line) throw new Error("The phone is not in the cart");
    await tab.do((commerce) => commerce.removeLine(line.key));
    browser.setNetwork("down");
    expect(await tab.do((commerce) => commerce.restoreLine(line))).toMatchObject({ value: "pending" });
    browser.shop().shopkeeper.setStock(phone.variationId, 0);
    browser.setNetwork("up");
    await tab.readAgain();
    expect(tab.ready().losses).toMatchObject([{ name: "Colour Phone, Black", failure: { kind: "outOfStock" } }]);
  });

  test("a change whose answer was lost is not made twice", async () => {
    browser.setNetwork("lost");
    expect(await add(2, 2)).toMatchObject({ value: "pending" });
    expect(await tab.do((commerce) => commerce.removeLine(keyOf("Cheap Cable")))).toMatchObject({ value: "pending" });
    expect(await add(3)).toMatchObject({ value: "pending" });
    browser.setNetwork("up");
    await tab.readAgain();
    expect(lines()).toEqual(["1 Reduced Lamp"]);
    expect(tab.ready().pendingCount).toBe(0);
  });

  test("a removal that waits can be put back", async () => {
    browser.setNetwork("down");
    const [line] = tab.ready().cart.lines;
    if (!line) throw new Error("The cart is empty");
    await tab.do((commerce) => commerce.removeLine(line.key));
    expect(lines()).toEqual([]);
    await tab.do((commerce) => commerce.restoreLine(line));
    expect(lines()).toEqual(["3 Cheap Cable"]);
    browser.setNetwork("up");
    await tab.readAgain();
    expect(lines()).toEqual(["3 Cheap Cable"]);
  });
});

describe("two tabs", () => {
  test("follow one another, and what one has taken out the other does not bring back", async () => {
    await fill();
    const other = await browser.openTab();
    await tab.do((commerce) => commerce.removeLine(keyOf("Cheap Cable")));
    await other.readAgain();
    expect(lines(other)).toEqual(["1 Any Phone", "1 One Each", "2 Colour Phone"]);
    await other.do((commerce) => commerce.addToCart({ productId: 3, quantity: 1 }));
    await tab.readAgain();
    expect(lines()).toEqual(lines(other));
  });

  test("what waits is sent by one of them, once", async () => {
    const other = await browser.openTab();
    browser.setNetwork("down");
    await add(2, 2);
    await other.do((commerce) => commerce.addToCart({ productId: 3, quantity: 1 }));
    browser.setNetwork("up");
    await tab.readAgain();
    await other.readAgain();
    expect(lines()).toEqual(["1 Reduced Lamp", "2 Cheap Cable"]);
    expect(lines(other)).toEqual(lines());
  });
});
