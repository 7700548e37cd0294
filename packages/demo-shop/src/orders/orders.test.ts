import { describe, expect, it, test } from "vitest";
import { createFakeCardPayments } from "../checkout/createFakeCardPayments.ts";
import { createMemoryMailbox } from "../engine/Mailbox.ts";
import { defaultSettings, extraGateways } from "../settings/defaultSettings.ts";
import { createMemoryDatabase } from "../database/createMemoryDatabase.ts";
import { openTestShop } from "../testing/openTestShop.ts";
import { Visitor, type Reply } from "../testing/Visitor.ts";

interface Placed {
  readonly result: string;
  readonly redirect: string;
  readonly order: {
    readonly databaseId: number;
    readonly orderKey: string;
    readonly status: string;
    readonly total: string;
    readonly customer: { databaseId: number } | null;
    readonly needsPayment: boolean;
  };
}
const placed = (reply: Reply): Placed => reply.data?.["checkout"] as Placed;

async function buyer(id: number, quantity = 1, options: Parameters<typeof openTestShop>[0] = {}) {
  const shop = openTestShop(options);
  const guest = new Visitor(shop);
  await guest.add(id, quantity);
  return { shop, guest };
}

test("the letter about a bank transfer tells account, amount and reference, and names every code", async () => {
  const mailbox = createMemoryMailbox();
  const { guest } = await buyer(1, 2, { mailbox });
  for (const code of ["save10", "freeship"])
    await guest.ask(`mutation{applyCoupon(input:{code:"${code}"}){cart{total}}}`);
  const { databaseId, orderKey, total } = placed(await guest.checkOut({ paymentMethod: "bacs" })).order;
  const lines = mailbox.sent[0]?.text.split("\n") ?? [];
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Coupon SAVE10: -€\d+\.\d\d$/),
      "Coupon FREESHIP: applied",
      expect.stringContaining("IBAN DE02 1203 0000 0000 2020 51"),
      `Amount: €${total}`,
      `Reference: ${databaseId}`,
      `View your order: http://shop.example/order-status?number=${databaseId}&key=${orderKey}`,
    ]),
  );
});

test.each([
  ["de", "/de"],
  ["pt-br", "/pt-br"],
  ["en", ""],
  ["../evil", ""],
])('a letter about an order in the language %s leads to its page under "%s"', async (language, prefix) => {
  const mailbox = createMemoryMailbox();
  const { guest } = await buyer(1, 1, { mailbox });
  const metaData = [{ key: "storefront_language", value: language }];
  const { databaseId, orderKey } = placed(await guest.checkOut({ metaData })).order;
  expect(mailbox.sent[0]?.text).toContain(
    `http://shop.example${prefix}/order-status?number=${databaseId}&key=${orderKey}`,
  );
});

describe("checkout", () => {
  it.each([
    [1, "cod", "PROCESSING"],
    [1, "bacs", "ON_HOLD"],
    [1, "cheque", "ON_HOLD"],
    [15, "cod", "PROCESSING"],
    [16, "cod", "ON_HOLD"],
  ])("of product %i with %s makes an order that is %s", async (id, paymentMethod, status) => {
    const { guest } = await buyer(id);
    const reply = await guest.checkOut({ paymentMethod });
    expect(placed(reply)).toMatchObject({ result: "success", order: { status, customer: null } });
    expect(reply.token).toBeNull();
    expect((await guest.cart()).contents.itemCount).toBe(0);
  });

  it("places the order of a guest without an address and then cannot show it", async () => {
    const { guest, shop } = await buyer(1);
    const reply = await guest.ask(
      'mutation{checkout(input:{paymentMethod:"cod"}){result redirect order{id databaseId}}}',
    );
    expect(reply.errors).toEqual(["Internal server error"]);
    expect(placed(reply)).toMatchObject({ result: "success", order: null });
    expect(placed(reply).redirect).toMatch(
      /^http:\/\/shop\.example\/checkout\/order-received\/1001\/\?key=wc_order_\w{13}$/,
    );
    expect(shop.shopkeeper.orders()).toHaveLength(1);
  });

  it.each([
    [{ paymentMethod: null }, "Invalid payment method."],
    [{ paymentMethod: "paypal" }, "Invalid payment method."],
    [{ billing: { email: "not-an-email" } }, "Invalid billing email address"],
    [
      { account: { username: "maria", password: "secret-123" } },
      "An account is already registered with that username. Please choose another.",
    ],
  ])("with %j is refused and leaves the cart as it was", async (input, message) => {
    const { guest, shop } = await buyer(1);
    expect((await guest.checkOut(input)).errors).toEqual([message]);
    expect((await guest.cart()).contents.itemCount).toBe(1);
    expect(shop.shopkeeper.orders()).toEqual([]);
  });

  it("of nothing finds no session", async () => {
    expect((await new Visitor(openTestShop()).checkOut()).errors).toEqual(["Sorry, no session found."]);
  });

  it("refuses what the shelf has not got, though the cart took it", async () => {
    const { guest } = await buyer(5);
    const key = (await guest.cart()).contents.nodes[0]?.key;
    await guest.ask("mutation($key:ID!){updateItemQuantities(input:{items:[{key:$key,quantity:9}]}){cart{total}}}", {
      key,
    });
    expect((await guest.checkOut()).errors).toEqual([
      'Sorry, we do not have enough "Last Ones" in stock to fulfill your order (2 available). We apologize for any inconvenience caused.',
    ]);
  });

  it("takes pieces off the shelf, and gives them back when the order is cancelled", async () => {
    const { guest, shop } = await buyer(6, 4);
    const { order } = placed(await guest.checkOut());
    const readStock = async () =>
      (await guest.ask('{product(id:"ten-pieces",idType:SLUG){... on SimpleProduct{stockQuantity}}}')).data;
    expect(await readStock()).toEqual({ product: { stockQuantity: 6 } });
    shop.shopkeeper.setOrderStatus(order.databaseId, "CANCELLED");
    expect(await readStock()).toEqual({ product: { stockQuantity: 10 } });
    expect(() => shop.shopkeeper.setOrderStatus(order.databaseId, "REFUNDED")).toThrow(
      "cannot go from CANCELLED to REFUNDED",
    );
  });

  it("makes an account when asked, and links the order only when the account is logged in", async () => {
    const { guest } = await buyer(1);
    expect(placed(await guest.checkOut({ account: { username: "", password: "" } })).order.customer).toBeNull();
    const other = await buyer(1);
    const reply = await other.guest.checkOut({
      account: { username: "gina", password: "secret-123", authenticate: true },
    });
    expect(placed(reply).order.customer).not.toBeNull();
    expect(other.guest.cookie).toContain("wordpress_logged_in_");
  });

  it("believes a client who says that it has paid, as the live server does", async () => {
    const { guest } = await buyer(16);
    expect(placed(await guest.checkOut({ paymentMethod: "bacs", isPaid: true })).order.status).toBe("COMPLETED");
  });
});

