import { expect, test } from "vitest";
import { openTestShop } from "../testing/openTestShop.ts";
import { Visitor } from "../testing/Visitor.ts";

const update =
  'mutation($id:ID!,$status:OrderStatusEnum){updateOrder(input:{id:$id,status:$status,metaData:[{key:"repair_answer",value:"accept"}]}){order{status metaData(keysIn:["repair_answer"]){key value}}}}';
const note =
  'mutation($id:ID!){createOrderNote(input:{orderId:$id,note:"ready: Open until 16:00.",isCustomerNote:true}){orderNote{note isCustomerNote} order{orderNotes{nodes{note isCustomerNote}}}}}';

async function orderedShop() {
  const shop = openTestShop();
  const guest = new Visitor(shop);
  await guest.add(1);
  await guest.checkOut();
  const [order] = shop.shopkeeper.orders();
  return { shop, guest, id: String(order?.id) };
}

async function manager(shop: ReturnType<typeof openTestShop>) {
  const visitor = new Visitor(shop);
  await visitor.logIn("keeper", "keeper-of-the-shop");
  return visitor;
}

test("a shop manager writes meta data, a state and notes", async () => {
  const { shop, id } = await orderedShop();
  const keeper = await manager(shop);
  expect((await keeper.ask(update, { id, status: "COMPLETED" })).data).toEqual({
    updateOrder: { order: { status: "COMPLETED", metaData: [{ key: "repair_answer", value: "accept" }] } },
  });
  const noted = await keeper.ask(note, { id });
  expect(noted.data).toMatchObject({
    createOrderNote: { orderNote: { note: "ready: Open until 16:00.", isCustomerNote: true } },
  });
});

test("nobody else does", async () => {
  const { shop, guest, id } = await orderedShop();
  for (const question of [update, note])
    expect((await guest.ask(question, { id })).errors).toEqual([
      "User does not have the capabilities necessary to update an order.",
    ]);
  expect(shop.shopkeeper.orders()[0]?.metaData).not.toContainEqual({ key: "repair_answer", value: "accept" });
});

test("a guest's order becomes an account's, which lists it from then on", async () => {
  const { shop, guest, id } = await orderedShop();
  const keeper = await manager(shop);
  const assign =
    "mutation($id:ID!,$customerId:ID){updateOrder(input:{id:$id,customerId:$customerId}){order{customer{databaseId}}}}";
  expect((await keeper.ask(assign, { id, customerId: "2" })).data).toEqual({
    updateOrder: { order: { customer: { databaseId: 2 } } },
  });
  expect((await keeper.ask(assign, { id, customerId: "999" })).errors).toEqual(["Customer ID is invalid."]);
  expect((await guest.ask(assign, { id, customerId: "1" })).errors).toHaveLength(1);
  const maria = new Visitor(shop);
  await maria.logIn("maria", "maria-likes-tea");
  const list = await maria.ask("{customer{orders{nodes{databaseId}}}}");
  expect(list.data).toEqual({ customer: { orders: { nodes: [{ databaseId: Number(id) }] } } });
});

test("an order that is not there, and a way that there is not, are refused in words", async () => {
  const { shop, id } = await orderedShop();
  const keeper = await manager(shop);
  expect((await keeper.ask(update, { id: "999999" })).errors).toEqual(["No order exists with the database_id: 999999"]);
  expect((await keeper.ask(update, { id, status: "CHECKOUT_DRAFT" })).errors).toHaveLength(1);
});