describe("payment", () => {
  const settings = { gateways: [...defaultSettings.gateways, ...extraGateways] };

  it("by card counts when the card network says that the money came", async () => {
    const database = createMemoryDatabase();
    const cards = createFakeCardPayments(database);
    const { guest } = await buyer(1, 1, { settings, database, cards });
    const reply = await guest.ask(
      "{stripePaymentIntent(stripePaymentMethod:PAYMENT){amount currency clientSecret id error}}",
    );
    const intent = reply.data?.["stripePaymentIntent"] as { amount: number; id: string; clientSecret: string };
    expect(intent).toMatchObject({ amount: 28_100, currency: "EUR", error: null });
    expect(cards.confirm(intent.id, "wrong", "pay")).toBeUndefined();
    cards.confirm(intent.id, intent.clientSecret, "pay");
    expect(placed(await guest.checkOut({ paymentMethod: "stripe", transactionId: intent.id })).order).toMatchObject({
      status: "PROCESSING",
      needsPayment: false,
    });
  });

  it("by a card that nobody confirmed stays open", async () => {
    const { guest } = await buyer(1, 1, { settings });
    expect(placed(await guest.checkOut({ paymentMethod: "stripe", transactionId: "pi_none" })).order).toMatchObject({
      status: "PENDING",
      needsPayment: true,
    });
  });

  it("on another page holds the pieces for an hour and takes them when it is done", async () => {
    const { guest, shop } = await buyer(5, 2, { settings });
    const { order, redirect } = placed(await guest.checkOut({ paymentMethod: "bridge" }));
    expect(redirect).toBe(`http://shop.example/pay/${order.databaseId}/?key=${order.orderKey}`);
    const second = new Visitor(shop);
    expect((await second.add(5)).errors[0]).toContain("there is not enough stock");
    expect(() => shop.shopkeeper.receivePayment(order.databaseId, "wrong", "t1")).toThrow(
      "The key does not open order",
    );
    expect(shop.shopkeeper.receivePayment(order.databaseId, order.orderKey, "t1").status).toBe("PROCESSING");
    expect((await second.add(5)).errors[0]).toContain("out of stock");
  });

  it("that never comes lets the pieces go", async () => {
    const { guest, shop } = await buyer(5, 2, { settings });
    await guest.checkOut({ paymentMethod: "bridge" });
    shop.clock.now += 61 * 60_000;
    expect((await new Visitor(shop).add(5, 2)).errors).toEqual([]);
    expect(shop.shopkeeper.cancelOverdueOrders()).toBe(1);
    expect(shop.shopkeeper.orders()[0]?.status).toBe("CANCELLED");
  });
});

describe("an order", () => {
  const byNumber = (who: Visitor, id: number) =>
    who.ask(
      'query($id:ID!){order(id:$id,idType:DATABASE_ID){orderNumber status billing{email} metaData(keysIn:["device"]){key value} orderNotes{nodes{note isCustomerNote}}}}',
      { id: String(id) },
    );

  it("is read by its owner and the shop's manager, not by the guest who placed it", async () => {
    const { guest, shop } = await buyer(1);
    const { order } = placed(await guest.checkOut({ metaData: [{ key: "device", value: "Halden 6" }] }));
    expect((await byNumber(guest, order.databaseId)).errors).toEqual(["Not authorized to access this order"]);
    expect(
      (await guest.ask("query($id:ID!){order(id:$id,idType:ORDER_KEY){id}}", { id: order.orderKey })).errors,
    ).toEqual(["Not authorized to access this order"]);
    expect((await byNumber(guest, 999_999)).errors).toEqual(["No order exists with the database_id: 999999"]);
    expect((await guest.ask('{order(id:"nope",idType:ORDER_KEY){id}}')).errors).toEqual([
      "No order ID was found corresponding to the order_key: nope",
    ]);
    shop.shopkeeper.addNote(order.databaseId, "Your device is on the bench.", true);
    const keeper = new Visitor(shop);
    await keeper.logIn("keeper", "keeper-of-the-shop");
    expect((await byNumber(keeper, order.databaseId)).data).toMatchObject({
      order: {
        status: "PROCESSING",
        billing: { email: "gina@example.test" },
        metaData: [{ key: "device", value: "Halden 6" }],
        orderNotes: { nodes: [{ note: "Your device is on the bench.", isCustomerNote: true }, {}] },
      },
    });
  });

  it("equals the cart that made it", async () => {
    const { guest } = await buyer(20, 1, {});
    await guest.add(202, 2);
    await guest.add(3);
    await guest.coupon("save10");
    const cart = await guest.cart();
    const { order } = placed(await guest.checkOut());
    expect(order).toMatchObject({
      total: cart.total,
      subtotal: cart.subtotal,
      discountTotal: cart.discountTotal,
      shippingTotal: cart.shippingTotal,
      totalTax: cart.totalTax,
    });
  });

  it("stands in its customer's list, newest first, and is found by a search", async () => {
    const shop = openTestShop();
    const maria = new Visitor(shop);
    await maria.logIn("maria", "maria-likes-tea");
    for (const id of [1, 2]) {
      await maria.add(id);
      await maria.checkOut();
    }
    const list = (
      await maria.ask(
        '{customer{orderCount totalSpent isPayingCustomer orders(first:100){nodes{databaseId customer{databaseId}}} found:orders(where:{search:"1001"}){nodes{databaseId}}}}',
      )
    ).data;
    expect(list).toMatchObject({
      customer: {
        orderCount: 2,
        isPayingCustomer: true,
        orders: { nodes: [{ databaseId: 1002, customer: { databaseId: 2 } }, { databaseId: 1001 }] },
        found: { nodes: [{ databaseId: 1001 }] },
      },
    });
    expect((await new Visitor(shop).ask("{customer{orders{nodes{id}}} orders{nodes{id}}}")).data).toEqual({
      customer: { orders: { nodes: [] } },
      orders: { nodes: [] },
    });
  });

  it("writes to its customer", async () => {
    const mailbox = createMemoryMailbox();
    const { guest } = await buyer(1, 1, { mailbox });
    await guest.checkOut();
    expect(mailbox.sent).toMatchObject([{ to: "gina@example.test", subject: "Your Rewire order has been received!" }]);
  });

  it("tells the shopkeeper when few pieces are left, and when none is", async () => {
    const mailbox = createMemoryMailbox();
    const { guest } = await buyer(5, 1, { mailbox });
    await guest.checkOut();
    await guest.add(5);
    await guest.checkOut();
    expect(mailbox.sent.filter((mail) => mail.to === "shop@rewire.example").map((mail) => mail.text)).toEqual([
      "Last Ones is low in stock. There are 1 left.",
      "Last Ones is out of stock.",
    ]);
  });

  it("opens its downloads when it is paid, and shows every guest those of all guests", async () => {
    const { guest, shop } = await buyer(16);
    const { order } = placed(await guest.checkOut());
    const downloads =
      "{customer{downloadableItems(first:100){nodes{name url downloadsRemaining accessExpires product{slug}}}}}";
    expect((await guest.ask(downloads)).data).toEqual({ customer: { downloadableItems: { nodes: [] } } });
    shop.shopkeeper.setOrderStatus(order.databaseId, "PROCESSING");
    expect((await new Visitor(shop).ask(downloads)).data).toMatchObject({
      customer: {
        downloadableItems: {
          nodes: [
            { name: "Read me", downloadsRemaining: null, accessExpires: null },
            {
              name: "Guide",
              downloadsRemaining: 3,
              accessExpires: "2026-12-21 00:00:00",
              product: { slug: "photo-guide" },
            },
          ],
        },
      },
    });
    const listNames = async () => (await new Visitor(shop).ask("{customer{downloadableItems{nodes{name}}}}")).data;
    shop.clock.now += 30 * 86_400_000;
    // Its last day.
    expect(await listNames()).toMatchObject({ customer: { downloadableItems: { nodes: [{}, { name: "Guide" }] } } });
    shop.clock.now += 86_400_000;
    expect(await listNames()).toEqual({ customer: { downloadableItems: { nodes: [{ name: "Read me" }] } } });
  });
});
